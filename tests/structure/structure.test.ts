import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkStructure } from "../../scripts/check/structure";

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "structure-"));
  plant(".gitignore", "node_modules/\n.next/\nlib/generated/\n*.tsbuildinfo\n");
  plant("messages/en.json", JSON.stringify({ posts: { title: "Posts" } }));
  plant("app/page.tsx", 'const t = useTranslations("posts");\nexport default () => t("title");\n');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function plant(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const found = () => checkStructure(root).map(({ file, message }) => `${file} ${message}`);

describe("a planted fault", () => {
  it("is not seen where there is none", () => {
    plant("lib/posts/generate-draft.ts", "export const generateDraft = 1;\n");
    plant("lib/posts/use-recent-posts.ts", "export const useRecentPosts = 1;\n");
    plant("lib/generated/prisma/Client.ts", "export default 1;\n");
    plant("app/(public)/auth/facebook/callback/page.tsx", "export default () => null;\n");
    plant("pages/_document.tsx", "export default () => null;\n");
    plant(
      "app/api/post/[id]/route.ts",
      'import { route } from "@/lib/route";\nexport const GET = route({}, f);\n',
    );
    plant(
      "app/api/openapi.json/route.ts",
      'import { route } from "@/lib/route";\nexport const GET = route({}, f);\n',
    );
    plant(
      "lib/posts/actions.ts",
      '"use server";\nimport { action } from "../action";\nexport const save = action(a, b);\n',
    );
    plant("lib/posts/queries.ts", 'import "server-only";\nexport const listPosts = 1;\n');
    expect(found()).toEqual([]);
  });

  it.each([
    ["a function", "export async function POST() {}\n"],
    ["an arrow", "export const POST = async () => new Response();\n"],
    ["another wrapper", 'import { route } from "@/lib/other";\nexport const POST = route({}, f);\n'],
    ["a renamed export", "const handler = () => new Response();\nexport { handler as POST };\n"],
    ["a library's", "export const { GET, POST } = serve();\n"],
  ])("an unwrapped route is seen: %s", (_, code) => {
    plant("app/api/post/route.ts", code);
    expect(found()).toContainEqual(expect.stringMatching(/^app\/api\/post\/route\.ts POST is not wrapped/));
  });

  it("a route of the Pages Router is seen, which route() cannot wrap", () => {
    plant("pages/api/post.ts", "export default function handler() {}\n");
    expect(found()).toContainEqual(
      expect.stringMatching(/^pages\/api\/post\.ts is a way in that nothing wraps/),
    );
  });

  it("a text is seen that the browser shows and its page does not send", () => {
    plant("messages/en.json", JSON.stringify({ Posts: { close: "Close", list: { title: "All" } } }));
    plant("app/page.tsx", "export default () => null;\n");
    plant(
      "components/posts/post-list.tsx",
      '"use client";\nconst t = useTranslations("Posts.list");\nexport const PostList = () => t("title");\n',
    );
    plant(
      "components/posts/post-card.tsx",
      'const t = useTranslations("Posts");\nexport const PostCard = () => t("close");\nexport const load = () => import("./post-list");\n',
    );
    const page = (of: string) =>
      plant(
        "app/(protected)/posts/page.tsx",
        `import { PostCard } from "@/components/posts/post-card";\nexport default () => <Texts of={["${of}"]}><PostCard /></Texts>;\n`,
      );
    page("Posts.list");
    expect(found()).toEqual([]);
    page("Posts.close");
    expect(found()).toEqual([
      expect.stringMatching(
        /^app\/\(protected\)\/posts\/page.tsx does not send "Posts.list.title", which components\/posts\/post-list.tsx/,
      ),
    ]);
  });

  it.each([
    ["lib/posts/actions.ts", '"use server";\nexport async function save() {}\n', "save is not wrapped"],
    [
      "lib/posts/actions.ts",
      'import { action } from "@/lib/action";\nexport const save = action(a, b);\n',
      '"use server"',
    ],
    ["components/posts/post-form.tsx", '"use server";\nexport const a = 1;\n', "Server actions stand in"],
    [
      "components/posts/post-form.tsx",
      'export const a = async () => {\n  "use server";\n};\n',
      "Server actions stand in",
    ],
    ["lib/posts/queries.ts", "export const a = 1;\n", "server-only"],
  ])("an open door is seen in %s: %s", (file, code, message) => {
    plant(file, code);
    expect(found()).toContainEqual(expect.stringContaining(message));
  });

  it.each([
    ["helpers/x.ts", "top-level folder"],
    ["things.ts", "stand in the root"],
    ["lib/helpers.ts", "says nothing"],
    ["lib/posts/helpers.ts", "no file of a domain"],
    ["lib/posts/draft.ts", "no file of a domain"],
    ["lib/posts/parts/load-post.ts", "Domains are flat"],
    ["lib/weather/queries.ts", "not a domain"],
    ["lib/posts/generateDraft.ts", "not named in kebab-case"],
    ["components/posts/PostCard.tsx", "not named in kebab-case"],
    ["components/common/post-card.tsx", "no folder of components"],
    ["components/posts/index.ts", "barrel"],
    ["app/myPage/page.tsx", "not kebab-case"],
  ])("a name is seen: %s", (file, message) => {
    plant(file, "export const a = 1;\n");
    expect(found()).toContainEqual(
      expect.stringMatching(new RegExp(`^${file.replace(/[.]/g, "\\.")} .*${message}`)),
    );
  });

  it.each([
    ["lib/posts/types.ts", 'export * from "./rules";\nexport const a = 1;\n', "export \\*"],
    ["lib/posts/types.ts", 'export { a } from "./rules";\n', "only re-exports"],
    ["lib/posts/rules.ts", "export const a = 1;\n".repeat(301), "301 lines"],
    [
      "lib/posts/rules.ts",
      `// ${"eslint"}-disable-next-line no-console\nexport const a = 1;\n`,
      "without a reason",
    ],
    [".npmrc", "registry=https://example.com/\n", "names a registry"],
    [
      "package-lock.json",
      '{"packages":{"a":{"resolved": "https://example.com/a.tgz"}}}',
      "registry's address",
    ],
    ["middleware.ts", "export {};\n".repeat(30), "30 lines or more"],
  ])("%s is seen: %s", (file, code, message) => {
    plant(file, code);
    expect(found()).toContainEqual(expect.stringMatching(new RegExp(message)));
  });

  it("a circle of imports is seen, one of types is not", () => {
    plant("lib/posts/types.ts", 'import { b } from "./rules";\nexport const a = b;\n');
    plant(
      "lib/posts/rules.ts",
      'import { type a } from "./types";\nexport const b = 1;\nexport type A = typeof a;\n',
    );
    expect(found()).toEqual([]);
    plant("lib/posts/rules.ts", 'import { a } from "./types";\nexport const b = a;\n');
    expect(found()).toContainEqual(expect.stringMatching(/imports itself: lib\/posts\/.* → /));
  });
});

describe("texts", () => {
  const texts = { posts: { title: "Posts", status: { GENERATED: "Draft" }, rule: { short: "Too short" } } };

  it("are used by call, by prefix and by rule", () => {
    plant("messages/en.json", JSON.stringify(texts));
    plant("components/posts/post-card.tsx", "const t = useTranslations('posts');\nt(`status.${s}`);\n");
    plant("lib/posts/rules.ts", 'export const a = "posts.rule.short";\n');
    expect(found()).toEqual([]);
  });

  it("are used by a variable that may hold what stands in the code", () => {
    plant("messages/en.json", JSON.stringify({ ...texts, nav: { home: "Home", away: "Away" } }));
    plant("components/posts/post-card.tsx", "const t = useTranslations('posts');\nt(`status.${s}`);\n");
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
    plant("components/posts/post-card.tsx", "const t = useTranslations('posts');\nt('subtitle');\n");
    plant("lib/posts/rules.ts", 'export const a = "posts.rule.long";\n');
    const problems = found();
    expect(problems).toContainEqual(expect.stringContaining('en.json "posts.status.GENERATED" is not used'));
    expect(problems).toContainEqual(expect.stringContaining('post-card.tsx "posts.subtitle" is not in'));
    expect(problems).toContainEqual(expect.stringContaining('rules.ts "posts.rule.long" is not in'));
    expect(problems).toContainEqual(expect.stringContaining('de.json lacks "posts.title"'));
    expect(problems).toContainEqual(expect.stringContaining('de.json has "posts.titel"'));
  });
});
