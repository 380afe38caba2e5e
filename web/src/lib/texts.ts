/** Texts that are fetched when they are needed. Unlike a part of the program, a text that did not come can be asked
 *  for once more. */

export async function fetched(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(address);
  return response.text();
}
