/**
 * For a form's `ref`: once JavaScript runs, our own messages replace the browser's. Before that the browser validates,
 * so that input is not lost to a form submitted natively.
 */
export function suppressNativeValidation(form: HTMLFormElement | null): void {
  if (form) form.noValidate = true;
}
