import type { Page } from "@playwright/test";
import { cut } from "../cut-connection";
import { appUrl, expect, newAddress } from "../fixtures";
import { call, draft, openPageDialog, openWorkspace, profile, signUp, test } from "../owner";
import { pressWhenReady } from "../press-when-ready";

/** Has the server's next response to that path be an error. */
const failOnce = (page: Page, path: string) =>
  page.route(`**${path}**`, (route) => route.fulfill({ status: 500, json: { message: "INTERNAL_ERROR" } }), {
    times: 1,
  });

async function schedule(page: Page, about: string): Promise<void> {
  await openWorkspace(page, await draft(page, about));
  await page.getByRole("button", { name: "Post Now" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm Post" });
  await dialog.getByRole("switch", { name: "Schedule Post" }).check();
  await dialog.getByRole("button", { name: "Schedule Post", exact: true }).click();
  await expect(dialog).toBeHidden();
}

test("failures at Stripe are reported: checkout and portal", async ({ page }) => {
  await page.goto("/subscription");
  await failOnce(page, "/api/subscription?subscriptionType=");
  await page.getByRole("button", { name: "Choose Plan" }).click();
  await expect(page.getByText("Error", { exact: true })).toBeVisible();
  await expect(page.getByText("Failed to create checkout session. Please try again.")).toBeVisible();
  await failOnce(page, "/api/subscription/portal");
  await page.getByRole("button", { name: "Manage subscription" }).last().click();
  await expect(page.getByText("Failed to open subscription portal. Please try again.")).toBeVisible();
});

test("failures of a connection are reported: connect, authorize, disconnect, and Facebook's refusal", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Disconnect" }).click();
  const question = page.getByRole("alertdialog", { name: "Disconnect Facebook?" });
  await expect(question).toContainText(
    "This will remove access to your Facebook account. You'll need to reconnect to post content to Facebook.",
  );
  await failOnce(page, "/api/social/disconnect");
  await question.getByRole("button", { name: "Disconnect" }).click();
  await expect(page.getByText("Failed to disconnect Facebook account")).toBeVisible();
  await question.getByRole("button", { name: "Disconnect" }).click();
  await expect(page.getByText("Facebook account disconnected successfully")).toBeVisible();
  await expect(page.getByText("Connect to start posting")).toBeVisible();
  await expect(page.getByText("More platforms coming soon!")).toBeVisible();

  const popup = page.context().waitForEvent("page");
  await page.getByRole("button", { name: "Connect", exact: true }).click();
  const cancel = (await popup).getByRole("button", { name: "Cancel" });
  await expect(cancel).toBeVisible();
  expect(await (await popup).evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([600, 700]);
  await cancel.click();
  await expect(page.getByText("Facebook authentication failed")).toBeVisible();

  await failOnce(page, "/api/social/connect");
  const again = page.context().waitForEvent("page");
  await page.getByRole("button", { name: "Connect", exact: true }).click();
  await (await again).getByRole("button", { name: /^Continue/ }).click();
  await expect(page.getByText("Failed to connect Facebook account")).toBeVisible();

  const dialog = await openPageDialog(page);
  await dialog.getByRole("button", { name: "Connect Page" }).click();
  await expect(dialog.getByText("Please select a page")).toBeVisible();
  await dialog.getByRole("combobox").selectOption({ label: "Kovács Bakery" });
  await failOnce(page, "/api/social/authorize");
  await dialog.getByRole("button", { name: "Connect Page" }).click();
  await expect(page.getByText("Failed to authorize page")).toBeVisible();
  await dialog.getByRole("button", { name: "Connect Page" }).click();
  await expect(page.getByText("Page authorized successfully")).toBeVisible();
});

test("Facebook's redirect without a popup: processing, then the dashboard with the message", async ({
  page,
}) => {
  const path = "/auth/facebook/callback?error=access_denied&state=none";
  const html = await (await page.request.get(path)).text();
  expect(html).toContain("Processing Facebook login...");
  expect(html).toMatch(/<h1[^>]*>Facebook/);
  let goOn: (() => void) | undefined;
  const read = new Promise<void>((resolve) => (goOn = resolve));
  await page.route("**/dashboard**", async (route) => {
    await read;
    await route.continue();
  });
  await page.goto(path);
  await expect(page.getByText("Facebook authentication failed.", { exact: true })).toBeVisible();
  goOn?.();
  await expect(page.getByText("Facebook authentication failed", { exact: true }).first()).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard/);
});

test("a successful redirect without a popup: the message, the dashboard, and the code is used there", async ({
  page,
}) => {
  await page.goto("/dashboard");
  await page.evaluate(() => {
    // As on a phone whose browser opens the dialog in the same tab.
    window.open = (url) => {
      const here = {
        closed: false,
        close: () => undefined,
        location: { replace: (to: string) => location.assign(to) },
      };
      return (url === "never" ? null : here) as unknown as Window;
    };
  });
  await page.getByRole("button", { name: "Disconnect" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Disconnect" }).click();
  await page.getByRole("button", { name: "Connect", exact: true }).click();
  await page.getByRole("button", { name: /^Continue/ }).click();
  await expect(page.getByText("Facebook authentication successful").first()).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard/);
  const dialog = page.getByRole("dialog", { name: "Select a Facebook Page" });
  await dialog.getByRole("combobox").selectOption({ label: "Kovács Bakery" });
  await dialog.getByRole("button", { name: "Connect Page" }).click();
  await expect(page.getByText("Connected and ready to post")).toBeVisible();
});

test(
  "a post that could not go out, be cancelled or be copied is reported, and the dialog stays",
  { tag: "@core" },
  async ({ page }) => {
    test.setTimeout(120_000);
    await openWorkspace(page, await draft(page, "Rye bread on Thursdays"));
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error("no"));
    });
    await page.getByRole("button", { name: "Copy" }).click();
    await expect(page.getByText("Failed to copy text.")).toBeVisible();
    await page.getByRole("button", { name: "Post Now" }).click();
    const dialog = page.getByRole("dialog", { name: "Confirm Post" });
    await failOnce(page, "/api/post/publish");
    await dialog.getByRole("button", { name: "Post Now" }).click();
    await expect(page.getByText("Failed to publish post. Please try again.")).toBeVisible();
    await expect(dialog).toBeVisible();

    await schedule(page, `Plum cake ${Date.now()}`);
    await page.goto("/your-posts?status=SCHEDULED");
    await page.getByRole("button", { name: "View" }).first().click();
    await page.getByRole("button", { name: "Cancel Schedule" }).click();
    await page.route("**/api/post/schedule", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 700));
      await route.fulfill({ status: 500, json: { message: "INTERNAL_ERROR" } });
    });
    const question = page.getByRole("alertdialog");
    await question.getByRole("button", { name: "Confirm" }).click();
    await expect(question.getByRole("button", { name: "Cancelling..." })).toBeVisible();
    await expect(page.getByText("Failed to cancel post schedule")).toBeVisible();
    await page.unroute("**/api/post/schedule");
    await question.getByRole("button", { name: "Confirm" }).click();
    await expect(page.getByText("Post schedule cancelled successfully")).toBeVisible();
  },
);

