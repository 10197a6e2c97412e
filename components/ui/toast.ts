import type { ReactNode } from "react";

/** A message that floats in the corner. */
export type ToastMessage = {
  kind: "success" | "failure" | "note";
  title: ReactNode;
  description?: ReactNode;
  /** One thing to do about it, e.g. Undo. */
  action?: { label: string; onClick: () => void };
  /** A message with the same id replaces the one shown. */
  id?: string;
};

type Extras = Pick<ToastMessage, "description" | "action" | "id">;

const waiting: ToastMessage[] = [];
let show: ((message: ToastMessage) => void) | undefined;
let wake: (() => void) | undefined;

function send(message: ToastMessage): void {
  if (show) return show(message);
  waiting.push(message);
  wake?.();
}

/** Shows a message. Success and notes leave by themselves, a failure stays until it is closed. */
export const toast = {
  success: (title: ReactNode, extras?: Extras) => send({ kind: "success", title, ...extras }),
  error: (title: ReactNode, extras?: Extras) => send({ kind: "failure", title, ...extras }),
  note: (title: ReactNode, extras?: Extras) => send({ kind: "note", title, ...extras }),
};

/** For the toaster alone: called when the first message waits, so that nothing heavy loads before. */
export function onFirstToast(listener: () => void): () => void {
  wake = listener;
  if (waiting.length > 0) listener();
  return () => {
    wake = undefined;
  };
}

/** For the toaster alone: takes over showing, with what has waited. */
export function deliverToasts(deliver: (message: ToastMessage) => void): () => void {
  show = deliver;
  waiting.splice(0).forEach(deliver);
  return () => {
    show = undefined;
  };
}
