/** Who leaves out what has to be filled in is told so in the language of the page, not in that of the browser. */

import type { Attachment } from "svelte/attachments";
import { say } from "./words.svelte";

export const requiredField: Attachment<HTMLInputElement> = (field) => {
  const tell = (): void => field.setCustomValidity(field.validity.valueMissing ? say("web-fill-in") : "");
  const forget = (): void => field.setCustomValidity("");
  const form = field.form; // another part of it may make that it need not be filled in any more
  field.addEventListener("invalid", tell);
  field.addEventListener("input", forget);
  form?.addEventListener("change", forget);
  return () => {
    field.removeEventListener("invalid", tell);
    field.removeEventListener("input", forget);
    form?.removeEventListener("change", forget);
  };
};
