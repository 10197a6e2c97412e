/**
 * `npm run bench:words`: every request, written by the product's prompt and by the plainest chat prompt, with the model
 * that is configured (OPENAI_BASE_URL, OPENAI_API_KEY, AI_API, AI_TEXT_MODEL). Without one it is the sandbox, which proves
 * only that each request arrives whole. The report and the page to judge by are written into artifacts/words/.
 */
import { randomBytes } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { LOCALE_OF_LANGUAGE } from "@/lib/posts/constants";
import { startSandbox } from "../../sandbox/server";
import { type Marks, marksOf } from "./marks";
import { type Pair, pairsPage } from "./pairs-page";
import { ORDERED, type Ordered, plainPromptOf } from "./requests";

const FOLDER = "artifacts/words";
const PLAIN_TOKENS = 900;

type Text = { content: string; failed: string; tokens: number; price: number; marks: Marks };

const sandbox =
  process.env.OPENAI_BASE_URL || process.env.OPENAI_API_KEY
    ? null
    : await startSandbox({ port: 0, smtpPort: 0 });
if (sandbox) {
  process.env.OPENAI_BASE_URL = `${sandbox.url}/openai/v1`;
  process.env.SANDBOX_MODEL_DELAY_MS = "0";
}
// Nothing is stored: the settings want a database and secrets all the same.
process.env.DATABASE_URL ??= "postgresql://nobody@localhost:1/none";
process.env.NEXTAUTH_SECRET ??= randomBytes(32).toString("base64");
process.env.ENCRYPTION_KEYS ??= `bench:${randomBytes(32).toString("base64")}`;
// They read the settings.
const { env } = await import("@/lib/settings/env");
const { cost, estimateTokens } = await import("@/lib/credits/rules");
const { draftSchema } = await import("@/lib/posts/drafting/schema");
const { writeDraftText } = await import("@/lib/posts/drafting/write-draft-text");
const { writeText } = await import("@/lib/providers/openai");

const saidIn = ({ business, request, facts }: Ordered) =>
  [
    request.description,
    request.extraInstructions ?? "",
    ...Object.values(business),
    ...facts.map(({ text }) => text),
  ].join("\n");

/** Writes a text, or says why there is none. */
async function textOf(
  order: Ordered,
  write: () => Promise<{ content: string; usage: { inputTokens: number; outputTokens: number } }>,
): Promise<Text> {
  try {
    const { content, usage } = await write();
    const marks = await marksOf(content, saidIn(order), order);
    return {
      content,
      failed: "",
      tokens: usage.inputTokens + usage.outputTokens,
      price: cost(usage, false),
      marks,
    };
  } catch (error) {
    const failed = error instanceof Error ? error.message : String(error);
    return { content: "", failed, tokens: 0, price: 0, marks: await marksOf("", "", order) };
  }
}

const ours = (order: Ordered) =>
  textOf(order, async () => {
    const known = {
      now: new Date("2026-11-27T09:00:00Z"),
      timeZone: "UTC",
      facts: order.facts,
      photo: undefined,
    };
    return writeDraftText(order.business, draftSchema.parse(order.request), known);
  });

const plain = (order: Ordered) =>
  textOf(order, async () => {
    const prompt = plainPromptOf(order);
    const { text, usage } = await writeText({ instructions: "", prompt, maxTokens: PLAIN_TOKENS });
    const estimate = { inputTokens: estimateTokens(prompt), outputTokens: estimateTokens(text) };
    return { content: text, usage: usage ?? estimate };
  });

const rows: { order: Ordered; ours: Text; plain: Text }[] = [];
for (const order of ORDERED) rows.push({ order, ours: await ours(order), plain: await plain(order) });
await sandbox?.close();

const NAMES: [string, (text: Text) => number][] = [
  ["texts that could not be used", ({ failed }) => Number(failed !== "")],
  ["blanks", ({ marks }) => marks.blanks],
  ["words", ({ marks }) => marks.words],
  ["cut at See more", ({ marks }) => marks.cut],
  ["emoji", ({ marks }) => marks.emoji],
  ["exclamation marks", ({ marks }) => marks.exclamations],
  ["phrases to avoid", ({ marks }) => marks.avoided],
  ["figures that nobody said", ({ marks }) => marks.unsaid],
  ["in another language", ({ marks }) => marks.foreign],
  ["tokens", ({ tokens }) => tokens],
  ["price in credits", ({ price }) => price],
];
const sum = (side: "ours" | "plain", of: (text: Text) => number) =>
  rows.reduce((all, row) => all + of(row[side]), 0);
const table = NAMES.map(([name, of]) => `| ${name} | ${sum("ours", of)} | ${sum("plain", of)} |`).join("\n");
const wordsEach = (side: "ours" | "plain") =>
  Math.round(sum(side, ({ marks }) => marks.words) / rows.filter((row) => row[side].content).length);
const chosenIn = ({ language, facts, request }: Ordered) =>
  [
    ...[language, request.postLength, request.postTone].map((word) => word.toLowerCase()),
    ...(request.generateHashtags ? ["hashtags"] : []),
    ...(request.extraInstructions ? [`wishes: ${request.extraInstructions}`] : []),
    ...facts.map(({ text }) => `fact: ${text}`),
  ].join(" · ");
const texts = rows.map(
  ({ order, ours: our, plain: other }) =>
    `## ${order.request.description}\n\n_${chosenIn(order)}_\n\n### Postwright\n\n${our.content || our.failed}\n\n### Plain chat\n\n${other.content || other.failed}\n`,
);
const model = sandbox
  ? "the sandbox, which is no language model"
  : `${env().AI_TEXT_MODEL} at ${new URL(env().OPENAI_BASE_URL ?? "https://api.openai.com").host}`;
const report = `# ${rows.length} requests, written by ${model}\n\n| all texts together | Postwright | plain chat |\n| --- | ---: | ---: |\n${table}\n| words of one, on average | ${wordsEach("ours")} | ${wordsEach("plain")} |\n\n${sandbox ? "The figures of the sandbox say nothing of the words: it proves that each request arrives whole.\n\n" : ""}${texts.join("\n")}`;
const pairs = rows.flatMap(({ order, ours: our, plain: other }): Pair[] =>
  our.content && other.content
    ? [
        {
          asked: order.request.description,
          language: LOCALE_OF_LANGUAGE[order.language],
          ours: our.content,
          plain: other.content,
        },
      ]
    : [],
);
await mkdir(FOLDER, { recursive: true });
await writeFile(`${FOLDER}/report.md`, report);
await writeFile(`${FOLDER}/pairs.html`, pairsPage(pairs, Math.random));
process.stdout.write(`${model}\n${table}\n${FOLDER}/report.md, ${FOLDER}/pairs.html\n`);

// The stand-in writes with the owner's words: one that is missing did not arrive.
const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
const lost = rows.filter(({ order, ours: { content } }) => {
  const written = new Set(wordsOf(content));
  return !wordsOf(order.request.description).every((word) => written.has(word));
});
if (sandbox && lost.length > 0) {
  process.stderr.write(`Not whole: ${lost.map(({ order }) => order.request.description).join("; ")}\n`);
  process.exitCode = 1;
}
