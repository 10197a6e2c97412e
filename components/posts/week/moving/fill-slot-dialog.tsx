import { useTranslations } from "next-intl";
import { useGoTo } from "@/components/layout/shell/navigation";
import { buttonVariants } from "@/components/ui/button";
import { Link } from "@/components/ui/link";
import { newPostPath } from "@/lib/posts/drafting/new-post-path";
import type { SlotTime } from "@/lib/posts/posting-times/types";
import { PostPhoto } from "@/components/posts/post/post-photo";
import { thumbnailUrl } from "@/lib/media/rules";
import { useWeek } from "@/components/posts/week/week-context";
import { ScrollDialog } from "@/components/layout/scroll-dialog";
import { ChoiceList } from "./choice-list";
import { readingPath } from "@/components/posts/week/week-path";
import { TimeLines } from "@/components/posts/checking/notice-lines";
import { focusMovedPost } from "./focus-moved-post";
import { isUnread } from "./use-move";

/** The drafts that can take a free posting time; one that was not read is read first. Load it lazily. */
export function FillSlotDialog({ slot, onClose }: { slot: SlotTime; onClose: () => void }) {
  const t = useTranslations("Week.place");
  const fill = useTranslations("Week.fill");
  const goTo = useGoTo();
  const { week, format, move } = useWeek();
  return (
    <ScrollDialog
      title={format.moment(slot.at)}
      text={week.drafts.length > 0 ? t("text") : t("noDrafts")}
      onClose={onClose}
      footer={
        <Link href={newPostPath(slot.at)} className={buttonVariants({ variant: "outline" })}>
          {t("write")}
        </Link>
      }
    >
      <ChoiceList
        label={t("drafts")}
        items={week.drafts}
        keyOf={({ id }) => id}
        onChoose={(post) => {
          if (isUnread(post)) return goTo(readingPath(week.from, { id: post.id, at: slot.at }));
          onClose();
          void move(post, slot.at).then(() => focusMovedPost(post.id));
        }}
      >
        {(post) => (
          <>
            {post.imageUrl && (
              <PostPhoto
                src={thumbnailUrl(post.imageUrl)}
                alt=""
                className="size-11 shrink-0 rounded-md object-cover"
              />
            )}
            <span className="grid min-w-0">
              <span translate="no" className="line-clamp-2 break-words">
                {post.content}
              </span>
              <TimeLines post={post} listed={post} at={slot.at} timeZone={week.timeZone} />
              {isUnread(post) && <span className="text-sm text-ink-soft">{fill("unread")}</span>}
            </span>
          </>
        )}
      </ChoiceList>
    </ScrollDialog>
  );
}
