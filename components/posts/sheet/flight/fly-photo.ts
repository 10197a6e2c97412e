import { flushSync } from "react-dom";
import { floatingCopy, fly, isCutOff, wantsNoMotion } from "./photo-flight";

/** The sheet's first photo. */
const OWN = "[data-sheet-body] [data-post-photos] img";

/** The offset from the sheet's starting position to its final one. */
function wayOf(sheet: Element, from: DOMRect): { x: number; y: number } {
  const { left, top } = sheet.getBoundingClientRect();
  const isRight = sheet.getAttribute("data-vaul-drawer-direction") === "right";
  return {
    x: isRight ? innerWidth - from.width - left : 0,
    y: isRight ? 0 : innerHeight - from.height - top,
  };
}

/**
 * Opens a post's sheet, and has the photo of what was pressed become the sheet's own as it slides in. The sheet opens
 * within the press: the browser's view transitions take a snapshot of the page first, which was measured to delay it by
 * 80 to 150 ms. Without a photo, without motion, or where the sheet would cut the photo off, it only opens.
 */
export function flyPhoto(pressed: Element, open: () => void): void {
  const photo = pressed.closest("li")?.querySelector<HTMLElement>("img");
  if (!photo || wantsNoMotion()) return open();
  const from = photo.getBoundingClientRect();
  flushSync(open);
  const own = document.querySelector<HTMLImageElement>(OWN);
  const [sheet, body] = [own?.closest("[data-vaul-drawer]"), own?.closest("[data-sheet-body]")];
  const slide = sheet?.getAnimations()[0];
  if (!own || !sheet?.parentElement || !body || !(slide?.effect instanceof KeyframeEffect)) return;
  const size = own.getBoundingClientRect();
  if (isCutOff(size, body)) return;

  const way = wayOf(sheet, sheet.getBoundingClientRect());
  // In step with the sheet, whose keyframes have the easing.
  const { duration } = slide.effect.getComputedTiming();
  const arrive = fly(own, {
    from,
    to: { left: size.left + way.x, top: size.top + way.y },
    within: sheet.parentElement,
    timing: { duration: Number(duration), easing: slide.effect.getKeyframes()[0]?.easing },
  });
  // A sheet that closes on the way takes the photo with it.
  slide.finished.then(arrive, arrive);
}

/** How long the photo waits for the workspace to show its own, in milliseconds. */
const AWAITED_MS = 1_500;
/** With `--ease-out` of globals.css. */
const TO_WORKSPACE = { duration: 260, easing: "cubic-bezier(0.2, 0.7, 0.3, 1)" };

/**
 * Opens the workspace. The sheet's photo stays where it is while the page changes beneath it, and becomes the preview's
 * once that is there, if the sheet shows the whole photo, and the window the middle of the preview's.
 */
export function flyToWorkspace(open: () => void): void {
  const photo = document.querySelector<HTMLImageElement>(OWN);
  const body = photo?.closest("[data-sheet-body]");
  const from = photo?.getBoundingClientRect();
  if (!photo || !body || !from || isCutOff(from, body) || wantsNoMotion()) return open();
  const waiting = floatingCopy(photo, from);
  document.body.append(waiting);
  open();
  const look = new MutationObserver(() => {
    const own = document.querySelector<HTMLImageElement>("main [data-post-photos] img");
    if (!own) return;
    end();
    const to = own.getBoundingClientRect();
    const middle = to.top + to.height / 2;
    if (to.height > 0 && to.top >= 0 && middle < innerHeight)
      fly(own, { from, to, within: document.body, timing: TO_WORKSPACE });
  });
  const end = () => {
    look.disconnect();
    waiting.remove();
  };
  look.observe(document.body, { childList: true, subtree: true });
  setTimeout(end, AWAITED_MS);
}
