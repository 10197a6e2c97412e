import type { Marks } from "@/components/posts/week/reading/use-marks";

/**
 * The marks of the reading with a post's intended time. A time that its owner has chosen there stays; an earlier
 * intended time is replaced, as when its campaign is moved. A past time counts as none.
 */
export function withIntendedTime(marks: Marks, postId: number, slotAt: string, now: number): Marks {
  const mark = marks[postId];
  const isChosen = mark?.at !== undefined && mark.at !== mark.meant;
  if (isChosen || mark?.at === slotAt || Date.parse(slotAt) <= now) return marks;
  return { ...marks, [postId]: { ...mark, at: slotAt, meant: slotAt } };
}
