import nodemailer from "nodemailer";
import { z } from "zod";
import type { Env } from "../../lib/settings/env";
import { sendAdapted } from "../../lib/providers/openai-parameters";
import { fetchAsOpenAI } from "../../lib/providers/openai-stream";

const MAIL_MS = 10_000;
const MODEL_MS = 5_000;

const words = (error: unknown) => (error instanceof Error ? error.message : String(error));

/**
 * Signs in to the mail server; whether it takes our sender, only a mail tells.
 * @returns what is wrong, without the address, which holds a password; null where nothing is
 */
export async function tryMail({ SMTP_URL }: Env): Promise<string | null> {
  const server = nodemailer.createTransport({
    url: SMTP_URL,
    connectionTimeout: MAIL_MS,
    greetingTimeout: MAIL_MS,
  });
  try {
    await server.verify();
    return null;
  } catch (error) {
    return words(error);
  }
}

const listSchema = z.object({ data: z.array(z.object({ id: z.string() })) });

/**
 * Asks the model's server which models the key may use (platform.openai.com/docs/api-reference/models/list), which
 * costs nothing. Not every compatible server has that list: one without it has nothing to say.
 */
export async function tryModels(env: Env): Promise<string[]> {
  const { OPENAI_BASE_URL, OPENAI_API_KEY } = env;
  try {
    const reply = await fetch(`${OPENAI_BASE_URL.replace(/\/$/, "")}/models`, {
      headers: { authorization: `Bearer ${OPENAI_API_KEY}` },
      signal: AbortSignal.timeout(MODEL_MS),
    });
    const { host } = new URL(OPENAI_BASE_URL);
    if (reply.status === 401) return [`OPENAI_API_KEY is refused by ${host}`];
    const list = reply.ok ? listSchema.safeParse(await reply.json().catch(() => null)) : null;
    if (!list?.success) return [];
    const known = new Set(list.data.data.map(({ id }) => id));
    const used: [name: string, model: string][] = [
      ["AI_TEXT_MODEL", env.AI_TEXT_MODEL],
      ["AI_IMAGE_MODEL", env.AI_IMAGE_MODEL],
      ...(env.readingModel ? [["AI_SMALL_MODEL", env.readingModel] as [string, string]] : []),
    ];
    return used
      .filter(([, model]) => !known.has(model))
      .map(([name, model]) => `${name} is ${model}, which is not in the list of ${host}`);
  } catch (error) {
    return [`OPENAI_BASE_URL cannot be reached: ${words(error)}`];
  }
}

const WRITING_MS = 60_000;

/** How the text model answered: what is wrong, or what its server has to be asked without. */
export type Tried = { refusal: string | null; without: string[] };

/** Has the text model write a word, as a post is asked for; it costs what a word costs. */
export async function tryWriting(env: Env): Promise<Tried> {
  const chat = env.AI_API === "chat";
  const model = env.AI_TEXT_MODEL;
  const said = [
    { role: "system", content: "Answer with one word." },
    { role: "user", content: "Say hello." },
  ];
  const body = chat
    ? { model, messages: said, max_tokens: 2_000, stream: true, stream_options: { include_usage: true } }
    : { model, input: said, max_output_tokens: 2_000, store: false };
  const without: string[] = [];
  try {
    const answer = await sendAdapted(
      `${env.OPENAI_BASE_URL.replace(/\/$/, "")}/${chat ? "chat/completions" : "responses"}`,
      {
        method: "POST",
        headers: { authorization: `Bearer ${env.OPENAI_API_KEY}`, "content-type": "application/json" },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(WRITING_MS),
      },
      ({ part }) => without.push(part),
      chat ? fetchAsOpenAI : fetch,
    );
    const text = (await answer.text()).replace(/\s+/g, " ").slice(0, 300);
    return { refusal: answer.ok ? null : `${answer.status} ${text}`, without };
  } catch (error) {
    return { refusal: words(error), without };
  }
}

/** What the start says about vendors that do not let us in. It does not wait for them: they may come back. */
export async function tellVendorProblems(env: Env, tell: (line: string) => void): Promise<void> {
  const mail = env.sandboxed.includes("mail") ? Promise.resolve(null) : tryMail(env);
  const models = env.sandboxed.includes("openai") ? Promise.resolve([]) : tryModels(env);
  for (const line of await models) tell(line);
  const refusal = await mail;
  if (refusal) tell(`SMTP_URL: the mail server does not let us in, and mails wait: ${refusal}`);
}
