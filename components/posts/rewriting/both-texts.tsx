import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { ConflictNotice } from "@/components/posts/conflict-notice";
import { Button } from "@/components/ui/button";
import type { Conflict } from "./use-rewrite";

type BothTextsProps = {
  conflict: Conflict;
  busy: boolean;
  onTheirs: () => void;
  onMine: () => void;
};

/** The text was saved elsewhere meanwhile: both are here, of which the owner chooses one. */
export function BothTexts({ conflict, busy, onTheirs, onMine }: BothTextsProps) {
  const t = useTranslations("Posts.sheet.changed");
  const section = useRef<HTMLElement>(null);
  // The pressed button is gone.
  useEffect(() => section.current?.focus(), []);
  const texts = [
    { title: t("now"), text: conflict.now.content, action: t("take"), onChoose: onTheirs },
    { title: t("typed"), text: conflict.mine, action: t("keep"), onChoose: onMine },
  ];
  return (
    <section
      ref={section}
      aria-label={t("title")}
      tabIndex={-1}
      className="grid gap-4 p-4 focus:outline-none"
    >
      <ConflictNotice title={t("title")} text={t("text")} />
      {texts.map(({ title, text, action, onChoose }) => (
        <section key={title} aria-label={title} className="grid justify-items-start gap-2 border-t pt-3">
          <h4 className="text-label text-ink-soft">{title}</h4>
          <p className="max-w-text break-words whitespace-pre-wrap">{text}</p>
          <Button size="sm" variant="outline" busy={busy} onClick={onChoose}>
            {action}
          </Button>
        </section>
      ))}
    </section>
  );
}
