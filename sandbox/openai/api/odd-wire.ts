import type { ChatRequest } from "./chat-schema";

type Choice = {
  index?: number;
  delta: Record<string, unknown>;
  finish_reason: string | null;
  logprobs?: unknown;
};
type Chunk = { choices: Choice[] };

/** How one kind of server departs from OpenAI's form. */
export type OddForm = {
  /** Whether it answers in one object, whatever was asked for. */
  whole?: boolean;
  /** What it says to a request that it does not take: a reply, or words for one with 400. */
  refuses?: (body: ChatRequest) => string | Response | undefined;
  /** Its answer in place of the right one, which is a stream or a whole object. */
  answers?: (right: string) => Response;
};

const inStream = (lines: readonly unknown[], type = "text/event-stream") =>
  new Response(
    lines.map((line) => `data: ${typeof line === "string" ? line : JSON.stringify(line)}\n\n`).join(""),
    { headers: { "content-type": type } },
  );

const dataOf = (stream: string) => [...stream.matchAll(/^data: (.*)$/gm)].map(([, data = ""]) => data);
const chunksOf = (stream: string) =>
  dataOf(stream)
    .filter((data) => data !== "[DONE]")
    .map((data) => JSON.parse(data) as Chunk);

/** A form that changes each choice of a stream. */
const choices = (change: (choice: Choice) => object): OddForm => ({
  answers: (right) => {
    const changed = chunksOf(right).map((chunk) => ({ ...chunk, choices: chunk.choices.map(change) }));
    return inStream([...changed, "[DONE]"]);
  },
});
const delta = (change: (said: Record<string, unknown>) => object): OddForm =>
  choices((choice) => ({ ...choice, delta: change(choice.delta) }));
/** A form that says something more behind the end of a stream. */
const after = (...more: unknown[]): OddForm => ({
  answers: (right) => inStream([...chunksOf(right), ...more]),
});
const instead = (body: unknown, type = "application/json"): OddForm => ({
  answers: () => new Response(JSON.stringify(body), { headers: { "content-type": type } }),
});
const refusing = (name: keyof ChatRequest, words: string): OddForm => ({
  refuses: (body) => (body[name] == null ? undefined : words),
});

/**
 * What servers really send that call themselves compatible: seen with gateways, vLLM, llama.cpp, Mistral, Gemini and
 * others. Each is the right answer in another form, or a refusal.
 */
const FORMS: Readonly<Record<string, OddForm>> = {
  "empty-role": delta((said) => ({ ...said, role: "" })),
  parts: delta(({ content, ...said }) => ({
    ...said,
    content: [
      { type: "thinking", thinking: [{ type: "text", text: "hm" }] },
      { type: "text", text: content ?? "" },
    ],
  })),
  "no-choices": after({ usage: { total_tokens: 8 } }, "[DONE]"),
  "no-index": choices(({ delta: said, finish_reason }) => ({ delta: said, finish_reason })),
  "logprobs-list": choices((choice) => ({ ...choice, logprobs: [] })),
  "foreign-annotations": delta((said) => ({ ...said, annotations: [{ url: "https://example.com" }] })),
  "noise-after-end": after("{broken", "oops"),
  "error-after-end": after({ error: "model overloaded" }),
  "error-string": { answers: () => inStream([{ error: "model overloaded" }]) },
  "error-object": instead({ error: { message: "Rate limit exceeded", code: 429 } }),
  "whole-under-text": {
    whole: true,
    answers: (right) => new Response(right, { headers: { "content-type": "text/plain" } }),
  },
  "whole-parts": {
    whole: true,
    answers: (right) => {
      const completion = JSON.parse(right) as { choices: { message: { content: string } }[] };
      const [choice] = completion.choices;
      const content = [{ type: "text", text: choice?.message.content }];
      return Response.json({
        ...completion,
        choices: [{ ...choice, message: { role: "assistant", content } }],
      });
    },
  },
  "no-max-tokens": refusing(
    "max_tokens",
    "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens' instead.",
  ),
  "no-temperature": refusing(
    "temperature",
    "Unsupported value: 'temperature' does not support 0.7 with this model.",
  ),
  "no-stream-options": refusing("stream_options", "Extra inputs are not permitted: stream_options"),
  "no-system": {
    refuses: ({ messages }) =>
      messages.some(({ role }) => role === "system" || role === "developer")
        ? "System role not supported"
        : undefined,
  },
  "no-max-tokens-under-200": {
    refuses: ({ max_tokens }) =>
      max_tokens == null
        ? undefined
        : inStream([
            {
              error: {
                message: "Unsupported parameter: 'max_tokens' is not supported with this model.",
                type: "invalid_request_error",
                param: "max_tokens",
              },
            },
          ]),
  },
  "no-such-model": { refuses: ({ model }) => `The model \`${model}\` does not exist` },
};

/** The names of all forms. */
export const ODD_FORMS: readonly string[] = Object.keys(FORMS);

/** The form of this name. */
export const oddForm = (name: string | undefined): OddForm | undefined => (name ? FORMS[name] : undefined);
