/** The body of a request to a model. */
type Body = Record<string, unknown> & { model?: unknown; messages?: unknown };
type Message = { role?: unknown; content?: unknown };
type Change = (body: Body, refused: ReadonlySet<string>) => void;

const without =
  (name: string): Change =>
  (body) =>
    void delete body[name];
/** The other name of a parameter, unless that is refused too. */
const renamed =
  (from: string, to: string): Change =>
  (body, refused) => {
    if (from in body && !refused.has(to)) body[to] ??= body[from];
    delete body[from];
  };

/** What a server may refuse of our requests, by its name, and how it is asked then. */
const CHANGES: Readonly<Record<string, Change>> = {
  max_tokens: renamed("max_tokens", "max_completion_tokens"),
  max_completion_tokens: renamed("max_completion_tokens", "max_tokens"),
  ...Object.fromEntries(
    [
      "max_output_tokens stream_options temperature top_p reasoning_effort reasoning include store verbosity",
      "quality size output_format",
    ]
      .flatMap((names) => names.split(" "))
      .map((name) => [name, without(name)]),
  ),
  stream: (body) => {
    body.stream = false;
    delete body.stream_options;
  },
  developer: (body) => {
    for (const message of messagesOf(body)) if (message.role === "developer") message.role = "system";
  },
  system: asOneMessage,
};

const messagesOf = ({ messages }: Body): Message[] =>
  Array.isArray(messages) ? (messages as Message[]) : [];

/** For models whose template knows no instructions: they stand before what is asked. */
function asOneMessage(body: Body): void {
  const [first, second, ...rest] = messagesOf(body);
  if (first?.role !== "system" || typeof first.content !== "string" || !second) return;
  const { content } = second;
  const parts = Array.isArray(content) ? (content as unknown[]) : [{ type: "text", text: content }];
  const joined =
    typeof content === "string"
      ? `${first.content}\n\n${content}`
      : [{ type: "text", text: first.content }, ...parts];
  body.messages = [{ ...second, content: joined }, ...rest];
}

/** How servers say that they do not know a parameter, and not that its value is too large for them. */
const UNKNOWN =
  /unsupported|not support|unknown|unrecogni[sz]ed|unexpected|not (?:permitted|allowed|accepted)|forbidden|extra (?:inputs|fields)|invalid (?:parameter|role|value)|must alternate|should be/i;
const TOO_MUCH = /too (?:large|long|high|many)|context.length|exceed/i;
const REFUSED = [400, 404, 415, 422, 500, 501];

/** Which part of a request its server refuses by a reply; null where it is none that can be left out. */
export function refusedPart(status: number, reply: string, body: Body): string | null {
  if (!REFUSED.includes(status) || !UNKNOWN.test(reply) || TOO_MUCH.test(reply)) return null;
  if (/\brole/i.test(reply)) {
    const role = ["developer", "system"].find((name) => messagesOf(body).some((one) => one.role === name));
    if (role) return role;
  }
  const named = Object.keys(CHANGES).filter(
    (name) => !["developer", "system"].includes(name) && new RegExp(`(?<!\\w)${name}(?!\\w)`).test(reply),
  );
  const inBody = named.filter((name) => name in body);
  // "stream" is a word as well: it is meant where nothing longer is named.
  return (
    named.find((name) => name === parameterIn(reply)) ??
    inBody.find((name) => name !== "stream") ??
    inBody[0] ??
    null
  );
}

/** The parameter that OpenAI's errors name. */
function parameterIn(reply: string): unknown {
  const error = bodyOf(reply)?.error;
  return typeof error === "object" && error !== null && "param" in error ? error.param : undefined;
}

/** What each server refuses for each model, for as long as this process runs. */
const known = new Map<string, Set<string>>();

/**
 * Sends a request to a model, once more without each part that its server refuses; what was refused is left out of the
 * next ones at once.
 * @param told called when a part is refused for the first time
 * @param send gives the reply as OpenAI would: some refuse within a stream that they began with 200
 */
export async function sendAdapted(
  url: Parameters<typeof fetch>[0],
  init: RequestInit | undefined,
  told: (refusal: { part: string; model: string }) => void = () => undefined,
  send: typeof fetch = fetch,
): Promise<Response> {
  const sent = typeof init?.body === "string" ? bodyOf(init.body) : null;
  if (!sent) return send(url, init);
  const model = String(sent.model ?? "");
  const key = `${url instanceof Request ? url.url : url} ${model}`;
  const refused = known.get(key) ?? new Set<string>();
  for (;;) {
    const body = structuredClone(sent);
    for (const part of refused) CHANGES[part]?.(body, refused);
    const reply = await send(url, { ...init, body: JSON.stringify(body) });
    if (reply.ok || !REFUSED.includes(reply.status)) return reply;
    const text = await reply.text();
    const part = refusedPart(reply.status, text, body);
    if (part === null || refused.has(part)) return new Response(text, reply);
    refused.add(part);
    known.set(key, refused);
    told({ part, model });
  }
}

function bodyOf(text: string): Body | null {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === "object" && body !== null ? (body as Body) : null;
  } catch {
    return null;
  }
}
