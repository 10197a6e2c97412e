const PARTS = /(https?:\/\/[^\s]+|#[\p{L}\p{N}_]+)/gu;

/**
 * A post's text as Facebook renders it: its line breaks, with links and hashtags coloured. It is shown as it will be
 * published, so the browser does not translate it.
 */
export function PostText({ text }: { text: string }) {
  return (
    <span translate="no">
      {text.split(PARTS).map((part, index) => (
        <span key={index} className={index % 2 === 1 ? "break-words text-press" : undefined}>
          {part}
        </span>
      ))}
    </span>
  );
}
