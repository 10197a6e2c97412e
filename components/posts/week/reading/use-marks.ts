import { useSharedState } from "@/components/layout/forms/use-shared-state";

/**
 * What the owner has decided of a draft. `at`: the time that she chose in place of the proposed one, or that its idea had;
 * `meant`: the latter.
 */
export type Mark = { verdict?: "kept" | "dropped"; at?: string; meant?: string };

/** By post. */
export type Marks = Readonly<Record<string, Mark>>;

const NONE: Marks = {};

/** The marks of the drafts to be read; they survive a reload, and are the same in all open tabs. */
export const useMarks = () => useSharedState<Marks>("reading", NONE);
