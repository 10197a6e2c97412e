// npm run legal: the PDFs of /terms and /cookie-policy and the static /privacy.html, from scripts/legal/*.md. `npm
// run legal -- --check` only checks that they match the current texts and style; it needs no browser.
import { createHash } from "node:crypto";
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { ROOT } from "./environment";
import { provideChromium } from "./browser/chromium";
import { launchOptions } from "./browser/open-page";
import { makePage, printPdf, sheetOf } from "./legal/print";

const PDFS = ["terms", "cookie-policy"];
const PRIVACY =
  "What personal data Postwright stores, why, who else receives it, and how to have it deleted.";
const fonts = {
  text: "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2",
  display: "@fontsource/fraunces/files/fraunces-latin-600-normal.woff2",
};
/** Copies for the static page, which is not part of the app's build. */
const served = { text: "/legal/figtree.woff2", display: "/legal/fraunces-600.woff2" };

const textOf = (name: string) => readFile(path.join(ROOT, "scripts/legal", `${name}.md`), "utf8");
const pdfPath = (name: string) => path.join(ROOT, "public/legal", `${name}.pdf`);
const fontPath = (face: keyof typeof fonts) => path.join(ROOT, "node_modules", fonts[face]);
/** Appended after the PDF's end, which readers ignore; records the text and style it was made from. */
const seal = (text: string) =>
  `%source-sha256 ${createHash("sha256")
    .update(JSON.stringify(sheetOf(text, served)))
    .digest("hex")}\n`;
const makePrivacy = async () => makePage(await textOf("privacy"), served, PRIVACY);

async function make(): Promise<void> {
  await mkdir(path.join(ROOT, "public/legal"), { recursive: true });
  const data = async (face: keyof typeof fonts) =>
    `data:font/woff2;base64,${(await readFile(fontPath(face))).toString("base64")}`;
  const { chromium } = await import("@playwright/test");
  const faces = { text: await data("text"), display: await data("display") };
  const browser = await chromium.launch(launchOptions(await provideChromium()));
  try {
    for (const name of PDFS) {
      const text = await textOf(name);
      // The creation time would make each run's file different.
      const pdf = (await printPdf(browser, text, faces))
        .toString("latin1")
        .replace(/\(D:\d{14}/g, "(D:20261121000000");
      await writeFile(pdfPath(name), Buffer.from(`${pdf.trimEnd()}\n${seal(text)}`, "latin1"));
    }
  } finally {
    await browser.close();
  }
  await copyFile(fontPath("text"), path.join(ROOT, "public", served.text));
  await copyFile(fontPath("display"), path.join(ROOT, "public", served.display));
  await writeFile(path.join(ROOT, "public/privacy.html"), await makePrivacy());
}

/** Names of outputs generated from an older text or style. */
async function stale(): Promise<string[]> {
  const read = (file: string) => readFile(file, "latin1").catch(() => "");
  const old: string[] = [];
  for (const name of PDFS)
    if (!(await read(pdfPath(name))).endsWith(seal(await textOf(name)))) old.push(`public/legal/${name}.pdf`);
  const page = await readFile(path.join(ROOT, "public/privacy.html"), "utf8").catch(() => "");
  return page === (await makePrivacy()) ? old : [...old, "public/privacy.html"];
}

if (!process.argv.includes("--check")) await make();
const old = await stale();
if (old.length)
  console.error(`Generated from an older text or style: ${old.join(", ")}. Run \`npm run legal\`.`);
process.exitCode = old.length ? 1 : 0;
