/**
 * For the `ref` of a form with controlled fields: what was typed or chosen before script ran becomes what the
 * form knows, and is not wiped by its first change. Give such a form `method="dialog"`, which the browser does
 * not send: sent without script, all that was typed would land in the address and be lost.
 */
export function adoptTyped(form: HTMLFormElement | null): void {
  for (const field of form?.elements ?? []) {
    if (field instanceof HTMLSelectElement) {
      const given = [...field.options].find((option) => option.defaultSelected) ?? field.options[0];
      if (field.value !== given?.value) field.dispatchEvent(new Event("change", { bubbles: true }));
    } else if (
      field instanceof HTMLTextAreaElement ||
      (field instanceof HTMLInputElement && field.type === "text")
    ) {
      if (field.value !== field.defaultValue) adoptText(field);
    }
  }
}

/** React overlooks an event whose text it has seen; set past its own setter, the text is news to it. */
function adoptText(field: HTMLInputElement | HTMLTextAreaElement): void {
  const typed = field.value;
  field.value = field.defaultValue;
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, typed);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
