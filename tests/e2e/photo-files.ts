import sharp from "sharp";
import { readAnyPhoto } from "../read-any-photo";

export type PhotoFile = { name: string; mimeType: string; buffer: Buffer };

/** A photo with something on it, a file of its own each time. `turned`: the camera was held upright. */
export async function photoFile(name: string, hue: number, turned = false): Promise<PhotoFile> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800">
    <rect width="1200" height="800" fill="hsl(${hue} 45% 72%)"/><rect y="560" width="1200" height="240" fill="hsl(${hue} 30% 40%)"/>
    <ellipse cx="600" cy="540" rx="330" ry="190" fill="hsl(${hue + 20} 60% 50%)"/>
    <path d="M420 470q60-60 120 0m20-20q60-60 120 0m20 20q60-60 120 0" stroke="hsl(${hue} 60% 80%)" stroke-width="18" fill="none"/></svg>`;
  readAnyPhoto();
  const bytes = await sharp(Buffer.from(drawing))
    .withMetadata({ orientation: turned ? 6 : 1 })
    .jpeg()
    .toBuffer();
  return { name, mimeType: "image/jpeg", buffer: Buffer.concat([bytes, Buffer.from(crypto.randomUUID())]) };
}
