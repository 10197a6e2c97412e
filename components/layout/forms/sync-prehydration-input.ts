/** The fields whose text an owner types. Those of `type="date"` hold an empty string until a whole date is given. */
const TYPED = new Set(["text", "date"]);

/**
 * For the `ref` of a form, or of another element around controlled fields: values entered before hydration become their
 * state instead of being overwritten by the first render.
 */
export function syncPrehydrationInput(around: HTMLElement | null): void {
  for (const field of around?.querySelectorAll("input, select, textarea") ?? []) {
    if (field instanceof HTMLSelectElement) {
      const given = [...field.options].find((option) => option.defaultSelected) ?? field.options[0];
      if (field.value !== given?.value) field.dispatchEvent(new Event("change", { bubbles: true }));
    } else if (
      field instanceof HTMLTextAreaElement ||
      (field instanceof HTMLInputElement && TYPED.has(field.type))
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
