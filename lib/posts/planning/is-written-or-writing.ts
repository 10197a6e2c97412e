import type { IdeaState } from "./types";

/** Whether planning again leaves an idea as it is: it was written, or is being written. */
export const isWrittenOrWriting = ({ state }: { state: IdeaState }) =>
  state === "WRITTEN" || state === "WRITING";
