import dynamic from "next/dynamic";
import { keepTrying } from "@/components/layout/browser/keep-trying";
import type { ComponentProps } from "react";
import { PartLoading } from "@/components/layout/states/part-loading";
import type { Week, WeekPost } from "@/lib/posts/week/types";
import type { useDraftDecision } from "./use-draft-decision";

const SimilarPosts = dynamic(
  () =>
    keepTrying(() => import("@/components/posts/similar/similar-posts")).then(
      (module) => module.SimilarPosts,
    ),
  { loading: PartLoading },
);

const PostNotices = dynamic(
  () =>
    keepTrying(() => import("@/components/posts/checking/post-notices")).then((module) => module.PostNotices),
  { loading: PartLoading },
);

type ReadingNotesProps = Pick<ComponentProps<typeof PostNotices>, "area" | "onEdit" | "onTime"> & {
  listed: WeekPost;
  post: ReturnType<typeof useDraftDecision>["post"];
  at: string | null;
  week: Week;
};

/** What there is to say about a draft, below it: what comes after the post pushes nothing that is being read. */
export function ReadingNotes({ listed, post, at, week, ...rest }: ReadingNotesProps) {
  return (
    <>
      <PostNotices
        post={{ ...listed, ...post.saved }}
        listed={listed}
        content={post.content}
        at={at}
        timeZone={week.timeZone}
        needs={week.needs}
        free={week.nextFree}
        {...rest}
      />
      <SimilarPosts post={post.saved ?? listed} timeZone={week.timeZone} />
    </>
  );
}
