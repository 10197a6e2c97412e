/** Frames to wait for the error marks: React may render them a frame or two after the state change. */
const MAX_FRAMES = 20;

/** Focuses the first invalid field of a form, once it is rendered. */
export function focusFirstError(form: HTMLFormElement, frames = MAX_FRAMES): void {
  requestAnimationFrame(() => {
    const field = form.querySelector<HTMLElement>("[aria-invalid=true]");
    if (field) field.focus();
    else if (frames > 0) focusFirstError(form, frames - 1);
  });
}
