import fs from "node:fs";
import { extendTailwindMerge } from "tailwind-merge";
import { expect, it } from "vitest";
import { cn } from "./utils";

/** The library's whole table, with the names that app/globals.css adds. */
const merge = extendTailwindMerge<"text-link">({
  extend: {
    theme: {
      text: ["label", "section", "title", "hero"],
      spacing: ["control"],
      shadow: ["float"],
      container: ["content", "page", "landing", "text"],
    },
    // It would otherwise be read as a text colour.
    classGroups: { "text-link": ["text-link"] },
  },
});

const sources = ["app", "components", "lib"].flatMap((folder) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".tsx"))
    .map((file) => fs.readFileSync(`${folder}/${file}`, "utf8")),
);

/** Every word of every string that may be a class, without its conditions (`md:`), two of those that differ in a size. */
function classes(): string[] {
  const kinds = new Map<string, Set<string>>();
  for (const source of sources)
    for (const [, text = ""] of source.matchAll(/["'`]([^"'`\n]*)["'`]/g))
      for (const word of text.split(/\s+/)) {
        const name = word.replace(/^((?:[^[\]:]|\[[^\]]*\])+:)+/, "");
        // What a name of `@container` sets is never overridden.
        if (!/^-?[a-z][a-z0-9]*(-[a-z0-9.[(%]|\/|$)/.test(name)) continue;
        const kind = name.replace(/\d[\d.]*|\[.*\]/g, "#");
        const known = kinds.get(kind) ?? new Set();
        if (known.size < 2) kinds.set(kind, known.add(name));
      }
  return [...kinds.values()].flatMap((names) => [...names]);
}

it("merges each two classes that the product has as the library's whole table does", () => {
  // What the whole table does not know is kept twice.
  const all = classes().filter((name) => merge(`${name} ${name}`) === name);
  expect(all.length).toBeGreaterThan(300);
  const wrong: string[] = [];
  for (const first of all)
    for (const second of all) {
      if (first === second) continue;
      const both = `${first} ${second}`;
      const [ours, whole] = [cn(both), merge(both)];
      if (ours !== whole) wrong.push(`${both}: ${ours}, not ${whole}`);
    }
  expect(wrong).toEqual([]);
});
