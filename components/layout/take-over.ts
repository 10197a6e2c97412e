/**
 * For a form's `ref`: once script runs, our own words take the place of the browser's complaints. Before that the
 * browser checks the fields, so that nothing typed is lost to a form sent without script.
 */
export function takeOver(form: HTMLFormElement | null): void {
  if (form) form.noValidate = true;
}
