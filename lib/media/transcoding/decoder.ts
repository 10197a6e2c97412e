import "server-only";
import type Sharp from "sharp";

let loaded: Promise<typeof Sharp> | undefined;

/**
 * The library that reads photos, for those that we have encoded ourselves; what others have made goes through
 * `transcodeApart`. It takes 9 MB of memory, and loads with the first photo.
 */
export function loadSharp(): Promise<typeof Sharp> {
  return (loaded ??= import("sharp").then((module) => restrict(module.default)));
}

function restrict(sharp: typeof Sharp): typeof Sharp {
  sharp.block({ operation: ["VipsForeignLoad"] });
  sharp.unblock({ operation: ["VipsForeignLoadJpeg", "VipsForeignLoadPng"] });
  // Each photo is decoded once: a cache of operations would only hold memory.
  sharp.cache(false);
  return sharp;
}
