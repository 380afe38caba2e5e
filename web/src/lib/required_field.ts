/** Shows the message about an empty required field in the language of the page instead of the browser's. */

import type { Attachment } from "svelte/attachments";
import { say } from "./words.svelte";

export const requiredField: Attachment<HTMLInputElement> = (field) => {
  const tell = (): void => field.setCustomValidity(field.validity.valueMissing ? say("web-fill-in") : "");
  const forget = (): void => field.setCustomValidity("");
  const form = field.form; // another control of the form may make the field optional
  field.addEventListener("invalid", tell);
  field.addEventListener("input", forget);
  form?.addEventListener("change", forget);
  return () => {
    field.removeEventListener("invalid", tell);
    field.removeEventListener("input", forget);
    form?.removeEventListener("change", forget);
  };
};
