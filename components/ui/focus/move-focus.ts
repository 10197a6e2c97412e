/** Focuses an element that may not be focusable, e.g. a list item, without scrolling. */
export function moveFocus(place: Element | null | undefined): void {
  if (!(place instanceof HTMLElement)) return;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** Focuses an element that has just appeared, unless the user is already typing or choosing elsewhere. */
export function moveFocusWhenIdle(place: Element | null | undefined): void {
  const busy = "input, textarea, select, [role=dialog], [role=alertdialog], [role=menu]";
  if (!document.activeElement?.closest(busy)) moveFocus(place);
}
