import type { ReactNode } from "react";
import { showToast } from "./toast-store";

/** A message about an action, shown near the control that caused it. */
export type ToastMessage = {
  kind: "success" | "failure" | "note";
  title: ReactNode;
  description?: ReactNode;
  /** One follow-up action, e.g. Undo. */
  action?: { label: string; onClick: () => void };
  /** A message with the same id replaces the one shown. */
  id?: string;
};

type Extras = Pick<ToastMessage, "description" | "action" | "id">;

/** Shows a message. Success and notes disappear by themselves, failures stay until closed. */
export const toast = {
  success: (title: ReactNode, extras?: Extras) => showToast({ kind: "success", title, ...extras }),
  error: (title: ReactNode, extras?: Extras) => showToast({ kind: "failure", title, ...extras }),
  note: (title: ReactNode, extras?: Extras) => showToast({ kind: "note", title, ...extras }),
};
