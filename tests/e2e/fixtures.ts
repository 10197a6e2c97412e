import AxeBuilder from "@axe-core/playwright";
import { expect, test as base, type Page } from "@playwright/test";
import { pressWhenReady } from "./press-when-ready";

/** Addresses of the running parts, chosen in playwright.config.ts. */
export const appUrl = process.env.E2E_APP_URL ?? "";
export const sandboxUrl = process.env.E2E_SANDBOX_URL ?? "";

/** A mail as the sandbox kept it. */
export type Mail = { id: string; to: string[]; subject: string; text: string; links: string[] };

/** The browser logs refused requests itself; the tests check what the person is shown. */
const expected = /Failed to load resource/;

/** Playwright's test, which also fails when a page logs an error: a script error, or one that the CSP blocked. */
export const test = base.extend<{ quietPages: void; pressesWait: boolean; readyPages: void }>({
  pressesWait: [true, { option: true }],
  readyPages: [
    async ({ context, pressesWait, javaScriptEnabled }, use) => {
      if (pressesWait && javaScriptEnabled !== false) await pressWhenReady(context);
      await use();
    },
    { auto: true },
  ],
  quietPages: [
    async ({ context }, use) => {
      const problems: string[] = [];
      context.on("weberror", (error) => problems.push(error.error().stack ?? String(error.error())));
      context.on("console", (message) => {
        if (message.type() === "error" && !expected.test(message.text()))
          problems.push(`${message.text()} (${message.page()?.url() ?? "no page"})`);
      });
      await use();
      expect(
        problems.filter((problem) => !problem.includes(sandboxUrl)),
        "errors of the pages",
      ).toEqual([]);
    },
    { auto: true },
  ],
});

type PlantedFault = {
  provider: "facebook" | "openai" | "stripe" | "push";
  kind: string;
  path?: string;
  /** Part of the call it is meant for. The sandbox is shared: without it, the fault may hit another test's call. */
  contains?: string;
  /** The vendor's error code. */
  code?: number;
  delayMs?: number;
  times?: number;
};

/** Plants a fault in the sandbox. */
export async function plantFault(fault: PlantedFault): Promise<void> {
  const reply = await fetch(`${sandboxUrl}/api/faults`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(fault),
  });
  expect(reply.status, await reply.text()).toBe(201);
}

/** With SHOTS=1, a photo of the whole page in artifacts/screens; `name` like `onboarding/2-story`. */
export async function shot(page: Page, name: string): Promise<void> {
  if (!process.env.SHOTS) return;
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: `artifacts/screens/${name}.png`, fullPage: true, animations: "disabled" });
}

/** Waits until nothing moves any more. Endless and scroll-driven animations are not awaited. */
export async function untilSettled(page: Page): Promise<void> {
  // Their `finished` is of no use: that of one whose element is gone may never come.
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (animation) =>
          animation.timeline !== document.timeline ||
          animation.effect?.getTiming().iterations === Infinity ||
          animation.playState !== "running",
      ),
  );
}

/** Fails with what axe finds wrong on the page. */
export async function expectAccessible(page: Page): Promise<void> {
  // Halfway through a fade-in every colour has too little contrast.
  await untilSettled(page);
  // Axe looks once, and waits for no title.
  await expect(page).toHaveTitle(/./);
  // Legacy mode leaves out frames of other origins, of which there are none, and details of what is right take their
  // time: with both, a check takes 0.6 s instead of 2.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode(true);
  const { violations } = await axe.analyze();
  const found = violations.map(
    ({ id, help, nodes }) => `${id}: ${help} (${nodes.map((node) => node.target).join("; ")})`,
  );
  expect(found).toEqual([]);
}

/** The newest mail to an address, as soon as it has arrived. */
export async function mailTo(address: string, subject?: RegExp): Promise<Mail> {
  let found: Mail | undefined;
  await expect
    .poll(async () => {
      const reply = await fetch(`${sandboxUrl}/api/mails?to=${encodeURIComponent(address)}`);
      const mails = (await reply.json()) as Mail[];
      found = mails.find((mail) => subject?.test(mail.subject) ?? true);
      return found !== undefined;
    }, `a mail to ${address}`)
    .toBe(true);
  if (!found) throw new Error(`No mail to ${address}`);
  return found;
}

/** The first link to the product in a mail. */
export function linkIn(mail: Mail): string {
  const link = mail.links.find((url) => url.startsWith(appUrl));
  if (!link) throw new Error(`No link to ${appUrl} in "${mail.subject}":\n${mail.text}`);
  return link;
}

/** An address that nobody else in this run has. */
export function newAddress(name = "owner"): string {
  return `${name}-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}@example.com`;
}

export { expect };
