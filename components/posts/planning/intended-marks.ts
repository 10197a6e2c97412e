import type { Mark } from "@/components/posts/week/reading/use-reading";

export type Marks = Record<string, Mark>;

/**
 * The marks of the reading with the time that a post is meant for. One that its owner has chosen there stays; one that it
 * was meant for before follows, as where its campaign is moved. A time that is over is none.
 */
export function withMeant(marks: Marks, postId: number, slotAt: string, now: number): Marks {
  const mark = marks[postId];
  const isChosen = mark?.at !== undefined && mark.at !== mark.meant;
  if (isChosen || mark?.at === slotAt || Date.parse(slotAt) <= now) return marks;
  return { ...marks, [postId]: { ...mark, at: slotAt, meant: slotAt } };
}
