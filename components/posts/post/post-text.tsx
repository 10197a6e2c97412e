"use client";

import { piecesOf } from "@/lib/text/pieces";
import { useLinks } from "./use-links";

/**
 * A post's text as Facebook renders it: its line breaks, with links and hashtags coloured. It is shown as it will be
 * published, so the browser does not translate it.
 */
export function PostText({ text }: { text: string }) {
  const links = useLinks(text);
  return (
    <span translate="no">
      {piecesOf(text, links).map(({ piece, marked }, index) => (
        <span key={index} className={marked ? "break-words text-press" : undefined}>
          {piece}
        </span>
      ))}
    </span>
  );
}
