import { z } from "zod";

const part = z.looseObject({
  type: z.string(),
  text: z.string().optional(),
  image_url: z.string().optional(),
  detail: z.enum(["low", "high", "auto"]).nullish(),
});
const item = z.looseObject({
  type: z.string().optional(),
  role: z.enum(["system", "developer", "user", "assistant"]).optional(),
  content: z.union([z.string(), z.array(part)]).nullish(),
});

const format = z.union([
  z.strictObject({ type: z.literal("text") }),
  z.strictObject({ type: z.literal("json_object") }),
  z.strictObject({
    type: z.literal("json_schema"),
    name: z.string(),
    description: z.string().nullish(),
    schema: z.record(z.string(), z.unknown()),
    strict: z.boolean().nullish(),
  }),
]);

/** Parameters that the vendor knows and the stand-in does not heed. */
const UNHEEDED =
  "background context_management conversation include max_tool_calls moderation parallel_tool_calls previous_response_id prompt prompt_cache_key prompt_cache_options prompt_cache_retention safety_identifier service_tier stream_options tool_choice tools top_logprobs truncation";

/** POST /responses. Source: developers.openai.com/api/reference/resources/responses */
export const responsesSchema = z.strictObject({
  model: z.string(),
  input: z.union([z.string(), z.array(item).min(1)]),
  instructions: z.string().nullish(),
  stream: z.boolean().nullish(),
  store: z.boolean().nullish(),
  max_output_tokens: z.int().min(16).nullish(),
  temperature: z.number().min(0).max(2).nullish(),
  top_p: z.number().min(0).max(1).nullish(),
  user: z.string().nullish(),
  metadata: z.record(z.string(), z.string()).nullish(),
  text: z
    .strictObject({ format: format.optional(), verbosity: z.enum(["low", "medium", "high"]).nullish() })
    .nullish(),
  reasoning: z
    .strictObject({
      effort: z.enum(["none", "minimal", "low", "medium", "high", "xhigh"]).nullish(),
      summary: z.string().nullish(),
      generate_summary: z.string().nullish(),
      mode: z.string().nullish(),
      context: z.string().nullish(),
    })
    .nullish(),
  ...Object.fromEntries(UNHEEDED.split(" ").map((name) => [name, z.unknown().optional()])),
});

export type ResponsesRequest = z.infer<typeof responsesSchema>;

/** All text of a request, instructions first. */
export function responsesPrompt(body: ResponsesRequest): string {
  const input =
    typeof body.input === "string"
      ? [body.input]
      : body.input.map(({ content }) =>
          typeof content === "string" ? content : (content ?? []).map((piece) => piece.text ?? "").join("\n"),
        );
  return [body.instructions ?? "", ...input].filter(Boolean).join("\n\n");
}

/** The images of a request, as data URLs. */
export const responsesImages = ({ input }: ResponsesRequest): string[] =>
  (typeof input === "string" ? [] : input).flatMap(({ content }) =>
    Array.isArray(content)
      ? content.flatMap(({ type, image_url }) => (type === "input_image" && image_url ? image_url : []))
      : [],
  );
