import { ESLint } from "eslint";
import { beforeAll, describe, expect, it } from "vitest";
import { areaOf, domains, domainsBelow, judgeImport, resolveImport } from "../../scripts/check/layers";

let eslint: ESLint;

beforeAll(() => {
  eslint = new ESLint({
    // The planted files are not on disk, so rules that need the project's types are left out.
    overrideConfig: [
      {
        files: ["**/*.{ts,tsx}"],
        languageOptions: { parserOptions: { projectService: false } },
        rules: {
          "@typescript-eslint/no-floating-promises": "off",
          "@typescript-eslint/no-misused-promises": "off",
          "@typescript-eslint/await-thenable": "off",
        },
      },
    ],
  });
}, 60_000);

async function lint(filePath: string, code: string): Promise<string> {
  const [result] = await eslint.lintText(code, { filePath });
  return (result?.messages ?? []).map(({ ruleId, message }) => `${ruleId}: ${message}`).join("\n");
}

const using = (specifier: string) => `import { x } from "${specifier}";\nx();\n`;

describe("who may import whom", () => {
  it.each([
    ["lib/posts/queries.ts", "@/components/posts/post-card", "lib/ knows no screens"],
    ["lib/posts/queries.ts", "../../components/posts/post-card", "lib/ knows no screens"],
    ["lib/credits/queries.ts", "@/lib/billing/queries", "billing is not below credits"],
    ["lib/posts/queries.ts", "../publishing/deliver-post", "publishing is not below posts"],
    ["lib/weather/queries.ts", "@/lib/brand/queries", "not a known domain"],
    ["lib/providers/facebook.ts", "@/lib/posts/types", "lib/*.ts is below all domains"],
    ["lib/log.ts", "./posts/types", "lib/*.ts is below all domains"],
    ["lib/posts/generate-draft.ts", "@/inngest/client", "wake(event) of lib/jobs.ts"],
    ["lib/posts/generate-draft.ts", "inngest", "Only inngest/ knows Inngest"],
    ["lib/posts/generate-draft.ts", "stripe", "lib/providers/<vendor> only"],
    ["app/(public)/page.tsx", "@/lib/db", "may not use the database"],
    ["app/api/post/route.ts", "@/lib/providers/facebook", "Only a domain speaks to a provider"],
    ["components/posts/post-card.tsx", "@/app/page", "imported by nobody"],
    ["components/posts/post-card.tsx", "../../lib/generated/prisma/client", "Database rows stay"],
    ["components/ui/button.tsx", "@/lib/posts/types", "knows nothing of the product"],
    ["lib/posts/rules.ts", "@/lib/posts/queries", "is pure"],
    ["lib/posts/schema.ts", "@/lib/db", "may not use the database"],
    ["lib/posts/rules.ts", "node:fs", "runs in the browser too"],
    ["lib/utils.ts", "@/lib/db", "may not use the database"],
    ["lib/posts/deliver-post.ts", "node:https", "Outgoing calls stand in lib/providers"],
    ["sandbox/facebook/graph.ts", "../../lib/env", "sandbox/ imports nothing of ours"],
    ["app/page.tsx", "@/sandbox/server", "by address only"],
    ["app/page.tsx", "@/tests/factories", "Tests are imported by tests only"],
  ])("%s may not import %s", async (file, specifier, message) => {
    const found = await lint(file, using(specifier));
    expect(found).toContain("house/layers");
    expect(found).toContain(message);
  });

  it.each([
    ["app/(public)/page.tsx", "@/components/landing/hero"],
    ["app/api/post/route.ts", "@/lib/route"],
    ["app/api/inngest/route.ts", "@/inngest/client"],
    ["components/posts/post-card.tsx", "@/lib/posts/types"],
    ["components/ui/button.tsx", "@/lib/utils"],
    ["lib/publishing/deliver-post.ts", "../media/queries"],
    ["lib/posts/queries.ts", "@/lib/accounts/types"],
    ["lib/privacy/export-data.ts", "@/lib/publishing/queries"],
    ["lib/posts/generate-draft.ts", "@/lib/providers/openai"],
    ["lib/posts/queries.ts", "@/lib/db"],
    ["lib/providers/stripe.ts", "stripe"],
    ["lib/posts/rules.test.ts", "@/app/page"],
    ["tests/integration/post.test.ts", "../../app/api/post/route"],
  ])("%s may import %s", async (file, specifier) => {
    expect(await lint(file, using(specifier))).not.toContain("house/layers");
  });

  it("sees dynamic imports, re-exports and imports of types", async () => {
    for (const code of [
      'export const load = () => import("@/components/posts/post-card");',
      'export { x } from "@/components/posts/post-card";',
      'export * from "@/components/posts/post-card";',
      'export type X = import("@/components/posts/post-card").X;',
    ])
      expect(await lint("lib/posts/queries.ts", code)).toContain("lib/ knows no screens");
  });

  it("lets a pure file name a type of lib/*.ts, and never a database row", async () => {
    const rules = "lib/posts/rules.ts";
    expect(await lint(rules, 'import type { Limit } from "../rate-limit";\nexport type L = Limit;')).toBe("");
    expect(await lint(rules, 'import { type Limit } from "../rate-limit";\nexport type L = Limit;')).toBe("");
    expect(await lint(rules, 'import { limit } from "../rate-limit";\nexport const l = limit;')).toContain(
      "is pure",
    );
    expect(await lint(rules, 'import type { Db } from "../db";\nexport type D = Db;')).toContain("database");
  });

  it("knows domains that form a DAG, and says where a table goes in a circle", () => {
    for (const domain of Object.keys(domains)) expect(domainsBelow(domain)).not.toContain(domain);
    expect([...domainsBelow("publishing")].sort()).toContain("accounts");
    expect(() => domainsBelow("a", { a: ["b"], b: ["a"] })).toThrow("a → b → a goes in a circle");
  });

  it("reads paths as they are written", () => {
    expect(resolveImport("lib/posts/queries.ts", "../billing/types.ts")).toBe("lib/billing/types");
    expect(resolveImport("lib/posts/queries.ts", "zod")).toBeNull();
    expect(areaOf("lib/providers/facebook/client.ts")).toBe("providers");
    expect(areaOf("lib/route.test.ts")).toBe("tests");
    expect(judgeImport("lib/posts/queries.ts", "./rules")).toBeNull();
  });
});

