import "server-only";
import type Sharp from "sharp";

let loaded: Promise<typeof Sharp> | undefined;

/** The library that reads pictures, as it may be used here. It takes 9 MB of memory, and loads with the first picture. */
export function loadSharp(): Promise<typeof Sharp> {
  return (loaded ??= import("sharp").then((module) => restrict(module.default)));
}

// A file decides itself which decoder reads it. Those of photographs may, and SVG's, because next/og draws the picture
// of a shared link with it: what others have made has to pass `isPhotograph` first.
function restrict(sharp: typeof Sharp): typeof Sharp {
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({
    operation: [
      "VipsForeignLoadJpeg",
      "VipsForeignLoadPng",
      "VipsForeignLoadWebp",
      "VipsForeignLoadHeif",
      "VipsForeignLoadSvg",
    ],
  });
  // Each picture is decoded once: a cache of operations would only hold memory.
  sharp.cache(false);
  return sharp;
}

/** How JPEG, PNG and WebP begin, and the container of AVIF and HEIC. */
const SIGNATURES = [/^\xff\xd8\xff/, /^\x89PNG\r\n\x1a\n/, /^RIFF[^]{4}WEBP/, /^[^]{4}ftyp/];

/** Whether a file begins as a photograph does. @param head its first bytes, 16 of them at least */
export function isPhotograph(head: Uint8Array): boolean {
  const text = Buffer.from(head.subarray(0, 16)).toString("latin1");
  return SIGNATURES.some((signature) => signature.test(text));
}
