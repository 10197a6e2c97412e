/** Frames to wait for the marks: React may draw them a frame or two after the one that asked. */
const PATIENCE = 20;

/** Moves the cursor to the first field of a form that is marked as wrong, once it is drawn. */
export function focusFirstError(form: HTMLFormElement, patience = PATIENCE): void {
  requestAnimationFrame(() => {
    const field = form.querySelector<HTMLElement>("[aria-invalid=true]");
    if (field) field.focus();
    else if (patience > 0) focusFirstError(form, patience - 1);
  });
}
