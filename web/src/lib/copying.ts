/** Copy a text to the clipboard; returns whether that worked. */
export async function copied(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Without permission, or on an insecure page: copy from a text field, placed where it can have the focus.
    const field = document.createElement("textarea");
    field.value = text;
    (document.querySelector("dialog[open]") ?? document.body).append(field);
    field.select();
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- there is no replacement without the clipboard API
    const done = document.execCommand("copy");
    field.remove();
    return done;
  }
}
