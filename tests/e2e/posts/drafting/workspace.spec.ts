import type { Page } from "@playwright/test";
import { appUrl, expect } from "../../fixtures";
import { call, draft, openWorkspace, test } from "../../owner";

/** Records what is handed over to the workspace. @returns a function that reads it */
async function recordHandover(page: Page): Promise<() => Promise<unknown>> {
  await page.evaluate(() => {
    const setItem = Storage.prototype.setItem;
    Storage.prototype.setItem = function (key: string, value: string) {
      if (key === "workspace_post") document.documentElement.dataset.handed = value;
      setItem.call(this, key, value);
    };
  });
  return async () =>
    JSON.parse((await page.locator("html").getAttribute("data-handed")) ?? "null") as unknown;
}

test("the shell: address, menu, the six links, and the current one", async ({ page }) => {
  await page.goto("/feedback");
  const sidebar = page.getByRole("navigation", { name: "Main" });
  await expect(sidebar.getByRole("link")).toHaveText([
    /^New post/,
    "Dashboard",
    "Week",
    "Brand Profile",
    "Post Generator",
    "Your Posts",
    "Feedback",
  ]);
  const current = sidebar.locator("[aria-current=page]");
  await expect(current).toHaveText("Feedback");
  const colour = (link: typeof current) =>
    link.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await colour(current), "highlighted").not.toBe(
    await colour(sidebar.getByRole("link", { name: "Dashboard" })),
  );
  await expect(page.getByRole("banner")).toContainText("@example.com");
  for (const part of [page.getByRole("banner"), page.getByRole("complementary")])
    await expect(part).toHaveCSS("position", "fixed");
  await page.getByRole("button", { name: /account menu/i }).click();
  await expect(page.getByRole("menuitem", { name: "Manage subscription" })).toHaveAttribute(
    "href",
    "/subscription",
  );
  await expect(page.getByRole("menuitem", { name: "Log out" })).toBeVisible();
});

test("the dashboard's texts, and from a card through the browser's storage into the workspace", async ({
  page,
}) => {
  const post = await draft(page, `Honey bread ${Date.now()}`);
  await page.goto("/dashboard");
  await expect(page.getByRole("heading", { level: 1, name: "Welcome back!" })).toBeVisible();
  await expect(page.getByText("Here's what's happening with your social media")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Social Media Integration" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Posts Overview" })).toBeVisible();
  for (const label of ["Created", "Published", "Publish rate", "Latest post"])
    await expect(page.locator("dt", { hasText: new RegExp(`^${label}$`) })).toBeVisible();
  await expect(page.locator("dd", { hasText: /^\d+%$/ })).toBeVisible();
  await expect(page.locator("dd", { hasText: /^[A-Z][a-z]+ \d{1,2}, 20\d\d$/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "View All Posts" })).toHaveAttribute("href", "/your-posts");
  const card = page
    .getByRole("region", { name: "Recent Posts" })
    .getByRole("listitem")
    .filter({ hasText: post.content.slice(0, 30) })
    .first();
  await expect(card).toContainText(/Generated.*Created /s);
  await expect(card.locator("img")).toHaveCount(0);
  const text = card.locator("p").first();
  const words = text.locator("span");
  await expect(words, "without a photo its words are larger").toHaveCSS("font-size", "17px");
  expect(await text.evaluate((element) => getComputedStyle(element).webkitLineClamp)).toBe("2");
  await card.getByRole("button", { name: "View" }).click();
  const details = page.getByRole("dialog", { name: "Post Details" });
  await expect(details).toContainText(/Cost\s*[\d,]+ credits/);
  await expect(details.getByRole("button", { name: "Cancel Schedule" })).toHaveCount(0);
  const handed = await recordHandover(page);
  await details.getByRole("button", { name: "Open in Workspace" }).click();
  await expect(page).toHaveURL(/\/post-generator/);
  await expect(page.getByRole("article", { name: "Post Preview" })).toContainText(post.content.slice(0, 30));
  expect(await handed()).toEqual({ id: post.id, content: post.content, imageUrl: null });
  expect(await page.evaluate(() => localStorage.getItem("workspace_post"))).toBeNull();
});

