import type { ReactNode } from "react";
import type { ToastMessage } from "./toast-message";
import { showToast } from "./toast-store";

type Extras = Pick<ToastMessage, "description" | "action" | "id">;

/** Shows a message. Success and notes disappear by themselves, failures stay until closed. */
export const toast = {
  success: (title: ReactNode, extras?: Extras) => showToast({ kind: "success", title, ...extras }),
  error: (title: ReactNode, extras?: Extras) => showToast({ kind: "failure", title, ...extras }),
  note: (title: ReactNode, extras?: Extras) => showToast({ kind: "note", title, ...extras }),
};
