import type { IdeaState } from "./types";

/** Whether planning anew leaves an idea: it was written, or is being written. */
export const isStanding = ({ state }: { state: IdeaState }) => state === "WRITTEN" || state === "WRITING";
