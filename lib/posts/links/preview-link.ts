import "server-only";
import type { z } from "zod";
import type { Actor } from "@/lib/auth/actor";
import { AppError } from "@/lib/errors";
import { type Network, fetchExternal } from "@/lib/http/egress/fetch-external";
import { EgressError } from "@/lib/http/egress/egress-error";
import { transcodeLinked } from "@/lib/media/transcoding/transcode-photo";
import { LinkError, readPage } from "./pages/read-link";
import type { cardQuerySchema } from "./schema";
import type { LinkPreview, LinkProblem } from "./types";

const IMAGE_TYPES = ["image/jpeg", "image/png", "image/webp", "image/avif"];
/** The shape of Facebook's link cards, in pixels. Vendor: "Images in Link Shares", 1.91:1 */
const CARD_IMAGE = { width: 1000, height: 524 } as const;

/** The problems of a host that may have http alone. */
const OF_NO_HTTPS: readonly LinkProblem[] = ["UNREACHABLE", "TIMEOUT"];

/** The card of a link as Facebook would show it; none where the page cannot be read. */
export async function previewLink(
  _: Actor,
  { url, bare }: z.output<typeof cardQuerySchema>,
  network?: Network,
): Promise<LinkPreview> {
  try {
    const page = await readPage(url, network).catch((error: unknown) => {
      if (!bare || !(error instanceof LinkError && OF_NO_HTTPS.includes(error.problem))) throw error;
      return readPage(url.replace(/^https:/i, "http:"), network);
    });
    const host = new URL(page.url).host.replace(/^www\./, "");
    const { title, description, imageUrl } = page;
    const photo = imageUrl && `/api/link-preview/image?${new URLSearchParams({ url: imageUrl })}`;
    return { card: { url, host, title: title || host, description, imageUrl: photo } };
  } catch (error) {
    if (error instanceof LinkError) return { card: null };
    throw error;
  }
}

/**
 * The image of a link's card, encoded anew, so that browsers load images from us alone.
 * @throws AppError NOT_FOUND where there is none that can be read, IMAGE_FAILED
 */
export async function readCardImage(
  actor: Actor,
  { url }: { url: string },
  signal?: AbortSignal,
): Promise<Uint8Array<ArrayBuffer>> {
  const { bytes, complete } = await fetchExternal(url, { types: IMAGE_TYPES }).catch((error: unknown) => {
    throw error instanceof EgressError ? new AppError("NOT_FOUND", {}, { cause: error }) : error;
  });
  if (!complete) throw new AppError("NOT_FOUND");
  return transcodeLinked(actor, bytes, CARD_IMAGE, signal);
}
