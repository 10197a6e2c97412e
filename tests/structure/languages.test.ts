import { describe, expect, it } from "vitest";
import { LOCALES } from "../../lib/i18n/locales";
import { checkTranslations, textsOf } from "../../scripts/check/translations";
import { readTree, type Tree } from "../../scripts/check/tree";
import { LANGUAGES as sandboxLanguages } from "../../sandbox/openai/languages/all";

const repository = readTree(process.cwd());

/** What is found in one text of one language, beside its English one. */
function faults(english: string, translated: string, locale = "de", key = "text"): string[] {
  const texts: Record<string, string> = {
    "messages/en.json": JSON.stringify({ [key]: english }),
    [`messages/${locale}.json`]: JSON.stringify({ [key]: translated }),
  };
  const tree: Tree = { ...repository, files: Object.keys(texts).sort(), read: (file) => texts[file] ?? "" };
  return checkTranslations(tree).map(({ message }) => message.replace(`"${key}" `, ""));
}

const many = "{n, plural, one {# post} other {# posts}}";

describe("a translation", () => {
  it.each([
    ["Your page: {link}", "Ihre Seite: {link}", "de"],
    [many, "{n, plural, one {# Beitrag} other {# Beiträge}}", "de"],
    [many, "{n, plural, other {# bejegyzés}}", "hu"],
    [many, "{n, number} bejegyzés", "hu"],
    [many, "{n, plural, =0 {nada} one {# post} many {# de posts} other {# posts}}", "es"],
    ["{n, plural, =1 {One} other {# more}}", "{n, plural, =1 {Einer} other {Noch #}}", "de"],
    ["<link>Connect</link> {a}", "{a} <link>verbinden</link>", "de"],
    ["{day} at {clock}", "{day, select, hoy {hoy} other {el {day}}} a las {clock}", "es"],
    ["{from, number} – {to, number}", "{from, number} – {to, number}", "de"],
    ["“{text}”", "“{text}”", "de"],
    ["https://", "https://", "de"],
  ])("that fits is let through: %s", (english, translated, locale) => {
    expect(faults(english, translated, locale)).toEqual([]);
  });

  it.each([
    ["an argument that is not there", "Hello {name}", "Hallo", "lacks {name}"],
    ["an argument that nobody gives", "Hello", "Hallo {name}", "has {name}"],
    ["a renamed argument", "Hello {name}", "Hallo {Name}", "has {Name}"],
    ["a number told without its form", "{n, number} left", "{n} übrig", "lacks {n, number}"],
    ["a lost plural", many, "Beiträge", "lacks {n, plural}"],
    ["a lost tag", "<b>Look</b>", "Schau", "lacks <b>"],
    ["an argument lost in a branch", "{n, plural, one {# of {a}} other {# of {a}}}", many, "lacks {a}"],
    [
      "another choice",
      "{a, select, x {X} other {O}}",
      "{a, select, y {Y} other {A}}",
      "has {a, select: other y}",
    ],
    ["a bracket that is open", "Hello {name}", "Hallo {name", "is not a valid ICU message"],
    ["a form that German has not", many, "{n, plural, one {#} few {#} other {#}}", 'form "few"'],
    ["a form that German asks for", many, "{n, plural, other {# Beiträge}}", 'lacks the plural form "one"'],
    ["English", "Good morning", "Good morning", "is the English text"],
    [
      "English in a branch",
      "{n, plural, one {a post} other {posts}}",
      "{n, plural, one {a post} other {posts}}",
      "is the English text",
    ],
  ])("with %s is seen", (_, english, translated, message) => {
    expect(faults(english, translated)).toContainEqual(expect.stringContaining(message));
  });

  it("uses French plural rules for zero and one, and English for its own forms", () => {
    expect(faults(many, "{n, plural, =0 {rien} =1 {un} other {# articles}}", "fr")).toEqual([]);
    expect(faults(many, "{n, plural, =1 {un} other {# articles}}", "fr")).toEqual([
      'lacks the plural form "one".',
    ]);
    expect(faults("{n, plural, two {a} one {b} other {c}}", "{n, number}", "en")).toEqual([]);
    expect(faults("{n, plural, two {a} one {b} other {c}}", "{n, plural, one {x} other {y}}")).toEqual([
      'has the plural form "two", which en does not have.',
    ]);
  });

  it("may be the English word where it is listed, in that language alone", () => {
    expect(faults("Dashboard", "Dashboard", "de", "Dashboard.title")).toEqual([]);
    expect(faults("Dashboard", "Dashboard", "hu", "Dashboard.title")).toHaveLength(1);
    expect(faults("Facebook", "Facebook", "hu", "Posts.platforms.FACEBOOK")).toEqual([]);
  });
});

describe("the languages of the interface", () => {
  it.each(["messages", "lib/i18n/cities"])("have a file each in %s, and there is no other", (folder) => {
    const files = repository.files.filter((file) => file.startsWith(`${folder}/`));
    expect(files.sort()).toEqual(LOCALES.map((locale) => `${folder}/${locale}.json`).sort());
  });

  it("are those of the sandbox's model", () => {
    expect(sandboxLanguages.map(({ code }) => code)).toEqual([...LOCALES]);
  });

  it("have every text, in its form", () => {
    expect(checkTranslations(repository)).toEqual([]);
    const english = textsOf(JSON.parse(repository.read("messages/en.json")));
    expect(english.size).toBeGreaterThan(900);
    for (const locale of LOCALES) {
      const own = textsOf(JSON.parse(repository.read(`messages/${locale}.json`)));
      expect([...english.keys()].filter((key) => !own.has(key))).toEqual([]);
    }
  });
});
