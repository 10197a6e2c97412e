import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { clipPost } from "@/lib/posts/rules";
import { PostText } from "@/components/posts/post-text";
import type { Writing } from "@/components/posts/drafting/stream-draft";

type PreviewTextProps = {
  text: string;
  /** What is being written; null when nothing is. */
  step: Writing["step"] | null;
  /** The ways to begin, below the empty lines. */
  startChoices: ReactNode;
};

/** The text, truncated where Facebook truncates it; while it is generated it is shown in full, with a caret. */
export function PreviewText({ text, step, startChoices }: PreviewTextProps) {
  const t = useTranslations("Workspace");
  const [whole, setWhole] = useState(false);
  if (text === "" && step === null)
    return (
      <>
        <p className="text-ink-soft">{t("placeholder")}</p>
        <Ruled />
        <div className="pt-5">{startChoices}</div>
      </>
    );
  const clipped = whole || step !== null ? null : clipPost(text);
  return (
    <p className="max-w-text break-words whitespace-pre-wrap">
      <span data-post-text>
        <PostText text={clipped ?? text} />
      </span>
      {step === "text" && <span aria-hidden className="pw-caret" />}
      {clipped !== null && (
        <>
          {/[.!?…]$/.test(clipped) ? " " : "… "}
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