test("the empty workspace and its form as they open", async ({ page }) => {
  await page.goto("/post-generator");
  await expect(page.getByRole("heading", { level: 1, name: "Post Workspace" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Post Preview" })).toBeVisible();
  const preview = page.getByRole("article", { name: "Post Preview" });
  await expect(preview).toContainText("Kovács Bakery");
  for (const words of [
    "Just now",
    "Your generated post will appear here...",
    "0 Likes",
    "0 Comments",
    "0 Shares",
  ])
    await expect(preview).toContainText(words);
  await expect(page.getByRole("button", { name: "Post Now" })).toBeDisabled();
  const panel = page.getByRole("region", { name: "Create Post" }).or(page.getByLabel("Create Post")).first();
  expect((await panel.boundingBox())?.width).toBe(500);

  const chosen = {
    "Reply language": ["english", "English,Spanish,French,German,Hungarian,Portuguese,Italian"],
    "Post type": ["SOCIAL_MEDIA_AD", "Blog post,Social media ad,Email"],
    "Tone of voice": ["FRIENDLY", "Casual,Friendly,Professional,Enthusiastic"],
    "Post length": ["medium", "Short (~50 words),Medium (~150 words),Long (~300 words)"],
  };
  for (const [label, [value, options]] of Object.entries(chosen)) {
    await expect(page.getByLabel(label)).toHaveValue(value ?? "");
    expect((await page.getByLabel(label).getByRole("option").allTextContents()).join(",")).toBe(options);
  }
  await expect(page.getByLabel("Generate Hashtags")).not.toBeChecked();
  await expect(page.getByLabel("Generate AI Image")).not.toBeChecked();
  await expect(page.getByLabel("Image Description")).toHaveCount(0);
  await page.getByLabel("Generate AI Image").check();
  await expect(page.getByLabel("Image Description")).toBeVisible();

  await expect(page.getByText("0/500").first()).toBeVisible();
  await page.getByLabel("Description", { exact: true }).fill("Poppy seed rolls");
  await expect(page.getByText("16/500")).toBeVisible();
  await page.getByLabel("Extra instructions").fill("Short");
  await expect(page.getByText("5/500")).toBeVisible();

  const slider = page.getByRole("slider", { name: "Brand emphasis" });
  await expect(slider).toHaveValue("50");
  await expect(slider).toHaveAccessibleDescription(/^How much the post talks about you\. Balanced use/);
  await slider.press("Home");
  await expect(slider).toHaveValue("0");
  await expect(page.getByText("Minimally reference business details")).toBeVisible();
  await slider.fill("50");
  await expect(page.getByText("Balanced use of business details")).toBeVisible();
  await slider.press("ArrowRight");
  await expect(slider).toHaveValue("55");
  await slider.press("End");
  await expect(slider).toHaveValue("100");
  await expect(page.getByText("Extensively use business profile details")).toBeVisible();

  const add = page.getByRole("button", { name: "Add a link" });
  await expect(page.getByLabel(/^Link \d/), "no links at first").toHaveCount(0);
  await add.click();
  await page.getByLabel("Link 1", { exact: true }).fill("https://kovacs.example/first");
  await add.click();
  await page.getByLabel("Link 2", { exact: true }).fill("nowhere");
  await page.getByRole("button", { name: "Remove link 1" }).click();
  await expect(page.getByLabel("Link 1", { exact: true })).toHaveValue("nowhere");
  await page.getByRole("button", { name: "Generate Post" }).click();
  await expect(page.getByText("Please enter a valid URL")).toBeInViewport();
  await expect(page.getByLabel("Link 1", { exact: true })).toBeFocused();
  await page.getByRole("button", { name: "Remove link 1" }).click();
  await expect(add).toBeFocused();
});

test("the preview's text is copied, and edited until it loses the focus; a blank one goes nowhere", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const post = await draft(page, "Seed bread");
  await openWorkspace(page, post);
  await page.getByRole("button", { name: "Copy" }).click();
  await expect(page.getByText("Text copied to clipboard!")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(post.content);
  await page.getByRole("button", { name: "Edit" }).click();
  const box = page.getByLabel("Text of the post");
  await box.fill("  ");
  await box.blur();
  await expect(box).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Post Now" })).toBeDisabled();
});

test("while it is written the button says so; then text, photo and credits are those of the answer", async ({
  page,
}) => {
  await page.goto("/post-generator");
  await page.getByLabel("Description", { exact: true }).fill("Fresh sourdough every Saturday");
  await page.getByLabel("Generate AI Image").check();
  const button = page.getByRole("button", { name: "Generate Post" });
  const before = await page.getByText(/You have [\d,]+ left/).textContent();
  await button.click();
  await expect(page.getByRole("button", { name: "Generating..." })).toBeDisabled();
  await expect(page.getByText("Post generated successfully!")).toBeVisible({ timeout: 60_000 });
  const photo = page.getByRole("img", { name: "The photo of the post" });
  const box = await photo.boundingBox();
  expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(16 / 9, 1);
  const details = await page.request.get(`${appUrl}/api/subscription/details`);
  const { object } = (await details.json()) as { object: { creditAmount: number } };
  const left = page.getByRole("region", { name: "Create Post" }).getByText(/You have [\d,]+ left/);
  await expect(left).toContainText(`You have ${object.creditAmount.toLocaleString("en-US")} left`);
  expect(await left.textContent()).not.toBe(before);

  const text = (await page.getByRole("article", { name: "Post Preview" }).textContent()) ?? "";
  await page.goto("/your-posts");
  const card = page.getByRole("region", { name: "Your Posts" }).getByRole("listitem").first();
  await card.getByRole("button", { name: "View" }).click();
  const handed = await recordHandover(page);
  await page.getByRole("button", { name: "Open in Workspace" }).click();
  await expect(page).toHaveURL(/\/post-generator/);
  await expect(photo, "handed over with its text").toBeVisible();
  const record = (await handed()) as { content: string; imageUrl: string };
  expect(record.imageUrl).toMatch(/^\/api\/media\//);
  expect(text.replaceAll(/\s/g, "")).toContain(record.content.replaceAll(/\s/g, "").slice(0, 60));
});

test("marked as published without a platform, with the words for it", async ({ page }) => {
  const post = await draft(page, `Spelt loaf ${Date.now()}`);
  await openWorkspace(page, post);
  await page.getByRole("button", { name: "Post Now" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm Post" });
  await expect(dialog.getByRole("group", { name: "Select Platforms" }).getByRole("button")).toHaveText([
    "Facebook",
  ]);
  await expect(dialog.getByText("Choose when to publish")).toBeVisible();
  await expect(dialog.getByText("Goes to your page Kovács Bakery.")).toBeVisible();
  await dialog.getByRole("button", { name: "Facebook" }).click();
  await expect(dialog.getByText("Your page Kovács Bakery is connected, but not selected.")).toBeVisible();
  await page.route("**/api/post/publish", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await dialog.getByRole("button", { name: "Mark post as published" }).click();
  await expect(dialog.getByRole("button", { name: "Publishing..." })).toBeDisabled();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("It was not posted to any platform.")).toBeVisible();
});

test("Your Posts: the four filters, 600 px of list, and pages that begin anew with a filter", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const { id } = await draft(page, "Loaf after loaf");
  for (let copy = 0; copy < 11; copy += 1) await call(page, `/api/post/${id}/duplicate`, {});
  await page.goto("/your-posts");
  await expect(page.getByRole("heading", { level: 1, name: "Your Posts" })).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Show" }).getByRole("link")).toHaveText([
    "All Posts",
    "Published",
    "Scheduled",
    "Generated",
  ]);
  const list = page.getByRole("region", { name: "Your Posts" });
  expect((await list.boundingBox())?.height).toBe(600);
  await expect(list.getByRole("listitem")).toHaveCount(10);
  const last = list.getByRole("listitem").last();
  await expect(list, "a person can scroll it").toHaveCSS("overflow-y", "auto");
  await expect(last, "the list scrolls").not.toBeInViewport();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  expect(await list.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
  await expect(page.getByText(/^Showing 1 to 10 of \d+ posts$/)).toBeVisible();
  const pages = page.getByRole("navigation", { name: "Pages" });
  await pages.getByRole("link", { name: "Next" }).click();
  await expect(page.getByText(/^Showing 11 to \d+ of \d+ posts$/)).toBeVisible();
  await expect(pages.getByRole("link", { name: "Previous" })).toBeVisible();
  await expect(pages.getByRole("link", { name: "Page 2" })).toBeFocused();
  await page.getByRole("link", { name: "Generated", exact: true }).click();
  await expect(page.getByText(/^Showing 1 to 10 of \d+ posts$/)).toBeVisible();
});

test("Plans & Billing: the current plan, and both cards as they are offered", async ({ page }) => {
  await page.goto("/subscription");
  await expect(page.getByRole("heading", { level: 1, name: "Plans & Billing" })).toBeVisible();
  await expect(page.getByText("Choose the perfect plan for your needs")).toBeVisible();
  await expect(page.getByText("Current Plan: Standard")).toBeVisible();
  await expect(page.getByText(/Credits remaining: [\d,]+/)).toBeVisible();
  await expect(page.getByText("Active", { exact: true })).toBeVisible();
  const offers = {
    Standard: ["€25", "€15", "Perfect for getting started", "150 000 credits (~150 posts a month)"],
    Professional: ["€45", "€35", "Best for growing businesses", "350 000 credits (~350 posts a month)"],
  };
  for (const [name, words] of Object.entries(offers)) {
    const card = page.getByRole("region", { name, exact: true });
    for (const text of [
      ...words,
      "Special Offer",
      "per month",
      "Save €10/month",
      "Generate, edit and track posts",
      "Facebook scheduling and publishing",
    ])
      await expect(card).toContainText(text);
  }
  const current = page.getByRole("region", { name: "Standard", exact: true });
  await expect(current.getByRole("button", { name: "Manage subscription" })).toBeVisible();
  const other = page.getByRole("region", { name: "Professional", exact: true });
  await expect(other.getByRole("button", { name: "Choose Plan" })).toBeVisible();
  const shade = (card: typeof other) => card.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await shade(current)).not.toBe(await shade(other));
});
