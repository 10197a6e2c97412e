import { z } from "zod";

const part = z.looseObject({
  type: z.string(),
  text: z.string().optional(),
  image_url: z
    .strictObject({ url: z.string(), detail: z.enum(["low", "high", "auto"]).nullish() })
    .optional(),
});
const content = z.union([z.string(), z.array(part).min(1)]).nullish();

const message = z.looseObject({
  role: z.enum(["system", "developer", "user", "assistant", "tool", "function"]),
  content,
});

const format = z.union([
  z.strictObject({ type: z.literal("text") }),
  z.strictObject({ type: z.literal("json_object") }),
  z.strictObject({
    type: z.literal("json_schema"),
    json_schema: z.strictObject({
      name: z.string(),
      description: z.string().nullish(),
      schema: z.record(z.string(), z.unknown()).optional(),
      strict: z.boolean().nullish(),
    }),
  }),
]);

const known = {
  messages: z.array(message).min(1),
  model: z.string(),
  response_format: format.nullish(),
  stream: z.boolean().nullish(),
  stream_options: z
    .strictObject({ include_usage: z.boolean().optional(), include_obfuscation: z.boolean().optional() })
    .nullish(),
  n: z.int().min(1).max(128).nullish(),
  max_tokens: z.int().min(1).nullish(),
  max_completion_tokens: z.int().min(1).nullish(),
  temperature: z.number().min(0).max(2).nullish(),
  top_p: z.number().min(0).max(1).nullish(),
  presence_penalty: z.number().min(-2).max(2).nullish(),
  frequency_penalty: z.number().min(-2).max(2).nullish(),
  seed: z.int().nullish(),
  stop: z.union([z.string(), z.array(z.string()).max(4)]).nullish(),
  user: z.string().nullish(),
  store: z.boolean().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
  logprobs: z.boolean().nullish(),
};

/** Arguments that the vendor knows and the stand-in does not heed. */
const UNHEEDED =
  "audio function_call functions logit_bias modalities moderation parallel_tool_calls prediction prompt_cache_key prompt_cache_options prompt_cache_retention reasoning_effort safety_identifier service_tier tool_choice tools top_logprobs verbosity web_search_options";

/** POST /chat/completions. Source: developers.openai.com/api/reference/resources/chat */
export const chatSchema = z.strictObject({
  ...known,
  ...Object.fromEntries(UNHEEDED.split(" ").map((name) => [name, z.unknown().optional()])),
});

/** The same for a compatible server, which ignores what it does not know. */
export const compatibleChatSchema = z.looseObject(known);

export type ChatRequest = z.infer<typeof compatibleChatSchema>;

/** All text of the messages, instructions first as they stand. */
export const chatPrompt = (body: ChatRequest): string =>
  body.messages
    .map(({ content: text }) =>
      typeof text === "string" ? text : (text ?? []).map((piece) => piece.text ?? "").join("\n"),
    )
    .join("\n\n");

/** The images of the messages, as data URLs. */
export const chatImages = (body: ChatRequest): string[] =>
  body.messages.flatMap(({ content: parts }) =>
    Array.isArray(parts)
      ? parts.flatMap(({ type, image_url }) => (type === "image_url" && image_url ? image_url.url : []))
      : [],
  );
