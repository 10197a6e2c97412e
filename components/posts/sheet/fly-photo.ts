import { flushSync } from "react-dom";

/** The offset from the sheet's starting position to its final one. */
function wayOf(sheet: Element, from: DOMRect): { x: number; y: number } {
  const { left, top } = sheet.getBoundingClientRect();
  const isRight = sheet.getAttribute("data-vaul-drawer-direction") === "right";
  return {
    x: isRight ? innerWidth - from.width - left : 0,
    y: isRight ? 0 : innerHeight - from.height - top,
  };
}

/** What shows of a photo of `size`, drawn over `to`, where and as it stands in `at`: cropped in its middle. */
function drawnAt(at: DOMRect, to: { left: number; top: number }, size: DOMRect): Keyframe {
  const scale = Math.max(at.width / size.width, at.height / size.height);
  const x = at.left + at.width / 2 - (to.left + size.width / 2);
  const y = at.top + at.height / 2 - (to.top + size.height / 2);
  const [inX, inY] = [(size.width - at.width / scale) / 2, (size.height - at.height / scale) / 2];
  return {
    transform: `translate(${x}px, ${y}px) scale(${scale})`,
    clipPath: `inset(${inY}px ${inX}px round 8px)`,
  };
}

/**
 * Opens a post's sheet, and has the photo of what was pressed become the sheet's own as it slides in. The sheet opens
 * within the press: the browser's view transitions take a picture of the page first, which was measured to delay it by
 * 80 to 150 ms. Without a photo, without motion, or where the sheet would cut the photo off, it only opens.
 */
export function flyPhoto(pressed: Element, open: () => void): void {
  const photo = pressed.closest("li")?.querySelector<HTMLElement>("img");
  if (!photo || matchMedia("(prefers-reduced-motion: reduce)").matches) return open();
  const from = photo.getBoundingClientRect();
  flushSync(open);
  const own = document.querySelector<HTMLElement>("[data-sheet-photo]");
  const [sheet, body] = [own?.closest("[data-vaul-drawer]"), own?.closest("[data-sheet-body]")];
  const slide = sheet?.getAnimations()[0];
  if (!own || !sheet || !body || !(slide?.effect instanceof KeyframeEffect)) return;
  const [size, room] = [own.getBoundingClientRect(), body.getBoundingClientRect()];
  if (size.height === 0 || size.top < room.top || size.bottom > room.bottom) return;

  const way = wayOf(sheet, sheet.getBoundingClientRect());
  const to = { left: size.left + way.x, top: size.top + way.y };
  const flying = own.cloneNode() as HTMLElement;
  for (const name of ["data-sheet-photo", "class"]) flying.removeAttribute(name);
  flying.ariaHidden = "true";
  flying.dataset.flyingPhoto = "";
  Object.assign(flying.style, {
    position: "fixed",
    zIndex: "60",
    pointerEvents: "none",
    left: `${to.left}px`,
    top: `${to.top}px`,
    width: `${size.width}px`,
    height: `${size.height}px`,
  });
  sheet.parentElement?.append(flying);
  own.style.visibility = "hidden";
  const arrive = () => {
    flying.remove();
    own.style.visibility = "";
  };
  // In step with the sheet, whose keyframes have the easing.
  const [first] = slide.effect.getKeyframes();
  flying
    .animate([drawnAt(from, to, size), { transform: "none", clipPath: "inset(0 round 0)" }], {
      duration: slide.effect.getComputedTiming().duration,
      easing: first?.easing,
    })
    .finished.then(arrive, arrive);
  // A sheet that closes on the way takes the photo with it.
  slide.finished.then(arrive, arrive);
}
