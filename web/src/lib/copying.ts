/** Put a text where it can be pasted from; whether that could be done. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Without leave, or where the page is not served safely: by a field, inside of what can have the focus now.
    const field = document.createElement("textarea");
    field.value = text;
    (document.querySelector("dialog[open]") ?? document.body).append(field);
    field.select();
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- there is nothing newer where the clipboard is closed
    const done = document.execCommand("copy");
    field.remove();
    return done;
  }
}
