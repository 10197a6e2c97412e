import sharp from "sharp";
import { ApiError } from "../api/errors";

export const COLOURS = [
  "red",
  "orange",
  "yellow",
  "green",
  "blue",
  "violet",
  "brown",
  "white",
  "grey",
  "black",
] as const;
export type Colour = (typeof COLOURS)[number];

/** What the model sees of an image: its shape, and its prevailing colour. */
export interface Sight {
  readonly shape: "wide" | "tall" | "square";
  readonly colour: Colour;
  /** What the image costs as input. */
  readonly tokens: number;
}

const DATA_URL = /^data:image\/(?:jpeg|png|webp|gif);base64,([A-Za-z0-9+/]+=*)$/;

/** Looks at the images of a request, which are sent as data URLs; refuses others as the vendor does. */
export function see(urls: readonly string[]): Promise<Sight[]> {
  return Promise.all(urls.map(seeOne));
}

async function seeOne(url: string): Promise<Sight> {
  const bytes = Buffer.from(DATA_URL.exec(url)?.[1] ?? "", "base64");
  const image = sharp(bytes);
  const size = await image.metadata().catch(() => null);
  if (!size)
    throw new ApiError(400, "You uploaded an unsupported image. Please make sure your image is valid.", {
      code: "image_parse_error",
    });
  const { dominant } = await image.stats();
  const ratio = size.width / size.height;
  return {
    shape: ratio > 1.1 ? "wide" : ratio < 0.9 ? "tall" : "square",
    colour: colourOf(dominant),
    tokens: tokensFor(size),
  };
}

/** Patches of 32 px, up to 1,536 of them. Source: developers.openai.com/api/docs/guides/images-vision, for -mini */
function tokensFor({ width, height }: { width: number; height: number }): number {
  return Math.ceil(Math.min(1536, Math.ceil(width / 32) * Math.ceil(height / 32)) * 1.62);
}

function colourOf({ r, g, b }: { r: number; g: number; b: number }): Colour {
  const [max, min] = [Math.max(r, g, b), Math.min(r, g, b)];
  if (max < 50) return "black";
  if (max - min < 30) return max > 200 ? "white" : "grey";
  const span = max - min;
  const sixth = max === r ? ((g - b) / span + 6) % 6 : max === g ? (b - r) / span + 2 : (r - g) / span + 4;
  const hue = sixth * 60;
  if (hue < 50 && hue >= 12 && max < 180) return "brown";
  const hues: [number, Colour][] = [
    [15, "red"],
    [45, "orange"],
    [70, "yellow"],
    [165, "green"],
    [255, "blue"],
    [330, "violet"],
  ];
  return hues.find(([end]) => hue < end)?.[1] ?? "red";
}
