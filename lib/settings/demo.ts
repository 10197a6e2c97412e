import { z } from "zod";

/** OpenAI's model that writes, and its small sibling, which writes demo posts. */
export const TEXT_MODEL = "gpt-6.1-terra";
const SMALL_MODEL = "gpt-6-luna";
/** Demo posts a day where the sandbox's model writes them, which costs nothing. */
const SANDBOX_POSTS = 100;

/** Its settings; without a number the demo is off, but for the sandbox. */
export const DEMO_FIELDS = {
  DEMO_POSTS_PER_DAY: z.coerce.number().int().min(0).optional(),
  DEMO_MODEL: z.string().min(1).optional(),
};

type Given = {
  DEMO_POSTS_PER_DAY?: number;
  DEMO_MODEL?: string;
  AI_TEXT_MODEL: string;
  OPENAI_BASE_URL?: string;
};

/** How many demo posts there are a day, and which model writes them. @param sandboxed the model is the sandbox's */
export function demoSettings(given: Given, sandboxed: boolean) {
  // A server of another kind need not have a sibling of its model.
  const hasSibling = given.AI_TEXT_MODEL === TEXT_MODEL && !given.OPENAI_BASE_URL;
  return {
    demoPostsADay: given.DEMO_POSTS_PER_DAY ?? (sandboxed ? SANDBOX_POSTS : 0),
    demoModel: given.DEMO_MODEL ?? (hasSibling ? SMALL_MODEL : given.AI_TEXT_MODEL),
  };
}
