import type { ReactNode } from "react";

type SubmitButtonProps = {
  busy: boolean;
  /** The primary button's classes and its spinner, made on the server. */
  button: string;
  spinner: ReactNode;
  children: string;
};

/** Sends the form; while it is on its way, pressing it does nothing, and the keyboard stays on it. */
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
      {children}
    </button>
  );
}
