/** Texts that are fetched on demand. Unlike a module of the program, a text that failed to load can be fetched again.
 *  */

export async function fetched(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(address);
  return response.text();
}
