import { dateOf } from "@/lib/i18n/calendar";
import { NoticeLines } from "@/components/posts/checking/notice-lines";
import { IdeaPhoto, IdeaTime } from "@/components/posts/planning/idea-parts";
import { PostState } from "@/components/posts/week/post-state";
import { postAddress } from "@/components/posts/post/address/post-address";
import { weekPath } from "@/components/posts/week/week-path";
import { useNow } from "@/components/layout/browser/use-clock";
import { Link } from "@/components/ui/link";
import type { Idea } from "@/lib/posts/planning/types";
import { stateOf } from "@/lib/posts/week/rules";
import type { WeekPost } from "@/lib/posts/week/types";
import { cardText } from "@/lib/text";

type CampaignPostRowProps = { post: WeekPost; idea: Idea; timeZone: string };

/** A post of a campaign that is scheduled, being sent or published. A press opens it in its week. */
export function CampaignPostRow({ post, idea, timeZone }: CampaignPostRowProps) {
  const at = post.at ?? idea.slotAt;
  return (
    <li className="py-5 first:pt-0">
      <Link
        href={postAddress(weekPath(dateOf(at, timeZone)), post.id) as ReturnType<typeof weekPath>}
        className="group grid gap-2"
      >
        <span className="grid items-baseline justify-between gap-x-4 gap-y-1 sm:flex">
          <IdeaTime at={at} timeZone={timeZone} />
          <PostState state={stateOf(post, useNow(), [])} />
        </span>
        <span className="flex gap-4">
          {idea.photo && <IdeaPhoto photo={idea.photo} />}
          <span
            translate="no"
            className="line-clamp-4 min-w-0 grow self-start break-words group-hover:text-press"
          >
            {cardText(post.content)}
          </span>
        </span>
        {post.status === "SCHEDULED" && <NoticeLines post={post} listed={post} at={at} timeZone={timeZone} />}
      </Link>
    </li>
  );
}
