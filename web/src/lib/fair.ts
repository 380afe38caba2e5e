/** Fair dice, as far as a browser can check them (docs/protocol.md). */

/** Whether a secret is the one that was committed to; null where there is none yet, or no way to tell. */
export async function matchesCommitment(secret: string | null, commitment: string): Promise<boolean | null> {
  // A page that is not served safely has no digests.
  const digests = crypto.subtle as SubtleCrypto | undefined;
  if (secret === null || digests === undefined) return null;
  const bytes = Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const digest = new Uint8Array(await digests.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("") === commitment;
}
