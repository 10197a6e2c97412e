import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkTexts } from "../../scripts/check/texts";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "texts-"));
  plant("messages/en.json", JSON.stringify({ posts: { title: "Posts" } }));
  plant("app/page.tsx", 'const t = useTranslations("posts");\nexport default () => t("title");\n');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function plant(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const found = () => checkTexts(root).map(({ file, message }) => `${file} ${message}`);

describe("texts", () => {
  const texts = { posts: { title: "Posts", status: { GENERATED: "Draft" }, rule: { short: "Too short" } } };

  it("are used by call, by prefix and by rule", () => {
    plant("messages/en.json", JSON.stringify(texts));
    plant("components/posts/list/post-card.tsx", "const t = useTranslations('posts');\nt(`status.${s}`);\n");
    plant("lib/posts/rules.ts", 'export const a = "posts.rule.short";\n');
    expect(found()).toEqual([]);
  });

  it("are used by a variable that may hold what stands in the code", () => {
    plant("messages/en.json", JSON.stringify({ ...texts, nav: { home: "Home", away: "Away" } }));
    plant("components/posts/list/post-card.tsx", "const t = useTranslations('posts');\nt(`status.${s}`);\n");
    plant("lib/posts/rules.ts", 'export const a = "posts.rule.short";\nexport const items = ["home"];\n');
    plant("components/layout/nav.tsx", "const t = useTranslations('nav');\nt(item.label);\n");
    expect(found()).toEqual(['messages/en.json "nav.away" is not used. Delete it, or show it.']);
  });

  it("are found through Promise.all, conditions and a translator that is not kept", () => {
    plant("messages/en.json", JSON.stringify({ a: { b: "B", c: "C", d: "D", e: "E" }, z: { b: "B" } }));
    plant(
      "app/page.tsx",
      `export async function generateMetadata() {
        return (await getTranslations("a"))("e");
      }
      export default async function Page() {
        const [x, t] = await Promise.all([load(), getTranslations("a")]);
        return t(x ? "b" : "c") + t.rich("d");
      }
      function Other() {
        const t = useTranslations("z");
        return t("b");
      }\n`,
    );
    expect(found()).toEqual([]);
    plant("components/posts/a.tsx", 'export const A = ({ t }) => t("nowhere");\n');
    expect(found()).toEqual([expect.stringContaining('"nowhere" is not in')]);
  });

  it("that nobody shows, that are missing, and that a language lacks are seen", () => {
    plant("messages/en.json", JSON.stringify(texts));
    plant("messages/de.json", JSON.stringify({ posts: { titel: "Beiträge" } }));
    plant("components/posts/list/post-card.tsx", "const t = useTranslations('posts');\nt('subtitle');\n");
    plant("lib/posts/rules.ts", 'export const a = "posts.rule.long";\n');
    const problems = found();
    expect(problems).toContainEqual(expect.stringContaining('en.json "posts.status.GENERATED" is not used'));
    expect(problems).toContainEqual(expect.stringContaining('post-card.tsx "posts.subtitle" is not in'));
    expect(problems).toContainEqual(expect.stringContaining('rules.ts "posts.rule.long" is not in'));
    expect(problems).toContainEqual(expect.stringContaining('de.json lacks "posts.title"'));
    expect(problems).toContainEqual(expect.stringContaining('de.json has "posts.titel"'));
  });

  it("a text of which its numbers and words may leave nothing is seen", () => {
    const all =
      "{word, select, YES {They came. } other {}}{count, plural, =0 {} one {One saw it.} other {# saw it.}}";
    const title = "It went out.{count, plural, =0 {} one { One saw it.} other { # saw it.}}";
    plant("messages/en.json", JSON.stringify({ posts: { all, title } }));
    plant(
      "app/page.tsx",
      'const t = useTranslations("posts");\nexport default () => t("title") + t("all");\n',
    );
    expect(found()).toEqual([expect.stringMatching(/^messages\/en.json "posts.all" may have no words/)]);
  });

  it("a text is seen that the browser shows and its page does not send", () => {
    plant("messages/en.json", JSON.stringify({ Posts: { close: "Close", list: { title: "All" } } }));
    plant("app/page.tsx", "export default () => null;\n");
    plant(
      "components/posts/list/post-list.tsx",
      '"use client";\nconst t = useTranslations("Posts.list");\nexport const PostList = () => t("title");\n',
    );
    plant(
      "components/posts/list/post-card.tsx",
      'const t = useTranslations("Posts");\nexport const PostCard = () => t("close");\nexport const load = () => import("./post-list");\n',
    );
    const page = (of: string) =>
      plant(
        "app/(protected)/posts/page.tsx",
        `import { PostCard } from "@/components/posts/list/post-card";\nexport default () => <Texts of={["${of}"]}><PostCard /></Texts>;\n`,
      );
    page("Posts.list");
    expect(found()).toEqual([]);
    page("Posts.close");
    expect(found()).toEqual([
      expect.stringMatching(
        /^app\/\(protected\)\/posts\/page.tsx does not send "Posts.list.title", which components\/posts\/list\/post-list.tsx/,
      ),
    ]);
  });
});
