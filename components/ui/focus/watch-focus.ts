/**
 * Watches for the focused element being removed from `part`: browsers then reset the focus to the top of the page.
 * @param onFocus receives the focused element, and whether it is in `part`
 * @param onLost called when it was removed and nothing else has taken the focus
 * @returns a function that stops watching
 */
export function watchFocus(
  part: Element,
  onFocus: (target: Element, within: boolean) => void,
  onLost: () => void,
): () => void {
  let focused: Element | null = null;
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    focused = part.contains(target) ? target : null;
    onFocus(target, focused !== null);
  };
  const check = () => {
    if (!focused || focused.isConnected || document.activeElement !== document.body) return;
    focused = null;
    onLost();
  };
  document.addEventListener("focusin", remember);
  const observer = new MutationObserver(check);
  observer.observe(part, { childList: true, subtree: true });
  return () => {
    document.removeEventListener("focusin", remember);
    observer.disconnect();
  };
}
