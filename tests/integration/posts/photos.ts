import sharp from "sharp";
import type { Actor } from "../../../lib/auth/actor";
import { makePhoto } from "../../photos";

/** A stored photo of one colour, as the sandbox's model sees it: "A wide picture in which blue prevails". */
export async function bluePhoto(owner: Actor): Promise<string> {
  const create = { width: 640, height: 360, channels: 3, background: "#2244cc" } as const;
  return (await makePhoto(owner, await sharp({ create }).png().toBuffer())).id;
}

/** The model's call as a server sees it: each of them in turn, with what it is to say for itself. */
export const SEEING_SERVERS = [
  ["the responses API", { AI_API: "responses", AI_TEXT_MODEL: "gpt-6.1-terra" }],
  ["chat completions", { AI_API: "chat", AI_TEXT_MODEL: "gpt-6.1-terra" }],
  ["a small server", { AI_API: "chat", AI_TEXT_MODEL: "local-vision-model", compatible: true }],
] as const;

export const BLIND_SERVERS = [
  ["the responses API", { AI_API: "responses", AI_TEXT_MODEL: "o3-mini" }],
  ["chat completions", { AI_API: "chat", AI_TEXT_MODEL: "o3-mini" }],
  ["a small server", { AI_API: "chat", AI_TEXT_MODEL: "local-model", compatible: true }],
] as const;
