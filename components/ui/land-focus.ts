/** Puts the keyboard on what may be no control, e.g. the item of a list; the page stays where it is. */
export function landFocus(place: Element | null | undefined): void {
  if (!(place instanceof HTMLElement)) return;
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
