// npm run offline: public/offline.html from the texts in messages/, in every language, and the version in
// public/sw.js. `npm run offline -- --check` only checks that they are up to date.
import { createHash } from "node:crypto";
import { copyFile, readFile, readdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Locale, createTranslator } from "next-intl";
import type messages from "../messages/en.json";
import { ROOT } from "./environment";
import { offlinePage, type OfflineTexts } from "./offline/page";

/** What the worker caches besides the page; the same list as in public/sw.js. */
const PARTS = ["offline.js", "icons/icon-192.png"].concat(
  ["figtree", "figtree-ext", "fraunces-600"].map((face) => `legal/${face}.woff2`),
);
/** Hungarian's long vowels; the other two fonts are there from `npm run legal`. */
const EXTENDED = "@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2";
const inPublic = (name: string) => path.join(ROOT, "public", name);

async function textsOf(locale: string): Promise<OfflineTexts> {
  const file = await readFile(path.join(ROOT, "messages", `${locale}.json`), "utf8");
  const t = createTranslator({
    locale: locale as Locale,
    messages: JSON.parse(file) as typeof messages,
    namespace: "Offline",
  });
  return {
    lang: locale,
    offline: { title: t("title"), text: t("text"), back: t("back") },
    away: { title: t("awayTitle"), text: t("awayText"), back: t("awayBack") },
    again: t("again"),
  };
}

/** Every generated file with its expected content. */
async function make(): Promise<Map<string, string>> {
  const locales = (await readdir(path.join(ROOT, "messages"))).map((file) => path.parse(file).name);
  // English first: the fallback for browsers in any other language.
  locales.sort((a, b) => Number(b === "en") - Number(a === "en") || a.localeCompare(b));
  const page = offlinePage(await Promise.all(locales.map(textsOf)));
  const hash = createHash("sha256").update(page);
  for (const part of PARTS) hash.update(await readFile(inPublic(part)));
  const version = hash.digest("hex").slice(0, 12);
  const worker = await readFile(inPublic("sw.js"), "utf8");
  return new Map([
    ["offline.html", page],
    ["sw.js", worker.replace(/^const VERSION = .*$/m, `const VERSION = "${version}";`)],
  ]);
}

const check = process.argv.includes("--check");
if (!check) await copyFile(path.join(ROOT, "node_modules", EXTENDED), inPublic("legal/figtree-ext.woff2"));
const old: string[] = [];
for (const [name, text] of await make()) {
  if ((await readFile(inPublic(name), "utf8").catch(() => "")) === text) continue;
  if (check) old.push(`public/${name}`);
  else await writeFile(inPublic(name), text);
}
if (old.length) console.error(`Generated from older texts: ${old.join(", ")}. Run \`npm run offline\`.`);
process.exitCode = old.length ? 1 : 0;
