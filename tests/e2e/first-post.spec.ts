import { completeSignUp, password } from "./account";
import {
  appUrl,
  expect,
  expectAccessible,
  linkIn,
  mailTo,
  newAddress,
  sandboxUrl,
  shot,
  test,
} from "./fixtures";

const edited = "Come early: the poppy seed rolls are gone by nine.";

/** The posts on a page of the sandbox's Facebook, newest first. */
async function timeline(): Promise<{ message: string; imageUrl: string | null; permalink: string }[]> {
  const state = (await (await fetch(`${sandboxUrl}/api/state`)).json()) as {
    facebook: { pages: { id: string; name: string }[] };
  };
  const page = state.facebook.pages.find(({ name }) => name === "Kovács Bakery");
  const reply = await fetch(`${sandboxUrl}/api/facebook/pages/${page?.id}/posts`);
  return (await reply.json()) as { message: string; imageUrl: string | null; permalink: string }[];
}

test(
  "a new owner signs up, describes the brand, connects a page, has a post written, edits it and publishes it",
  { tag: "@core" },
  async ({ page, context }) => {
    test.setTimeout(240_000);
    const email = newAddress();

    await test.step("sign up", async () => {
      await page.goto("/");
      await page.getByRole("link", { name: "Start Creating Now" }).click();
      await expect(page.getByRole("heading", { name: "Create an account" })).toBeVisible();
      await page.getByLabel("Email").fill(email);
      await page.getByLabel("Password", { exact: true }).fill(password);
      await shot(page, "first-post/01-sign-up");
      await page.getByRole("button", { name: "Sign Up" }).click();
      await expect(page.getByText("Please check your email to verify your account")).toBeVisible();
      await expect(page.getByRole("button", { name: "Sign In", exact: true })).toHaveCount(0);
      await expect(page.getByRole("button", { name: "resend it" })).toBeVisible();
      await shot(page, "first-post/02-check-your-email");
    });

    await test.step("read the mail and verify", async () => {
      const mail = await mailTo(email);
      await page.goto(`${sandboxUrl}/mailbox/${mail.id}`);
      await shot(page, "first-post/03-mail");
      await page.goto(linkIn(mail));
      await shot(page, "first-post/04-verify");
      await expectAccessible(page);
      await completeSignUp(page, mail);
    });

    await test.step("describe the brand", async () => {
      await expect(page).toHaveURL(/\/onboarding/);
      await expect(page.getByText("Step 1 of 4")).toBeVisible();
      const next = page.getByRole("button", { name: "Next", exact: true });
      await next.click();
      await expect(page.getByText("Business name must be at least 2 characters")).toBeVisible();
      await page.getByLabel("Brand Name").fill("Kovács Bakery");
      await expect(page.getByText("Business name must be at least 2 characters")).toBeHidden();
      await page.getByLabel("Industry").selectOption("retail");
      await shot(page, "first-post/05-onboarding");
      await expectAccessible(page);
      await next.click();
      await page
        .getByLabel("Brand Description")
        .fill("A family bakery that bakes sourdough from five in the morning.");
      await next.click();
      await page.getByLabel("Target Audience").fill("Families nearby, and offices that order breakfast.");
      await page.reload();
      await expect(page.getByText("Step 1 of 4")).toBeVisible();
      await expect(page.getByLabel("Brand Name")).toHaveValue("Kovács Bakery");
      for (let step = 0; step < 3; step += 1) await next.click();
      await page
        .getByLabel("Pain Points")
        .fill("No time to bake, and bread from the supermarket is dry by noon.");
      await page.getByRole("button", { name: "Create Profile" }).click();
      await expect(page.getByText("Brand profile created successfully!")).toBeVisible();
      await expect(page).toHaveURL(/\/dashboard/);
      await shot(page, "first-post/06-dashboard");
    });

    await test.step("connect the page", async () => {
      const opened = context.waitForEvent("page");
      await page.evaluate(() =>
        addEventListener("message", ({ origin, data }: MessageEvent<{ type?: string; code?: string }>) => {
          if (origin !== location.origin || !data.code) return;
          document.documentElement.dataset.received = data.type;
        }),
      );
      await page.getByRole("button", { name: "Connect", exact: true }).click();
      const popup = await opened;
      // The popup opens empty, and goes on to the dialog from there.
      const goOn = popup.getByRole("button", { name: /^Continue/ });
      await expect(goOn).toBeVisible();
      await shot(popup, "first-post/07-facebook-dialog");
      const closed = popup.waitForEvent("close");
      await goOn.click();
      await expect(page.getByText("Facebook account connected successfully")).toBeVisible();
      await expect(page.locator("html")).toHaveAttribute("data-received", "facebook-login-success");
      await closed;
      const dialog = page.getByRole("dialog", { name: "Select a Facebook Page" });
      await dialog.getByRole("combobox").selectOption({ label: "Kovács Bakery" });
      await shot(page, "first-post/08-select-page");
      await dialog.getByRole("button", { name: "Connect Page" }).click();
      await expect(page.getByText("Page authorized successfully")).toBeVisible();
      await expect(page.getByText("Connected and ready to post")).toBeVisible();
      await shot(page, "first-post/09-connected");
    });

    await test.step("without a plan the form stays as it was and the dialog leads to the plans", async () => {
      await page.getByRole("link", { name: "Post Generator" }).click();
      const description = page.getByLabel("Description", { exact: true });
      await expect(page.getByText("Writing a post needs a plan. The first 7 days are free.")).toBeVisible();
      await shot(page, "first-post/10-plan-first");
      await description.fill("Fresh sourdough every Saturday from 7, 20% off until noon");
      await page.getByRole("button", { name: "Generate Post" }).click();
      await expect(page.getByText("You need an active subscription to use this feature")).toBeVisible();
      await shot(page, "first-post/10-subscription-required");
      await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
      await expect(page.getByRole("alertdialog")).toBeHidden();
      await page.getByRole("button", { name: "Generate Post" }).click();
      await page.getByRole("button", { name: "View Subscription Plans" }).click();
      await expect(page.getByRole("heading", { name: "Plans & Billing" })).toBeVisible();
      await page.getByRole("button", { name: "Choose Plan" }).first().click();
      await expect(page.getByText("Try Postwright Standard")).toBeVisible();
      await page.getByRole("button", { name: "Start trial" }).click();
      // The checkout leads back to where the plan was missing.
      await page.waitForURL(/\/post-generator/);
      await expect(description).toHaveValue("Fresh sourdough every Saturday from 7, 20% off until noon");
    });

    await test.step("have it written, with a photo, and edit it", async () => {
      await page.getByLabel("Generate AI Image").check();
      await page.getByLabel("Image Description").fill("A basket of bread on a wooden table");
      await page.getByRole("button", { name: "Generate Post" }).click();
      await expect(page.getByText("Post generated successfully!")).toBeVisible({ timeout: 60_000 });
      const preview = page.getByRole("article", { name: "Post Preview" });
      await expect(preview).toContainText("sourdough");
      await expect(preview.getByRole("img", { name: "The photo of the post" })).toBeVisible();
      await expect(preview.getByRole("img", { name: "The photo of the post" })).not.toHaveJSProperty(
        "naturalWidth",
        0,
      );
      await shot(page, "first-post/12-generated");
      await page.getByRole("button", { name: "Edit" }).click();
      await page.getByLabel("Text of the post").fill(edited);
      await page.getByLabel("Text of the post").blur();
      await expect(preview).toContainText(edited);
      await page.reload();
      await expect(preview).toContainText(edited);
    });

    await test.step("publish it, and see it on the page", async () => {
      await page.getByRole("button", { name: "Post Now" }).click();
      const dialog = page.getByRole("dialog", { name: "Confirm Post" });
      await expect(dialog).toContainText("Your post will be published immediately");
      await expectAccessible(page);
      await shot(page, "first-post/13-confirm");
      await dialog.getByRole("button", { name: "Post Now" }).click();
      await expect(page.getByText("Published on Kovács Bakery")).toBeVisible();
      await shot(page, "first-post/14-published");
      const posts = (await timeline()).filter(({ message }) => message === edited);
      expect(posts, "exactly one post on the page").toHaveLength(1);
      const photo = await fetch(posts[0]?.imageUrl ?? "");
      expect(photo.headers.get("content-type")).toMatch(/^image\//);
      await page.goto(posts[0]?.permalink ?? "");
      await expect(page.getByText(edited)).toBeVisible();
      await shot(page, "first-post/15-on-the-page");
      await page.goto(`${appUrl}/your-posts`);
      await expect(page.getByText("Showing 1 to 1 of 1 posts")).toBeVisible();
      for (const way of ["Previous", "Next"])
        await expect(page.getByRole("navigation", { name: "Pages" }).getByText(way)).toHaveAttribute(
          "aria-disabled",
          "true",
        );
      await expect(page.getByText("Facebook: Delivered")).toBeVisible();
      const card = page.getByRole("region", { name: "Your Posts" }).getByRole("listitem");
      await expect(card.locator("img")).not.toHaveJSProperty("naturalWidth", 0);
      await shot(page, "first-post/16-your-posts");
    });
  },
);