test("feedback: too short, refused, sent", async ({ page }) => {
  await page.goto("/feedback");
  await expect(page.getByText("Please be as specific as possible.")).toBeVisible();
  const send = page.getByRole("button", { name: "Submit Feedback" });
  await page.getByLabel("Message").fill("Too short");
  await send.click();
  await expect(page.getByText("Message must be at least 10 characters")).toBeVisible();
  await page.getByLabel("Message").fill("I would like to see how many people a post has reached.");
  const { restore } = await cut(page, "500 page");
  await send.click();
  await expect(page.getByText("Failed to submit feedback. Please try again later.")).toBeVisible();
  await restore();
  await page.route("**/feedback", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await send.click();
  await expect(send).toBeDisabled();
  await expect(page.getByText("Thank you. Your message has reached us.")).toBeVisible();
});

test("an ended session: the next call of the API leads to the sign-in page, and only what was typed stays", async ({
  page,
}) => {
  const post = await draft(page, "Walnut bread");
  await openWorkspace(page, post);
  await page.waitForLoadState("networkidle");
  await page.context().addCookies([{ name: "postwright.session", value: "not-a-token", url: appUrl }]);
  // Confirm Post reads what it says of the post as it opens.
  await page.getByRole("button", { name: "Post Now" }).click();
  await expect(page).toHaveURL(/\/login\?callbackUrl=%2Fpost-generator/);
  await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => !/^(postwright-person$|typed:)/.test(key))).toEqual([]);
});

