import type { ReactNode } from "react";

/** A message about an action, shown near the control that caused it. */
export type ToastMessage = {
  kind: "success" | "failure" | "note";
  title: ReactNode;
  description?: ReactNode;
  /** One follow-up action, e.g. Undo. */
  action?: { label: string; onClick: () => void };
  /** A message with the same id replaces the one shown. */
  id?: string;
  /** It is told on the page that is opened next; a failure otherwise leaves with its page. */
  forNextPage?: boolean;
};
