/** Verifies fair dice, as far as a browser can (docs/protocol.md). */

/** Whether a secret matches its commitment; null if it isn't published yet, or can't be checked. */
export async function matchesCommitment(secret: string | null, commitment: string): Promise<boolean | null> {
  // Browsers compute digests only on secure pages.
  const digests = crypto.subtle as SubtleCrypto | undefined;
  if (secret === null || digests === undefined) return null;
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const digest = new Uint8Array(await digests.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("") === commitment;
}
