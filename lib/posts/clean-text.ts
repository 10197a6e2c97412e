import { toPlainText } from "@/lib/text";

/** What a model says before the text that it was asked for; the word for it tells it from a post's own first line. */
const PREAMBLE =
  /^(sure|certainly|of course|absolutely|okay|ok|great|here('|’)?s|here is|here are|claro|por supuesto|aquí|bien sûr|voici|gerne|natürlich|klar|hier|természetesen|rendben|íme|itt|certo|certamente|ecco|com certeza|aqui)(?=[\s,!.])[^\n]{0,160}?\b(posts?|texts?|caption|version|draft|rewrite|rewording|publicación|texto|versión|publication|texte|beitrag|fassung|bejegyzés|poszt|szöveg|változat|testo|versione|publicação|versão)[^\n]{0,80}:[ *_]*\n+/iu;
/** What it offers after the text, in the words that models are known for. */
const OFFER =
  /(?<!\n)\n+(let me know if you('|’)?d like|would you like me to|feel free to (adjust|modify|ask me)|if you('|’)?d like,? i can)[^\n]*$/iu;
/** The names under which models that answer in JSON put a text. */
const JSON_NAMES = ["post", "text", "content", "caption", "message", "rewrite", "rewritten"];

/**
 * The text out of a model's answer: without its reasoning, a JSON object, code fences or quotes around it, what the
 * model says before and after it, and characters the database cannot store.
 */
export function cleanText(answer: string): string {
  const plain = toPlainText(answer).replace(/\r\n?/g, "\n");
  // Some templates open the reasoning themselves, so that only its end arrives.
  const thought = plain.replace(/^[\s\S]*<\/think(?:ing)?>/, "").trim();
  const said = unfenced(thought).replace(PREAMBLE, "").replace(OFFER, "").trim();
  return outOfJson(unfenced(said))
    .replace(/^["“]([^"“”]*)["”]$/, "$1")
    .trim();
}

function unfenced(text: string): string {
  return text.replace(/^```[a-z]*\n([\s\S]*?)\n```$/, "$1").trim();
}

/** The one text of a JSON object; what is no such object stays as it is. */
function outOfJson(text: string): string {
  if (!/^\{[\s\S]*\}$/.test(text)) return text;
  const values = parsed(text);
  const named = JSON_NAMES.map((name) => values[name]).find((value) => typeof value === "string");
  const all = Object.values(values);
  const only = all.length === 1 && typeof all[0] === "string" ? all[0] : undefined;
  return named ?? only ?? text;
}

function parsed(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text) as Record<string, unknown>;
  } catch {
    return {};
  }
}
