import { useState } from "react";
import type { Week } from "@/lib/posts/week/types";
import { findDraft, withReadDrafts } from "@/components/posts/week/reading/drafts-to-read";
import { useAskedPost } from "./use-asked-post";
import { useMarks } from "@/components/posts/week/reading/use-marks";
import type { usePlace } from "./use-place";

/** Shows what the week has led here for, with the time that was wanted there. @returns the draft that was asked for */
export function useAskedDraft(
  week: Week,
  place: Pick<ReturnType<typeof usePlace>, "goToPost" | "goToFirstOpen">,
): number | null {
  const [, setMarks, , latestMarks] = useMarks();
  const [asked, setAsked] = useState<number | null>(null);
  useAskedPost({
    onPost: (id, at) => {
      const post = findDraft(week, id);
      if (!post) return;
      setMarks({ ...latestMarks(), [id]: { verdict: post.read ? "kept" : undefined, at } });
      place.goToPost(id);
      setAsked(id);
    },
    onFill: () => {
      setMarks((all) => withReadDrafts(all, week));
      place.goToFirstOpen();
    },
  });
  return asked;
}
