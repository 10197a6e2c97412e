/**
 * Watches the keyboard for the case that what has it leaves `part` with it: a browser then puts it at the page's top.
 * @param onFocus told what has it now, and whether that is in `part`
 * @param onLost told when that has left, and nothing else has taken the keyboard
 * @returns what ends the watch
 */
export function watchFocus(
  part: Element,
  onFocus: (target: Element, within: boolean) => void,
  onLost: () => void,
): () => void {
  let held: Element | null = null;
  const remember = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    held = part.contains(target) ? target : null;
    onFocus(target, held !== null);
  };
  const look = () => {
    if (!held || held.isConnected || document.activeElement !== document.body) return;
    held = null;
    onLost();
  };
  document.addEventListener("focusin", remember);
  const observer = new MutationObserver(look);
  observer.observe(part, { childList: true, subtree: true });
  return () => {
    document.removeEventListener("focusin", remember);
    observer.disconnect();
  };
}
