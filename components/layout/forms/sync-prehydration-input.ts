/**
 * For the `ref` of a form with controlled fields: values entered before hydration become the form's state instead of
 * being overwritten by its first render.
 */
export function syncPrehydrationInput(form: HTMLFormElement | null): void {
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

/** React ignores an input event whose value it has already seen; setting it past React's own setter makes it new. */
function adoptText(field: HTMLInputElement | HTMLTextAreaElement): void {
  const typed = field.value;
  field.value = field.defaultValue;
  const prototype =
    field instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
  Object.getOwnPropertyDescriptor(prototype, "value")?.set?.call(field, typed);
  field.dispatchEvent(new Event("input", { bubbles: true }));
}
