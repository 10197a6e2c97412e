import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { clipPost } from "@/lib/posts/rules";
import { PostText } from "@/components/posts/post/post-text";
import type { StreamedText } from "@/components/posts/drafting/stream-draft";
import { cn } from "@/lib/utils";

/** Pixels: text does not grow by more than three lines at once, so beyond this the reader has scrolled. */
const NEAR_END = 80;

type PreviewTextProps = {
  text: string;
  /** What is being written; null when nothing is. */
  step: StreamedText["step"] | null;
  /** The number of letters expected, for which space is reserved. */
  expected?: number;
  /** The ways to begin, below the empty lines. */
  startChoices: ReactNode;
};

/**
 * The text, truncated where Facebook truncates it. While it is generated it is shown in full, with a caret, in a place of
 * its own; what stands below it is out of sight then, and comes when the text is there, so that nothing moves.
 */
export function PreviewText({ text, step, expected = 0, startChoices }: PreviewTextProps) {
  const t = useTranslations("Workspace");
  const [whole, setWhole] = useState(false);
  const growing = step === "text";
  const box = useFollowedText(text, growing);
  if (text === "" && step === null)
    return (
      <>
        <p className="text-ink-soft">{t("placeholder")}</p>
        <Ruled />
        <div className="pt-5">{startChoices}</div>
      </>
    );
  const clipped = whole || growing ? null : clipPost(text);
  return (
    <div className="grid max-w-text grid-cols-1">
      {growing && <Place letters={expected} />}
      <div
        ref={box}
        className={cn(
          "col-start-1 row-start-1 break-words whitespace-pre-wrap",
          growing && expected > 0 && "h-0 min-h-full overflow-y-auto overscroll-contain",
        )}
      >
        <p dir="auto">
          <span data-post-text>
            <PostText text={clipped ?? text} />
          </span>
          {growing && <span aria-hidden className="pw-caret" />}
          {clipped !== null && (
            <>
              <span>{/[.!?…]$/.test(clipped) ? " " : "… "}</span>
              <button
                type="button"
                className="font-medium text-ink-soft hover:underline"
                onClick={() => setWhole(true)}
              >
                {t("seeMore")}
              </button>
            </>
          )}
        </p>
      </div>
    </div>
  );
}

/** Keeps the end of a growing text in sight, unless its reader has scrolled back. */
function useFollowedText(text: string, growing: boolean) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element || !growing) return;
    const below = element.scrollHeight - element.clientHeight - element.scrollTop;
    if (below < NEAR_END) element.scrollTop = element.scrollHeight;
  }, [text, growing]);
  return box;
}

/** The height of a text of so many letters at this width, in three paragraphs. Decorative. */
function Place({ letters }: { letters: number }) {
  return (
    <p
      aria-hidden
      data-place={"\n\n\n" + "average ".repeat(letters / 8)}
      className="invisible col-start-1 row-start-1 break-words whitespace-pre-wrap before:content-[attr(data-place)]"
    />
  );
}

/** Placeholder lines for the text, as on ruled paper. Decorative. */
function Ruled() {
  return (
    <div aria-hidden>
      {[0, 1, 2, 3].map((line) => (
        <div key={line} className="h-[1.625rem] border-b border-dashed" />
      ))}
    </div>
  );
}
