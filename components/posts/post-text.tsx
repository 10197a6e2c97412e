import { Fragment } from "react";

const PARTS = /(https?:\/\/[^\s]+|#[\p{L}\p{N}_]+)/gu;

/** A post's text as Facebook renders it: its line breaks, with links and hashtags coloured. */
export function PostText({ text }: { text: string }) {
  return text.split(PARTS).map((part, index) =>
    index % 2 === 1 ? (
      <span key={index} className="break-words text-press">
        {part}
      </span>
    ) : (
      <Fragment key={index}>{part}</Fragment>
    ),
  );
}
