type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Makes each entry once more when its field is React's. Its hydration writes over a text area that is not empty, and does
 * not know what the other fields show: its next rendering writes over a text, and a switch shows what nobody has saved. Is
 * sent to the browser as its own source, so it names nothing from outside of it.
 * @param hydrated the event that says that React has hydrated the page's root
 * @param effective the event that says that the effects of it have run, without which a store is not listened to
 */
export function keepEarlyEntries(hydrated: string, effective: string): void {
  const fields = "input:not([type=hidden]),select,textarea";
  const entries = new Map<Field, { entry: string | boolean; caret: number | null }>();
  let ready = false;
  let giving = false;
  let timer: ReturnType<typeof setTimeout>;

  const isTicked = (field: Field) => field.type === "checkbox" || field.type === "radio";
  const shown = (field: Field) => (isTicked(field) ? (field as HTMLInputElement).checked : field.value);
  const given = (field: Field) => {
    if (field instanceof HTMLSelectElement)
      return ([...field.options].find((option) => option.defaultSelected) ?? field.options[0])?.value ?? "";
    if (isTicked(field)) return (field as HTMLInputElement).defaultChecked;
    return field.type === "file" ? "" : field.defaultValue;
  };
  const keep = (field: Field) => {
    const caret = field === document.activeElement ? (field as HTMLInputElement).selectionEnd : null;
    if (!field.disabled && (field.type !== "radio" || shown(field)))
      entries.set(field, { entry: shown(field), caret });
  };

  /** Whether an event reaches the field: React stops those of a part that it has not hydrated yet. */
  const reaches = (field: Field) => {
    let reached = false;
    field.addEventListener("input", () => (reached = true), { capture: true, once: true });
    field.dispatchEvent(new Event("input", { bubbles: true }));
    return reached;
  };
  /** With another value before it: React ignores an event that brings the one it has seen. */
  const enter = (field: Field, entry: string | boolean, caret: number | null) => {
    if (typeof entry === "boolean") {
      (field as HTMLInputElement).checked = !entry;
      return field.click();
    }
    if (!field.matches("select,[type=file]")) {
      const { selectionEnd } = field as HTMLInputElement;
      const at = field.value === entry ? selectionEnd : caret;
      field.value = entry ? "" : "0";
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, entry);
      if (at !== null && field === document.activeElement)
        (field as HTMLInputElement).setSelectionRange(at, at);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    } else {
      if (field.type !== "file") field.value = entry;
      field.dispatchEvent(new Event("change", { bubbles: true }));
    }
  };
  const giveAll = () => {
    clearTimeout(timer);
    giving = true;
    for (const [field, { entry, caret }] of entries) {
      if (field.isConnected && !reaches(field)) continue;
      entries.delete(field);
      if (field.isConnected) enter(field, entry, caret);
    }
    giving = false;
    if (entries.size > 0) timer = setTimeout(giveAll, 100);
  };

  addEventListener(
    "input",
    ({ target }) => {
      const field = target as Field;
      if (giving || !field.matches(fields)) return;
      if (!ready) return keep(field);
      entries.delete(field);
      let reached = false;
      field.addEventListener("input", () => (reached = true), { capture: true, once: true });
      setTimeout(() => {
        if (reached) return;
        keep(field);
        giveAll();
      });
    },
    true,
  );
  addEventListener("submit", giveAll, true);
  addEventListener(hydrated, () => {
    ready = true;
    for (const field of document.querySelectorAll<Field>(fields))
      if (!entries.has(field) && shown(field) !== given(field)) keep(field);
  });
  // Behind React's own work: within it no entry would be rendered before the next one.
  addEventListener(effective, () => queueMicrotask(giveAll));
}
