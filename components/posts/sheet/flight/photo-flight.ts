type Flight = {
  /** Where the photo was. */
  from: DOMRect;
  /** Where `own` will be. */
  to: { left: number; top: number };
  /** What the flying photo is added to. */
  within: Element;
  timing: KeyframeAnimationOptions;
};

/** Whether the sheet's `body`, which scrolls, shows less than the whole photo. */
export function isCutOff(photo: DOMRect, body: Element): boolean {
  const room = body.getBoundingClientRect();
  return photo.height === 0 || photo.top < room.top || photo.bottom > room.bottom;
}

/** Whether this person has asked the system for less motion. */
export const wantsNoMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

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

type Place = Pick<DOMRect, "left" | "top" | "width" | "height">;

/** A copy of a photo that lies above the page. */
export function floatingCopy(photo: HTMLImageElement, { left, top, width, height }: Place): HTMLImageElement {
  const copy = photo.cloneNode() as HTMLImageElement;
  copy.removeAttribute("class");
  copy.ariaHidden = "true";
  Object.assign(copy.style, {
    position: "fixed",
    zIndex: "60",
    pointerEvents: "none",
    left: `${left}px`,
    top: `${top}px`,
    width: `${width}px`,
    height: `${height}px`,
  });
  return copy;
}

/** Has a copy of the photo `own` fly to it, and shows `own` then. @returns what ends the flight */
export function fly(own: HTMLImageElement, { from, to, within, timing }: Flight): () => void {
  const size = own.getBoundingClientRect();
  const { left, top } = to;
  const flying = floatingCopy(own, { left, top, width: size.width, height: size.height });
  flying.dataset.flyingPhoto = "";
  within.append(flying);
  own.style.visibility = "hidden";
  const arrive = () => {
    flying.remove();
    own.style.visibility = "";
  };
  flying
    .animate([drawnAt(from, to, size), { transform: "none", clipPath: "inset(0 round 0)" }], timing)
    .finished.then(arrive, arrive);
  return arrive;
}
