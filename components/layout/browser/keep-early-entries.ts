type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * Makes each entry once more when its field is React's. Its hydration writes over a text area that is not empty, and does
 * not know what the other fields show: its next rendering writes over a text, and a switch shows what nobody has saved. Is
 * sent to the browser as its own source, so it names nothing from outside of it.
 * @param hydrated the event that says that React has hydrated the page's root
 * @param effective the event that says that the effects of it have run, without which a store is not listened to
 * @param pressed the event that comes before a press: entries are given first, and the press waits where they cannot be yet
 */
export function keepEarlyEntries(hydrated: string, effective: string, pressed: string): void {
  const fields = "input:not([type=hidden]),select,textarea";
  const entries = new Map<Field, { entry: string | boolean; caret: number | null }>();
  /** Choices that were given in this task. */
  const given = new Set<Field>();
  let ready: boolean | undefined;
  let listened: boolean | undefined;
  let giving: boolean | undefined;
  let timer: ReturnType<typeof setTimeout>;

  const isTicked = (field: Field) => field.type === "checkbox" || field.type === "radio";
  const shown = (field: Field) => (isTicked(field) ? (field as HTMLInputElement).checked : field.value);
  const keep = (field: Field) => {
    // Last, as it was made: of a radio's group the last choice counts.
    entries.delete(field);
    entries.set(field, { entry: shown(field), caret: (field as HTMLInputElement).selectionEnd });
  };
  /** Has a tick or a select show what it was given: what React knows, without a click or a change that would save it. */
  const setBack = (field: Field) => {
    if ("options" in field) for (const option of field.options) option.selected = option.defaultSelected;
    else (field as HTMLInputElement).checked = (field as HTMLInputElement).defaultChecked;
  };

  const fire = (field: Field, type: string) => field.dispatchEvent(new Event(type, { bubbles: true }));
  /** @returns whether an event has reached the field since */
  const listen = (field: Field) => {
    let reached = false;
    field.addEventListener("input", () => (reached = true), { capture: true, once: true });
    return () => reached;
  };
  /** Whether an event reaches the field: React stops those of a part that it has not hydrated yet. */
  const reaches = (field: Field) => {
    const reached = listen(field);
    fire(field, "input");
    return reached();
  };
  /** With another value before it: React ignores an event that brings the one it has seen. */
  const enter = (field: Field, entry: string | boolean, caret: number | null) => {
    if (typeof entry === "boolean") {
      if (field.disabled) return setBack(field);
      (field as HTMLInputElement).checked = !entry;
      return field.click();
    }
    if (!field.matches("select,[type=file]")) {
      const at = field.value === entry ? (field as HTMLInputElement).selectionEnd : caret;
      field.value = entry ? "" : "0";
      // Past React's own setter, which would take note of it.
      Reflect.set(Object.getPrototypeOf(field) as object, "value", entry, field);
      if (at !== null && field === document.activeElement)
        (field as HTMLInputElement).setSelectionRange(at, at);
      fire(field, "input");
    } else {
      if (field.type !== "file") field.value = entry;
      fire(field, "change");
      given.add(field);
      setTimeout(() => given.delete(field));
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
      const reached = listen(field);
      setTimeout(() => {
        if (reached()) return;
        keep(field);
        giveAll();
      });
    },
    true,
  );
  // A choice whose first event has brought the hydration forward: React takes the second one, or has had it given.
  addEventListener(
    "change",
    (event) => {
      const field = event.target as Field;
      if (giving || !ready || !field.matches("select,[type=file]")) return;
      if (given.has(field)) event.stopImmediatePropagation();
      else entries.delete(field);
    },
    true,
  );
  // Before hydration nobody would take them: React keeps the sending, and repeats it.
  addEventListener("submit", () => ready && giveAll(), true);
  addEventListener(pressed, (event) => (listened ? giveAll() : event.preventDefault()));
  addEventListener(hydrated, () => {
    ready = true;
    const chosen = [...entries.keys()].map(({ type, name }) => type === "radio" && name);
    for (const field of document.querySelectorAll<Field>(fields)) {
      if (entries.has(field) || (chosen.includes(field.name) && !field.disabled)) continue;
      // Without an event the browser has restored it from an earlier visit, and a tick or a choice may save at once.
      if (isTicked(field) || "options" in field) setBack(field);
      else if (field.value !== field.defaultValue) keep(field);
    }
  });
  addEventListener(effective, () => {
    listened = true;
    // Behind React's own work: within it no entry would be rendered before the next one.
    queueMicrotask(giveAll);
  });
}
