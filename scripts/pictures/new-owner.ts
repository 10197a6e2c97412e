import type { Page } from "@playwright/test";

/** Where the running product and its sandbox are. */
export type Addresses = { app: string; sandbox: string };

type Mail = { links: string[] };

/** Stands in the pictures' bar. New to the database: who has it already is mailed no link. */
const email = "anna@kovacs.example";

/** Says no to whatever is asked for longer than this, in milliseconds. */
const PATIENCE_MS = 30_000;

/**
 * Signs a new owner up through the product's own screens, verifies the address out of the sandbox's mailbox,
 * and signs in: the page then stands at /onboarding.
 */
export async function signUp(page: Page, { app, sandbox }: Addresses): Promise<void> {
  const password = "poppy tram lantern Tuesday";
  await page.goto(`${app}/login?mode=sign-up`, { waitUntil: "networkidle" });
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await page.goto(await verificationLink(app, sandbox));
  await page.getByText("Your email is verified.").waitFor();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.waitForURL(/\/(onboarding|dashboard)/);
}

async function verificationLink(app: string, sandbox: string): Promise<string> {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    const reply = await fetch(`${sandbox}/api/mails?to=${encodeURIComponent(email)}`);
    const link = ((await reply.json()) as Mail[])[0]?.links.find((one) => one.startsWith(app));
    if (link) return link;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(
    `No link came to ${email}. Is the sandbox of ${app} at ${sandbox}, and the address new to its database?`,
  );
}

/** The bakery whose posts the pictures show. */
export const bakery = {
  name: "Kovács Bakery",
  industry: "Retail",
  description:
    "A family bakery on Bartók Béla út. Sourdough and poppy seed rolls from half past six, baked with flour from Szentes.",
  audience: "Families and early commuters in the eleventh district",
  pains: "Supermarket bread is dry by noon, and good bread is gone before eight.",
};

/** What Anna types about Saturday. */
export const saturday = {
  description: "Fresh sourdough every Saturday from 7, 20% off until noon",
  picture: "A basket of sourdough loaves on a wooden table in morning light",
};
