import sharp from "sharp";

/** Has sharp read every format again: lib/media, once loaded in a process, refuses all but JPEG and PNG in it. */
export function readAnyPhoto(): void {
  sharp.unblock({ operation: ["VipsForeignLoad"] });
}
