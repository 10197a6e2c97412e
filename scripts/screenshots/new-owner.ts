import type { Page } from "@playwright/test";

/** The addresses of the running product and its sandbox. */
export type Addresses = { app: string; sandbox: string };

type Mail = { links: string[] };

/** Visible in the screenshots' top bar. Must be new to the database: a registered address is not mailed a link. */
const email = "anna@kovacs.example";

/** How long to wait for anything before failing, in milliseconds. */
const TIMEOUT_MS = 30_000;

/**
 * Signs a new owner up through the product's own screens and verifies the address with the link from the sandbox's
 * mailbox, which signs the browser in: the page is then at /onboarding.
 */
export async function signUp(page: Page, { app, sandbox }: Addresses): Promise<void> {
  const password = "poppy tram lantern Tuesday";
  await page.goto(`${app}/login?mode=sign-up`, { waitUntil: "networkidle" });
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign Up" }).click();
  await page.goto(await verificationLink(app, sandbox));
  await page.getByRole("button", { name: "Verify email", exact: true }).click();
  await page.waitForURL(/\/(onboarding|dashboard)/);
}

async function verificationLink(app: string, sandbox: string): Promise<string> {
  const end = Date.now() + TIMEOUT_MS;
  while (Date.now() < end) {
    const reply = await fetch(`${sandbox}/api/mails?to=${encodeURIComponent(email)}`);
    const link = ((await reply.json()) as Mail[])[0]?.links.find((url) => url.startsWith(app));
    if (link) return link;
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(
    `No link was mailed to ${email}. Is the sandbox of ${app} at ${sandbox}, and the address new to its database?`,
  );
}

/** The bakery whose posts the screenshots show. */
export const bakery = {
  name: "Kovács Bakery",
  industry: "Retail",
  description:
    "A family bakery on Bartók Béla út. Sourdough and poppy seed rolls from half past six, baked with flour from Szentes.",
  audience: "Families and early commuters in the eleventh district",
  pains: "Supermarket bread is dry by noon, and good bread is gone before eight.",
};

/** The bakery's posts of next week, each with one of the photographs, by the order of the posting times. */
export const posts = {
  rolls:
    "Poppy seed rolls are back. We fold them by hand at four in the morning, so that yours is still warm on the way to work.",
  rye: "Rye, only on Thursdays. Twelve loaves, and when they are gone, they are gone until next week.",
  loaf: "Saturday starts at seven. Fresh sourdough comes out of the oven while the street is still asleep, and until noon every loaf is 20% off.",
};
