/** What one line of an answer says, in the form that OpenAI gives it. */
export type AnswerEvent =
  | { kind: "chunk"; chunk: Chunk; finished: boolean; text: boolean }
  | { kind: "error"; status: number; error: AnswerError }
  | { kind: "end" }
  /** `torn`: a piece of the answer that arrived damaged, so that what it said is lost. */
  | { kind: "noise"; torn: boolean };

type Chunk = { id?: string; model?: string; choices: Choice[]; usage?: Usage };
type Choice = {
  index: number;
  delta: { role: "assistant"; content?: string; refusal?: string };
  finish_reason: string | null;
};
type Usage = Record<string, number | Record<string, number>>;
type AnswerError = { message: string; type: string | null; code: string | number | null };
type Json = Record<string, unknown>;

const isJson = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const textIn = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);

/**
 * Reads one JSON text of an answer: a chunk of a stream, a whole completion, or an error, as the many servers write
 * them that call themselves compatible with OpenAI.
 */
export function readAnswer(data: string): AnswerEvent {
  const line = data.trim();
  if (/^\[?done\]?$/i.test(line)) return { kind: "end" };
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return { kind: "noise", torn: /^[[{]/.test(line) };
  }
  // Google's servers put their errors into a list.
  const answer: unknown = Array.isArray(value) ? value[0] : value;
  if (!isJson(answer)) return { kind: "noise", torn: false };
  return errorIn(answer) ?? chunkOf(answer);
}

function chunkOf({ id, model, choices, usage }: Json): AnswerEvent {
  const listed = Array.isArray(choices) ? choices.filter(isJson).map(choiceOf) : [];
  return {
    kind: "chunk",
    chunk: { id: textIn(id), model: textIn(model), choices: listed, usage: usageOf(usage) },
    finished: listed.some(({ finish_reason }) => finish_reason !== null),
    text: listed.some(({ delta }) => Boolean(delta.content)),
  };
}

function choiceOf({ index, delta, message, text, finish_reason }: Json, position: number): Choice {
  const said = [delta, message].find(isJson) ?? {};
  return {
    index: Number.isInteger(index) ? Number(index) : position,
    delta: {
      role: "assistant",
      content: contentOf(said.content) ?? textIn(text),
      refusal: textIn(said.refusal),
    },
    finish_reason: reasonIn(finish_reason),
  };
}

/** Some servers write of a text that goes on "null", as a word (Alibaba's DashScope). */
function reasonIn(value: unknown): string | null {
  const reason = textIn(value);
  return reason === undefined || /^(?:null|none)$/i.test(reason) ? null : reason;
}

/** The text of a content, which may be a list of parts: its thoughts are none of it. */
function contentOf(content: unknown): string | undefined {
  if (!Array.isArray(content)) return isJson(content) ? contentOf([content]) : textIn(content);
  const parts = content.map((part: unknown) => {
    if (!isJson(part)) return textIn(part);
    if (!/^(?:output_)?text$/.test(textIn(part.type) ?? "text")) return undefined;
    return isJson(part.text) ? textIn(part.text.value) : textIn(part.text);
  });
  return textIn(parts.join(""));
}

/** Its figures; what is no figure is left out. */
function usageOf(usage: unknown): Usage | undefined {
  if (!isJson(usage)) return undefined;
  const figures = Object.entries(usage).flatMap(([name, value]): [string, Usage[string]][] => {
    if (typeof value === "number") return [[name, value]];
    const inner = usageOf(value);
    return inner ? [[name, inner as Record<string, number>]] : [];
  });
  return Object.fromEntries(figures);
}

/** The error of an answer that is one: an object, a string, or what other frameworks call so. */
function errorIn(answer: Json): AnswerEvent | null {
  const { error, choices, detail, message, object } = answer;
  const told =
    error ?? (choices === undefined && (detail ?? (object === "error" || textIn(message) ? answer : null)));
  if (!told) return null;
  const given = isJson(told) ? told : {};
  const type = textIn(given.type) ?? textIn(given.status) ?? null;
  const code = [given.code, given.status_code, given.status].find(isCode) ?? null;
  const words = textIn(told) ?? textIn(given.message) ?? textIn(given.detail) ?? JSON.stringify(told);
  const status =
    statusIn([given.status_code, given.status, given.code]) ?? statusOf(`${type} ${code} ${words}`) ?? 500;
  return { kind: "error", status, error: { message: words.slice(0, 1_000), type, code } };
}

const isCode = (value: unknown): value is string | number =>
  typeof value === "string" || typeof value === "number";

const statusIn = (values: unknown[]): number | undefined =>
  values.map(Number).find((value) => Number.isInteger(value) && value >= 400 && value < 600);

/** The HTTP status that an error would have, by its words. */
const STATUSES: readonly [RegExp, number][] = [
  [/insufficient_quota|billing|credit balance/i, 402],
  [/rate.?limit|too many|resource_exhausted|overload|capacity|\bbusy\b|throttl|queue is full/i, 429],
  [/api.?key|unauthori[sz]ed|authenticat/i, 401],
  [/model\b.*\b(?:not found|not exist|unknown)|(?:no such|unknown) model|model_not_found/i, 404],
  [/content_policy|content_filter|moderation|safety|invalid_prompt/i, 400],
  [/invalid_request|unsupported|not (?:supported|permitted)/i, 400],
];

/** The HTTP status of an error that was told in words alone; undefined where they name none. */
export const statusOf = (words: string): number | undefined =>
  STATUSES.find(([said]) => said.test(words))?.[1];
