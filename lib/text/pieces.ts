import type { FoundLink } from "./links";

/** A hashtag: Facebook makes none of figures alone. */
export const HASHTAG = /#(?=[\p{L}\p{N}_]*\p{L})[\p{L}\p{M}\p{N}_]+/gu;

/** A piece of a text; `marked` where it is a link or a hashtag. */
type Piece = { piece: string; marked: boolean };

/** A text in pieces that make it up: its links, the hashtags between them, and the rest. */
export function piecesOf(text: string, links: readonly Pick<FoundLink, "from" | "to">[]): Piece[] {
  const pieces: Piece[] = [];
  const add = (from: number, to: number, marked: boolean) => {
    if (to > from) pieces.push({ piece: text.slice(from, to), marked });
  };
  let at = 0;
  for (const { from, to } of [...links, { from: text.length, to: text.length }]) {
    const start = at;
    for (const { 0: tag, index } of text.slice(start, from).matchAll(HASHTAG)) {
      add(at, start + index, false);
      at = start + index + tag.length;
      add(start + index, at, true);
    }
    add(at, from, false);
    add(from, to, true);
    at = to;
  }
  return pieces;
}
