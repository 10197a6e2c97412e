import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useTimeText } from "@/components/posts/wording/use-time-text";
import { Button } from "@/components/ui/button";
import type { Post } from "@/lib/posts/types";
import { ConflictNotice } from "./conflict-notice";

type BothTextsProps = {
  /** The post as it stands now. */
  now: Pick<Post, "content" | "scheduledTime">;
  /** What was typed here, and the time that was chosen, if one was. */
  mine: { content: string; time?: Date | null };
  busy: boolean;
  onTheirs: () => void;
  onMine: () => void;
};

/** The post was saved elsewhere while it was changed here: both texts, of which the owner chooses one. */
export function TextConflict({ now, mine, busy, onTheirs, onMine }: BothTextsProps) {
  const t = useTranslations("Posts.sheet.changed");
  const moment = useTimeText();
  const section = useRef<HTMLElement>(null);
  // The pressed button is gone.
  useEffect(() => section.current?.focus(), []);
  const timeOf = (at: string | Date | null) => (at ? moment.exact(at) : t("noTime"));
  const texts = [
    { title: t("now"), time: now.scheduledTime, text: now.content, action: t("take"), onChoose: onTheirs },
    {
      title: t("typed"),
      time: mine.time ?? now.scheduledTime,
      text: mine.content,
      action: t("keep"),
      onChoose: onMine,
    },
  ];
  return (
    <section
      ref={section}
      aria-label={t("title")}
      tabIndex={-1}
      className="grid grid-cols-1 gap-4 focus:outline-none"
    >
      <ConflictNotice title={t("title")} text={t("text")} />
      {texts.map(({ title, time, text, action, onChoose }, index) => (
        <section
          key={title}
          aria-label={title}
          className="grid justify-items-start gap-2 rounded-md border p-4"
        >
          <h4 className="text-label text-ink-soft">{title}</h4>
          <p className="text-sm tabular-nums">{timeOf(time)}</p>
          <p translate="no" className="max-w-text wrap-anywhere whitespace-pre-wrap">
            {text}
          </p>
          <Button size="sm" variant={index === 0 ? "outline" : "default"} busy={busy} onClick={onChoose}>
            {action}
          </Button>
        </section>
      ))}
    </section>
  );
}
