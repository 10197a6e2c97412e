import { useTranslations } from "next-intl";
import { useState } from "react";
import { PostThumbnail } from "@/components/posts/post/post-thumbnail";
import { usePostActions } from "@/components/posts/post/use-post-actions";
import { useTimeText } from "@/components/posts/wording/use-time-text";
import { Button } from "@/components/ui/button";
import { atItsTime } from "@/lib/posts/scheduling/rules";
import { cardText } from "@/lib/text";
import { cn } from "@/lib/utils";
import type { AffectedPost } from "@/lib/posts/today/types";

/** A post of the list, or one that was published since. */
export type Shown = Omit<AffectedPost, "state"> & { state: AffectedPost["state"] | "gone" };

type AffectedPostRowProps = { affected: Shown; onChange: () => void };

/** A post that a fact is about: where it stands, and what can be done with it. */
export function AffectedPostRow({ affected: { post, state }, onChange }: AffectedPostRowProps) {
  const t = useTranslations("Today");
  const moment = useTimeText();
  const { run, busy } = usePostActions(post.id);
  const [isLeft, setLeft] = useState(false);
  const { scheduledTime } = post;
  const isDoubtful = post.postPlatforms.some(({ status }) => status === "UNKNOWN");
  const said = {
    scheduled: isLeft ? t("left") : scheduledTime && t("goesOut", { when: moment.soon(scheduledTime) }),
    held: t("held"),
    inFlight: t(isDoubtful ? "inDoubt" : "inFlight"),
    gone: t("gone"),
  }[state];
  const hold = () => run({ method: "POST", path: `/api/post/${post.id}/hold`, failed: t("holdFailed") });
  const letGo = () =>
    run({
      method: "POST",
      path: `/api/post/${post.id}/release`,
      body: atItsTime(post.postPlatforms.find(({ held }) => held)?.heldFor, scheduledTime ?? ""),
      failed: t("letGoFailed"),
    });
  const isAhead = scheduledTime !== null && !moment.isPast(scheduledTime);
  return (
    <li data-toast-scope className="grid gap-2 py-3 first:pt-0">
      <div className="flex min-w-0 items-start gap-3">
        {post.imageUrl && <PostThumbnail src={post.imageUrl} className="size-14" />}
        <div className="min-w-0 flex-1">
          <p translate="no" className={cn("line-clamp-2 leading-6 break-words", isLeft && "text-ink-soft")}>
            {cardText(post.content)}
          </p>
          <p
            role="status"
            className={cn("text-sm text-ink-soft", state !== "scheduled" && "font-medium text-ink")}
          >
            {said}
          </p>
        </div>
      </div>
      {state === "scheduled" && !isLeft && (
        <div className="flex flex-wrap gap-1">
          <Button size="sm" variant="outline" busy={busy} onClick={() => void hold()}>
            {t("hold")}
          </Button>
          <Button size="sm" variant="ghost" disabled={busy} onClick={onChange}>
            {t("change")}
          </Button>
          <Button size="sm" variant="ghost" disabled={busy} onClick={() => setLeft(true)}>
            {t("leave")}
          </Button>
        </div>
      )}
      {state === "held" && (
        <div className="flex flex-wrap gap-1">
          <Button size="sm" variant="ghost" disabled={busy} onClick={onChange}>
            {t("change")}
          </Button>
          {isAhead && (
            <Button size="sm" variant="ghost" busy={busy} onClick={() => void letGo()}>
              {t("letGo")}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
