import type { ReactNode } from "react";
import type { ToastMessage } from "./toast-message";
import { showToast } from "./toast-store";

type Extras = Pick<ToastMessage, "description" | "action" | "id" | "forNextPage">;

/** Shows a message. Success and notes leave by themselves; a failure stays until it is closed, its repeat has succeeded, or its page is left. */
export const toast = {
  success: (title: ReactNode, extras?: Extras) => showToast({ kind: "success", title, ...extras }),
  error: (title: ReactNode, extras?: Extras) => showToast({ kind: "failure", title, ...extras }),
  note: (title: ReactNode, extras?: Extras) => showToast({ kind: "note", title, ...extras }),
};
