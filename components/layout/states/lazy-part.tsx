import { type ReactNode, Suspense, useState } from "react";

/**
 * Around a part of a page with a script of its own that is there from the beginning, or comes later. What comes later has
 * a Suspense boundary, so that the page does not wait for its script. What is there from the beginning has none: React
 * sends the content of a boundary behind a long page, which then moves, and which lacks it without JavaScript.
 */
export function LazyPart({ children }: { children: ReactNode }) {
  const [isFirst] = useState(Boolean(children));
  return isFirst ? children : <Suspense fallback={null}>{children}</Suspense>;
}
