import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useRef } from "react";
import { useMoment } from "@/components/posts/scheduling/use-moment";
import { ConflictNotice } from "@/components/posts/conflict-notice";
import { Button } from "@/components/ui/button";
import type { Post } from "@/lib/posts/types";
import type { PostEdit } from "./use-post-edit";
import type { EditSaving } from "./use-save-edit";

type ChangedElsewhereProps = {
  /** The post as it stands now. */
  now: Post;
  /** What was typed. */
  edit: PostEdit;
  saving: EditSaving;
};

/** The post was saved elsewhere while it was being edited here: both versions, of which the owner chooses one. */
export function ChangedElsewhere({ now, edit, saving }: ChangedElsewhereProps) {
  const t = useTranslations("Posts.sheet.changed");
  const moment = useMoment();
  const section = useRef<HTMLElement>(null);
  // The pressed button is gone.
  useEffect(() => section.current?.focus(), []);
  const take = () => {
    edit.reset();
    saving.settle();
  };
  const timeOf = (at: string | Date | null) => (at ? moment.exact(at) : t("noTime"));
  return (
    <section ref={section} aria-label={t("title")} tabIndex={-1} className="grid gap-4 focus:outline-none">
      <ConflictNotice title={t("title")} text={t("text")} />
      <Version
        title={t("now")}
        time={timeOf(now.scheduledTime)}
        content={now.content}
        action={
          <Button size="sm" variant="outline" disabled={saving.busy} onClick={take}>
            {t("take")}
          </Button>
        }
      />
      <Version
        title={t("typed")}
        time={timeOf(edit.changed.time ? edit.time : now.scheduledTime)}
        content={edit.changed.text ? edit.content : now.content}
        action={
          <Button size="sm" busy={saving.busy} onClick={() => void saving.save(now)}>
            {t("keep")}
          </Button>
        }
      />
    </section>
  );
}

type VersionProps = { title: string; time: string; content: string; action: ReactNode };

function Version({ title, time, content, action }: VersionProps) {
  return (
    <section aria-label={title} className="grid justify-items-start gap-2 rounded-md border p-4">
      <h4 className="text-label text-ink-soft">{title}</h4>
      <p className="text-sm tabular-nums">{time}</p>
      <p className="break-words whitespace-pre-wrap">{content}</p>
      {action}
    </section>
  );
}
