/** Whether the element with the place is visible and not closing. An empty place itself has no size. */
function isOpen(place: Element): boolean {
  return (place.parentElement?.checkVisibility() ?? false) && !place.closest("[data-state=closed]");
}

/**
 * Where a message is shown: in the open dialog, else beside the control that was pressed, else in the page's own place.
 */
export function findToastRegion(pressed: Element | null): Element | null {
  const all = [...document.querySelectorAll("[data-toast-place]")].filter(isOpen);
  const last = (of: string) => all.findLast((place) => place.getAttribute("data-toast-place") === of);
  const scope = pressed?.isConnected ? pressed.closest("[data-toast-scope]") : null;
  const beside = all.find((place) => place.closest("[data-toast-scope]") === scope && scope);
  return last("window") ?? beside ?? last("page") ?? null;
}