describe("settings, network, texts and shortcuts", () => {
  it.each([
    ["lib/posts/queries.ts", "export const a = process.env.APP_URL;"],
    ["components/posts/x.tsx", 'export const a = process["env"].APP_URL;'],
    ["app/page.tsx", "const { env } = process;\nexport default env;"],
    ["middleware.ts", 'import { env } from "node:process";\nexport default env;'],
    ["lib/posts/queries.ts", "export const a = import.meta.env.X;"],
    ["instrumentation.ts", "export const a = process.env.NODE_ENV;"],
  ])("process.env may not be read in %s", async (file, code) => {
    expect(await lint(file, code)).toContain("Add the setting to lib/env.ts");
  });

  it.each(["lib/env.ts", "scripts/dev.ts", "sandbox/server.ts", "next.config.ts", "tests/setup/env.ts"])(
    "process.env may be read in %s",
    async (file) => {
      expect(await lint(file, "export const a = process.env.APP_URL;")).not.toContain("house/settings");
    },
  );

  it.each([
    ["lib/posts/generate-draft.ts", 'void fetch("https://example.com");'],
    ["components/posts/x.tsx", 'void window.fetch("/api/post");'],
    ["components/posts/x.tsx", "export const get = { fetch }.fetch;"],
    ["components/posts/x.tsx", 'export const source = new EventSource("/api/x");'],
  ])("%s may not call the network", async (file, code) => {
    expect(await lint(file, code)).toContain("may not call the network");
  });

  it.each([
    ["lib/api-client.ts", 'void fetch("/api/post");'],
    ["lib/providers/facebook.ts", 'void fetch("https://graph.facebook.com");'],
    ["components/posts/x.tsx", "declare const query: { fetch(): void };\nquery.fetch();"],
  ])("%s may", async (file, code) => {
    expect(await lint(file, code)).not.toContain("house/outgoing");
  });

  it.each([
    ["components/posts/x.tsx", "export const X = () => <p>Hello there</p>;"],
    ["components/ui/x.tsx", 'export const X = () => <button aria-label="Close" />;'],
    ["components/posts/x.tsx", 'export const X = (p: { a: boolean }) => <p>{p.a ? "On air" : null}</p>;'],
    ["components/posts/x.tsx", 'export const X = (p: { a?: string }) => <img alt={p.a ?? "A picture"} />;'],
    ["components/posts/x.tsx", "export const X = (p: { n: number }) => <p>{`${p.n} posts`}</p>;"],
    ["components/posts/x.tsx", 'declare const toast: { error(x: string): void };\ntoast.error("Failed");'],
    [
      "components/posts/x.tsx",
      'declare const toast: { note(x: string, y: object): void };\ndeclare const t: (k: string) => string;\ntoast.note(t("a.b"), { description: "It is kept" });',
    ],
    [
      "components/posts/x.tsx",
      'declare const toast: { note(x: string, y: object): void };\ndeclare const t: (k: string) => string;\ntoast.note(t("a.b"), { action: { label: "Undo", onClick() {} } });',
    ],
    ["components/posts/x.tsx", 'export const X = () => <input placeholder="Your name" />;'],
    ["components/posts/x.tsx", 'export const X = () => <span title="Not sent yet" />;'],
    ["components/posts/x.tsx", 'export const X = () => <Button busyLabel="Saving" />;'],
    ["components/posts/x.tsx", "export const X = () => <>Fragment of words</>;"],
    ["app/layout.tsx", 'export const metadata = { title: "Sign in" };'],
    ["lib/accounts/mail.tsx", "export const X = () => <p>Please verify</p>;"],
  ])("a text in %s is refused: %s", async (file, code) => {
    expect(await lint(file, code)).toContain("Put it into messages/en.json");
  });

  it.each([
    "export const X = (p: { t(key: string): string }) => <p>{p.t('posts.title')}</p>;",
    "export const X = () => <p>Facebook · {1}/500</p>;",
    "export const X = () => <p className='text-sm'>•</p>;",
    "export const X = (p: { a: string }) => <p>{p.a === 'on' ? 1 : 2}</p>;",
  ])("no text: %s", async (code) => {
    expect(await lint("components/posts/x.tsx", code)).not.toContain("house/texts");
  });

  it.each([
    ["export const a = (x: any) => x;", "no-explicit-any"],
    ["// @ts-ignore\nexport const a = 1;", "ban-ts-comment"],
    ["// TODO later\nexport const a = 1;", "no-warning-comments"],
    ["console.log(1);", "no-console"],
    ["export const a = (x?: number) => x!;", "no-non-null-assertion"],
    ['import { vi } from "vitest";\nvi.mock("./x");', "no-restricted-properties"],
  ])("%j is refused", async (code, rule) => {
    expect(await lint("lib/posts/deliver-post.ts", code)).toContain(rule);
  });
});
