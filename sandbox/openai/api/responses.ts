import type { Context } from "../../context";
import { type Answer, type Wanted, answerTo, limited } from "./answer";
import { see } from "../images/see";
import { ApiError } from "./errors";
import { newId, nowSeconds, tokensOf } from "./ids";
import { responsesImages, responsesPrompt, type ResponsesRequest } from "./responses-schema";
import { eventStream, paced } from "./sse";
import { checkStrict, fittingValue } from "./structured";

function checkFormat(body: ResponsesRequest): void {
  // As for an organisation that has not been verified.
  if (body.reasoning?.summary != null)
    throw new ApiError(400, "Your organization must be verified to generate reasoning summaries.", {
      param: "reasoning.summary",
      code: "unsupported_value",
    });
  const format = body.text?.format;
  if (format?.type === "json_object" && !/json/i.test(responsesPrompt(body)))
    throw new ApiError(
      400,
      "Response input messages must contain the word 'json' in some form to use 'text.format' of type 'json_object'.",
      { param: "input" },
    );
  if (format?.type === "json_schema" && format.strict)
    checkStrict(format.schema, format.name, "text.format.schema");
}

function formatted(body: ResponsesRequest, { text, value, verbatim }: Answer, flaw: Wanted["flaw"]): string {
  if (verbatim) return text;
  const format = flaw === "no-structure" ? null : body.text?.format;
  if (format?.type === "json_object") return JSON.stringify({ content: text });
  return format?.type === "json_schema" ? JSON.stringify(value ?? fittingValue(format.schema, text)) : text;
}

/** The response object before anything was written. */
function opened(body: ResponsesRequest) {
  return {
    id: newId("resp_"),
    object: "response",
    created_at: nowSeconds(),
    status: "in_progress",
    background: false,
    error: null,
    incomplete_details: null as { reason: string } | null,
    instructions: body.instructions ?? null,
    max_output_tokens: body.max_output_tokens ?? null,
    max_tool_calls: null,
    model: body.model,
    output: [] as object[],
    parallel_tool_calls: true,
    previous_response_id: null,
    prompt_cache_key: null,
    reasoning: { effort: body.reasoning?.effort ?? null, summary: null },
    safety_identifier: null,
    service_tier: "default",
    store: body.store ?? true,
    temperature: body.temperature ?? 1,
    text: { format: body.text?.format ?? { type: "text" }, verbosity: body.text?.verbosity ?? "medium" },
    tool_choice: "auto",
    tools: [],
    top_logprobs: 0,
    top_p: body.top_p ?? 1,
    truncation: "disabled",
    usage: null as object | null,
    user: body.user ?? null,
    metadata: body.metadata ?? {},
  };
}

type ResponseObject = ReturnType<typeof opened>;

const partOf = (text: string) => ({ type: "output_text", annotations: [], logprobs: [], text });

function finished(open: ResponseObject, item: object, usage: object, cut: boolean): ResponseObject {
  return {
    ...open,
    status: cut ? "incomplete" : "completed",
    incomplete_details: cut ? { reason: "max_output_tokens" } : null,
    output: [item],
    usage,
  };
}

/** Source: developers.openai.com/api/reference/resources/responses/streaming-events. There is no [DONE]. */
async function* events(
  open: ResponseObject,
  done: ResponseObject,
  item: { id: string; status: string },
  text: string,
) {
  let sequence_number = 0;
  const event = (type: string, more: object) =>
    `event: ${type}\ndata: ${JSON.stringify({ type, sequence_number: sequence_number++, ...more })}\n\n`;
  const at = { item_id: item.id, output_index: 0, content_index: 0 };
  yield event("response.created", { response: open });
  yield event("response.in_progress", { response: open });
  yield event("response.output_item.added", {
    output_index: 0,
    item: { id: item.id, type: "message", status: "in_progress", content: [], role: "assistant" },
  });
  yield event("response.content_part.added", { ...at, part: partOf("") });
  for await (const delta of paced(text))
    yield event("response.output_text.delta", { ...at, delta, logprobs: [] });
  yield event("response.output_text.done", { ...at, text, logprobs: [] });
  yield event("response.content_part.done", { ...at, part: partOf(text) });
  yield event("response.output_item.done", { output_index: 0, item });
  yield event(`response.${done.status}`, { response: done });
}

/** Answers a checked request, whole or streamed. */
export async function createResponse(
  ctx: Context,
  body: ResponsesRequest,
  flaw: Wanted["flaw"],
  form?: string,
) {
  checkFormat(body);
  const prompt = responsesPrompt(body);
  const sights = await see(responsesImages(body));
  const answer = answerTo(ctx, prompt, { flaw, form, sights });
  const { text, cut } = limited(formatted(body, answer, flaw), body.max_output_tokens);
  const input = tokensOf(prompt) + 8 + sights.reduce((sum, { tokens }) => sum + tokens, 0);
  const output = tokensOf(text);
  const usage = {
    input_tokens: input,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: output,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: input + output,
  };
  const open = opened(body);
  const status = cut ? "incomplete" : "completed";
  const item = { id: newId("msg_"), type: "message", status, content: [partOf(text)], role: "assistant" };
  const done = finished(open, item, usage, cut);
  const reply = body.stream ? eventStream(events(open, done, item, text)) : Response.json(done);
  return { reply, note: answer.note };
}
