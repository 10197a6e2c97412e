import type { ReactNode } from "react";

type SubmitButtonProps = {
  busy: boolean;
  /** The primary button's classes and spinner, rendered on the server. */
  button: string;
  spinner: ReactNode;
  children: string;
};

/** Submits the form. While pending it ignores presses but keeps the focus. */
export function SubmitButton({ busy, button, spinner, children }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={(event) => busy && event.preventDefault()}
      className={button}
    >
      {busy && spinner}
      <span>{children}</span>
    </button>
  );
}
