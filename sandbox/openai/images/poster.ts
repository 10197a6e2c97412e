import sharp from "sharp";
import { hashOf, pick, randomFrom } from "../random";
import { disc, quilt } from "./compositions";
import { abstract } from "./motifs";
import { subjectOf } from "./subjects";

export type PosterFormat = "png" | "jpeg" | "webp";

export interface PosterInput {
  readonly prompt: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly format: PosterFormat;
  /** Another number gives another image of the same subject. */
  readonly variant: number;
}

/** The drawing for a prompt, as SVG without any text, so that no font is needed. */
export function posterSvg({ prompt, width, height, variant }: PosterInput): string {
  const random = randomFrom(hashOf(`${prompt}\n${variant}`));
  const subject = subjectOf(prompt);
  const compose = subject.motif === abstract ? quilt : pick([disc, quilt], random);
  const edge = Math.round(Math.min(width, height) * 0.022);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    ${compose({ width, height, subject, random })}
    <rect x="${edge / 2}" y="${edge / 2}" width="${width - edge}" height="${height - edge}" fill="none" stroke="${subject.palette.paper}" stroke-width="${edge}"/>
  </svg>`;
}

/** A print-like image, the same for the same prompt, size and variant. */
export async function drawPoster(input: PosterInput): Promise<Buffer> {
  return sharp(Buffer.from(posterSvg(input)), { density: 72 })
    .toFormat(input.format)
    .toBuffer();
}
