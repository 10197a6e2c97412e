import { z } from "zod";

/** OpenAI's model that writes, and its small sibling. */
export const TEXT_MODEL = "gpt-6.1-terra";
const SMALL_MODEL = "gpt-6-luna";
/** Demo posts a day where the sandbox's model writes them, which costs nothing. */
const SANDBOX_POSTS = 100;

/** The settings of the small model, and of the demo, whose posts it writes; without a number that is off, but for the sandbox. */
export const SMALL_MODEL_FIELDS = {
  DEMO_POSTS_PER_DAY: z.coerce.number().int().min(0).optional(),
  /** A model's name, or `off`: no text is read by a model then. */
  AI_SMALL_MODEL: z.string().min(1).optional(),
};

type Given = {
  DEMO_POSTS_PER_DAY?: number;
  AI_SMALL_MODEL?: string;
  AI_TEXT_MODEL: string;
  OPENAI_BASE_URL?: string;
};

/**
 * Which model reads texts (null: none does), which one writes demo posts, and how many a day.
 * @param sandboxed the model is the sandbox's
 */
export function smallModelSettings(given: Given, sandboxed: boolean) {
  const { AI_SMALL_MODEL, AI_TEXT_MODEL, OPENAI_BASE_URL, DEMO_POSTS_PER_DAY } = given;
  // A server of another kind need not have a sibling of its model.
  const isOpenAI = !OPENAI_BASE_URL || new URL(OPENAI_BASE_URL).hostname === "api.openai.com";
  const sibling = isOpenAI && AI_TEXT_MODEL === TEXT_MODEL ? SMALL_MODEL : AI_TEXT_MODEL;
  const isOff = AI_SMALL_MODEL?.toLowerCase() === "off";
  return {
    demoPostsADay: DEMO_POSTS_PER_DAY ?? (sandboxed ? SANDBOX_POSTS : 0),
    demoModel: isOff ? AI_TEXT_MODEL : (AI_SMALL_MODEL ?? sibling),
    readingModel: isOff ? null : (AI_SMALL_MODEL ?? sibling),
  };
}
