import { useEffect, useEffectEvent } from "react";
import { useStoredState } from "@/components/layout/forms/use-stored-state";
import type { WeekPost } from "@/lib/posts/week/types";

/** The draft that is shown, or what stands behind the last one; null for the first that is not decided. */
type Place = number | "end" | null;

/** Where the reading stands; survives a reload. */
export function usePlace(drafts: readonly WeekPost[], isDecided: (post: WeekPost) => boolean) {
  const [place, setPlace, , latest] = useStoredState<Place>("reading-place", null);
  const found = place === "end" ? drafts.length : drafts.findIndex(({ id }) => id === place);
  const open = drafts.findIndex((post) => !isDecided(post));
  const index = found >= 0 ? found : open >= 0 ? open : drafts.length;

  // Whoever comes back after the end begins with what has come since.
  const begin = useEffectEvent(() => {
    if (latest() === "end" && open >= 0) setPlace(null);
  });
  // What another tab decides moves nothing here.
  const stay = useEffectEvent(() => {
    const shown = drafts[index];
    if (latest() === null && shown) setPlace(shown.id);
  });
  // What the browser has stored is on the screen only after the first effects.
  useEffect(() => {
    const timer = setTimeout(() => begin());
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    const timer = setTimeout(() => stay());
    return () => clearTimeout(timer);
  }, [place]);

  return {
    /** The place in the drafts; their number at the end. */
    index,
    goTo: (next: number) => setPlace(drafts[Math.max(0, next)]?.id ?? "end"),
    goToPost: (id: number) => setPlace(id),
    goToEnd: () => setPlace("end"),
    goToFirstOpen: () => setPlace(null),
    /** To the next draft that is not decided, after this one or else before it; to the end where all are. */
    goOnFrom: ({ id }: WeekPost) => {
      const at = drafts.findIndex((post) => post.id === id);
      const others = [...drafts.slice(at + 1), ...drafts.slice(0, Math.max(0, at))];
      setPlace(others.find((post) => !isDecided(post))?.id ?? "end");
    },
  };
}
