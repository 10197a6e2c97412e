import { ESLint } from "eslint";
import { beforeAll, expect, it } from "vitest";

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
});

async function lint(filePath: string, code: string): Promise<string> {
  const [result] = await eslint.lintText(code, { filePath });
  return (result?.messages ?? []).map(({ ruleId, message }) => `${ruleId}: ${message}`).join("\n");
}

const screen = "components/posts/x.tsx";
const calling = 'import { saveAction } from "@/lib/posts/actions";\n';

// Our own restrictions and rule; what the plugins' rules find is their own to test.
it.each([
  ["lib/posts/queries.ts", "export const a = process.env.APP_URL;", "lib/settings/env.ts"],
  [screen, 'void fetch("/api/post");', "lib/http/api-client.ts"],
  [screen, "export const Card = () => <p>Hello there</p>;", "messages/en.json"],
  [screen, 'export const Card = () => <button aria-label="Close" />;', "messages/en.json"],
  [screen, "export const Card = (p: { a: boolean }) => <p>{p.a ? 'On air' : null}</p>;", "messages/en.json"],
  [screen, 'declare const toast: { error(x: string): void };\ntoast.error("Failed");', "messages/en.json"],
  ["lib/mail-layout.tsx", "export const Card = () => <p>Please verify</p>;", "messages/en.json"],
  [screen, `${calling}export const f = () => saveAction({});`, "callAction"],
  [screen, 'export const save = () => api("/api/post", { method: "POST" });', "`send` of useWrite"],
  [screen, 'export const save = () => uploadFile("/api/media", file, options);', "`send` of useWrite"],
  [screen, 'import { useActionState } from "react";\nuseActionState();', "use-action-form"],
  [screen, '"use server";\nexport const a = 1;', "in the actions.ts of a domain"],
  [screen, 'export const a = async () => {\n  "use server";\n};', "in the actions.ts of a domain"],
  [
    screen,
    "export const Save = () => <button>{busy && <Spinner />}{label(1)}{t('save')}</button>;",
    "of its own",
  ],
  [screen, "export const Left = () => <p>{t('left', { count })} <Link href='/week' /></p>;", "of its own"],
  [screen, "export const Rows = () => <ul>{rows.map(row)}{t('end')}</ul>;", "of its own"],
  [screen, "export const Part = ({ part }: { part: string }) => <>{part}</>;", "of its own"],
  [screen, "export function Time() {\n  return at ? format.moment(at) : t('none');\n}", "of its own"],
  [
    screen,
    "export const Mark = ({ text }: { text: string }) => <p>{text}{done && <Check />}</p>;",
    "of its own",
  ],
  [screen, "export const Mark = () => <p>{t.rich('end', { mark })}</p>;", "textsApart"],
  ["lib/posts/deliver-post.ts", `export const a = "${"/home"}/anna";`, "path of one machine"],
  ["lib/posts/types.ts", 'export * from "./rules";', "Import from the file"],
  ["lib/posts/helpers.ts", "export const a = 1;", "filename-blocklist"],
  ["tests/x.test.ts", 'import { vi } from "vitest";\nvi.mock("./x");', "Modules are not mocked"],
])("in %s is refused: %s", async (file, code, message) => {
  expect(await lint(file, code)).toContain(message);
});

it.each([
  ["lib/settings/env.ts", "export const a = process.env.APP_URL;"],
  ["scripts/dev.ts", "export const a = process.env.APP_URL;"],
  ["lib/http/api-client.ts", 'void fetch("/api/post");'],
  ["lib/posts/actions.ts", '"use server";\nexport const a = 1;'],
  [screen, "export const Save = () => <button>{busy && <Spinner />}<span>{t('save')}</span></button>;"],
  [screen, "export const Open = () => <a href='/x'><Icon aria-hidden />{t('open')}</a>;"],
  [screen, "export const State = () => <p>{on ? t('on') : t('off', { count })}</p>;"],
  [screen, `${calling}callAction(() => saveAction({}));\nuseActionForm(saveAction);`],
  [screen, `${calling}callActionOrThrow(() => saveAction({}));`],
  [
    screen,
    'export const write = { send: () => api("/api/post", { method: "POST" }) };\nvoid api("/api/post");',
  ],
  [screen, "export const Card = () => <p className='text-sm'>Facebook · {1}/500 •</p>;"],
  [screen, "export const Card = (p: { a: string }) => <p title={p.a}>{p.a === 'on' ? 1 : 2}</p>;"],
])("in %s is right: %s", async (file, code) => {
  expect(await lint(file, code)).not.toMatch(/restricted|literal-string/);
});
