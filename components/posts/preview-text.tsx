import { useTranslations } from "next-intl";
import { useState } from "react";
import { clipPost } from "@/lib/posts/rules";
import { PostText } from "./post-text";
import type { Writing } from "./use-workspace";

/** The text, cut where Facebook cuts it; while it is written it grows whole, with a caret. */
export function PreviewText({ text, writing }: { text: string; writing: Writing }) {
  const t = useTranslations("Workspace");
  const [whole, setWhole] = useState(false);
  if (text === "" && writing === "idle")
    return (
      <>
        <p className="text-ink-soft">{t("placeholder")}</p>
        <Ruled />
      </>
    );
  const clipped = whole || writing !== "idle" ? null : clipPost(text);
  return (
    <p className="max-w-text break-words whitespace-pre-wrap">
      <PostText text={clipped ?? text} />
      {writing === "text" && <span aria-hidden className="pw-caret" />}
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

/** The lines that the text will stand on, as on ruled paper. Decorative. */
function Ruled() {
  return (
    <div aria-hidden>
      {[0, 1, 2, 3].map((line) => (
        <div key={line} className="h-[1.625rem] border-b border-dashed" />
      ))}
    </div>
  );
}