test("an unverified address: reported at sign-in, no session, and another mail on request", async ({
  browser,
}) => {
  const context = await browser.newContext({ baseURL: appUrl, storageState: { cookies: [], origins: [] } });
  await pressWhenReady(context);
  const page = await context.newPage();
  const email = newAddress("unverified");
  const fill = async () => {
    await page.getByLabel("Email").fill(email);
    await page.getByLabel("Password", { exact: true }).fill("seven-rolls-and-a-poppy-seed-plait");
  };
  await page.goto("/login?mode=sign-up");
  await fill();
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();
  await expect(page.getByText("Please check your email to verify your account")).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole("heading", { name: "Email Verification Required" })).toBeVisible();
  await expect(page.getByRole("button", { name: "resend it" })).toBeVisible();
  const cookies = (await context.cookies()).map(({ name }) => name);
  expect(cookies, "signed out").not.toContain("postwright.session");
  await page.goto("/login");
  await expect(page.getByText("Don't have an account?")).toBeVisible();
  await page.getByRole("link", { name: "Sign up", exact: true }).click();
  await expect(page.getByText("Already have an account?")).toBeVisible();
  await page.getByRole("link", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Welcome back" })).toBeVisible();
  await expect(page.getByLabel("Email")).toHaveAttribute("type", "email");
  for (const label of ["Email", "Password"])
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute("required", "");
  const toasts = page.getByRole("region", { name: /^Notifications/ });
  await fill();
  await page.getByLabel("Password", { exact: true }).fill("not the password");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(toasts.getByText("This email and password do not match an account.")).toBeVisible();
  await fill();
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(toasts.getByText("Please verify your email before signing in")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Email Verification Required" })).toBeVisible();
  await page.getByRole("button", { name: "resend it" }).click();
  await expect(page.getByText("Verification email sent successfully")).toBeVisible();
  await page.goto("/dashboard");
  await expect(page).toHaveURL(/\/login/);
  await context.close();
});

test("logging out says so, clears what is cached, and leads to the sign-in page", async ({
  page,
  context,
}) => {
  await context.clearCookies();
  await signUp(page);
  await call(page, "/api/business", profile);
  const stored = () => page.evaluate(() => ({ ...localStorage }));
  await page.goto("/business-profile");
  await expect.poll(async () => (await stored())["postwright-brand"]).toContain(profile.businessName);
  await page.getByRole("button", { name: "Edit Profile" }).click();
  await page.getByLabel("Brand Name").fill("Kovács & Daughters");
  const pressed = Date.now();
  await page.getByRole("button", { name: "Save Profile" }).click();
  await expect(page.getByText("Brand profile updated successfully!")).toBeVisible();
  // Cleared, and read again.
  await expect.poll(async () => (await stored())["postwright-brand"]).toContain("Kovács & Daughters");
  const copy = JSON.parse((await stored())["postwright-brand"] ?? "") as { savedAt: number };
  expect(copy).toMatchObject({ business: { businessName: "Kovács & Daughters" } });
  expect(copy.savedAt).toBeGreaterThanOrEqual(pressed);
  await page.goto("/feedback");
  await page.getByLabel("Message").fill("Typed, and never sent.");
  await page.getByRole("button", { name: /account menu/i }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Log out" }).click();
  await expect(page.getByText("Logged out successfully")).toBeVisible();
  await expect(page.getByText("You have been logged out of your account")).toBeVisible();
  await expect(page).toHaveURL(/\/login/);
  expect(await stored()).toEqual({});
});

test("a failed logout says so, and the person is still signed in", async ({ page }) => {
  await page.goto("/feedback");
  await page.getByRole("button", { name: /account menu/i }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await page.route("**/feedback", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await page.getByRole("alertdialog").getByRole("button", { name: "Log out" }).click();
  await expect(page.getByText("Error logging out")).toBeVisible();
  await expect(page.getByText("There was a problem logging out. Please try again.")).toBeVisible();
});
