import { affordable } from "@/lib/credits/rules";
import type { Idea, Plan } from "@/lib/posts/planning/types";
import type { Week } from "@/lib/posts/week/types";
import type { PlanScope } from "./plan-scope";

/** Whether an idea can be written: it was not written yet, or writing it failed. */
export const isOpen = ({ state }: Idea): boolean => state === "PROPOSED" || state === "FAILED";

/** A plan with one idea replaced by its current state, and the updated cost of writing all of it. */
export function withIdea<T extends Plan>(plan: T, idea: Idea): T {
  const ideas = plan.ideas
    .map((other) => (other.id === idea.id ? idea : other))
    .sort((a, b) => a.slotAt.localeCompare(b.slotAt) || a.position - b.position);
  const open = ideas.filter(isOpen).map(({ cost, reserve }) => ({ cost, reserved: reserve }));
  return {
    ...plan,
    ideas,
    cost: open.reduce((sum, { cost }) => sum + cost, 0),
    reserve: open.reduce((sum, { reserved }) => sum + reserved, 0),
    affordable: affordable(plan.remainingCreditAmount, open),
  };
}

/** The drafts of a week, by their ids. */
export function draftsById({ posts, drafts, olderDrafts }: Week): PlanScope["drafts"] {
  const all = [...posts.filter(({ status }) => status === "GENERATED"), ...drafts, ...olderDrafts];
  return new Map(all.map((post) => [post.id, post]));
}

/** Whether something is left to be done for a plan: an idea to be written, or a post of it to be read. */
export function isUnderWay(plan: Plan, drafts: PlanScope["drafts"]): boolean {
  const unread = ({ state, postId }: Idea) =>
    state === "WRITTEN" && postId !== null && drafts.get(postId)?.read === false;
  return plan.ideas.some((idea) => isOpen(idea) || idea.state === "WRITING" || unread(idea));
}
