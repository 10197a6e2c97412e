// A thread of lib/media/transcoding/decode-heic.ts. Plain JavaScript, because Node starts it as it is when tests run.
import { readFileSync } from "node:fs";
import { parentPort, workerData } from "node:worker_threads";
import createLibheif from "libheif-js/libheif-wasm/libheif-bundle.mjs";

const libheif = createLibheif();
const [picture] = new libheif.HeifDecoder().decode(readFileSync(workerData.path));
if (!picture) throw new Error("not a HEIC picture");
const [width, height] = [picture.get_width(), picture.get_height()];
if (width * height > workerData.maxPixels) throw new Error("too many pixels");
const data = new Uint8ClampedArray(width * height * 4);
picture.display({ data, width, height }, (shown) => {
  if (!shown) throw new Error("the picture cannot be decoded");
  parentPort.postMessage({ data: new Uint8Array(data.buffer), width, height }, [data.buffer]);
});
