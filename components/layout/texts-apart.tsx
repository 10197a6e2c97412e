import { Children, type ReactNode } from "react";

/**
 * What `t.rich` gives, with each of its texts in an element of its own: a page that the browser translates keeps none of
 * its text nodes, and React fails at one that it wants to change or remove.
 */
export const textsApart = (rich: ReactNode): ReactNode =>
  Children.map(rich, (part) => (typeof part === "string" ? <span>{part}</span> : part));
