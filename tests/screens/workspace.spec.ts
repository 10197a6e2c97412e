import { db } from "../../lib/db";
import { sandboxUrl } from "../e2e/fixtures";
import { answers, menu } from "../e2e/posts/drafting/words";
import { inDays, person, photo } from "./people";
import { addPost } from "./posts";
import { expect, openDialog, shoot, signInAs, test, visit } from "./studio";

test("workspace", async ({ page }) => {
  const anna = await person("anna", { connected: true, plan: {} });
  await signInAs(page, anna.token);
  await visit(page, "/post-generator", "Post Workspace");
  await shoot(page, "workspace-empty");
  await page
    .getByLabel("Description", { exact: true })
    .fill("Fresh sourdough every Saturday from 7, 20% off until noon");
  await page.getByLabel("Generate Hashtags").check();
  await page.getByLabel("Generate AI Image").check();
  await page.getByLabel("Image Description").fill("A basket of sourdough loaves on a wooden table");
  await page.getByRole("button", { name: "Add a link" }).click();
  await page.getByRole("button", { name: "Generate Post" }).click();
  await expect(page.getByText("Please enter a valid URL")).toBeVisible();
  await shoot(page, "workspace-form-error", { widths: [1440] });
  await page.getByRole("button", { name: /^Remove/ }).click();
  await page.getByRole("button", { name: "Generate Post" }).click();
  await expect(page.getByRole("button", { name: "Generating..." })).toBeVisible();
  await page.waitForTimeout(700);
  await page.screenshot({ path: "artifacts/screens/workspace-generating-1440-light.png" });
  await page.emulateMedia({ colorScheme: "dark" });
  await page.screenshot({ path: "artifacts/screens/workspace-generating-1440-dark.png" });
  await expect(page.getByText("Post generated successfully!")).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("img", { name: "The photo of the post" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await shoot(page, "workspace-generated");
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.locator("[data-post-text]").dblclick({ position: { x: 60, y: 12 } });
  await expect(menu(page)).toBeVisible();
  await shoot(page, "workspace-words", { window: true });
  await menu(page).getByRole("button", { name: "Longer" }).click();
  await expect(answers(page).getByRole("button", { name: "Keep" })).toBeFocused();
  await shoot(page, "workspace-proof", { window: true });
  await answers(page).getByRole("button", { name: "Undo" }).click();
  await page.getByRole("button", { name: "Edit" }).click();
  await shoot(page, "workspace-editing");
  await page.keyboard.press("Escape");
  await page.getByRole("heading", { name: "Post Workspace" }).click();
  await openDialog(page, page.getByRole("button", { name: "Post Now" }));
  await shoot(page, "workspace-confirm", { window: true });
  const dialog = page.getByRole("dialog", { name: "Confirm Post" });
  await dialog.getByRole("switch", { name: "Schedule Post" }).check();
  await expect(dialog.getByText(/^Selected time: /)).toBeVisible();
  await shoot(page, "workspace-schedule", { window: true });
  await dialog.getByRole("button", { name: /, 20\d\d$/ }).click();
  await expect(page.getByRole("dialog", { name: "Pick a date" })).toBeVisible();
  await shoot(page, "workspace-calendar", { window: true });
  await page.keyboard.press("Escape");
  await dialog.getByRole("switch", { name: "Schedule Post" }).uncheck();
  await dialog.getByRole("button", { name: "Facebook" }).click();
  await shoot(page, "workspace-mark-published", { window: true });
  await dialog.getByRole("button", { name: "Facebook" }).click();
  await fetch(`${sandboxUrl}/api/faults`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ provider: "facebook", kind: "slow", delayMs: 12_000, times: 1 }),
  });
  await dialog.getByRole("button", { name: "Post Now" }).click();
  await expect(dialog.getByText("Facebook is slow to answer")).toBeVisible();
  await shoot(page, "workspace-slow", { window: true });
  await expect(page.getByText("Published on Kovács Bakery")).toBeVisible({ timeout: 30_000 });
  await shoot(page, "workspace-published");
});

test("workspace with an opened post", async ({ page }) => {
  const anna = await person("anna", { connected: true, plan: {} });
  await signInAs(page, anna.token);
  const open = async (id: number, words: string | RegExp, name: string) => {
    await visit(page, "/post-generator", "Post Workspace");
    const record = JSON.stringify({ id, content: (await postOf(id)).content, imageUrl: null });
    await page.evaluate((kept) => localStorage.setItem("workspace_post", kept), record);
    await page.reload();
    await expect(page.getByText(words)).toBeVisible();
    await shoot(page, name);
  };
  const goesOut = inDays(3, 9, 0);
  const waiting = await addPost(anna, "loaves", {
    status: "SCHEDULED",
    delivery: "PENDING",
    goesOut,
    image: "Loaves",
  });
  await open(waiting, /^Goes out .+ · Kovács Bakery$/, "workspace-scheduled");
  await openDialog(page, page.getByRole("button", { name: "Post now instead" }));
  await shoot(page, "workspace-early", { window: true });
  await page.keyboard.press("Escape");
  await db.user.update({ where: { id: anna.userId }, data: { pausedAt: new Date() } });
  await open(waiting, /^Would go out .+, paused · Kovács Bakery$/, "workspace-paused");
  await db.user.update({ where: { id: anna.userId }, data: { pausedAt: null } });
  const published = await addPost(anna, "rolls", { status: "PUBLISHED", delivery: "SUCCESS" });
  await open(published, "This is a copy. The original stays as it is.", "workspace-copy");
  const code = "FACEBOOK_DUPLICATE";
  await open(
    await addPost(anna, "flour", { delivery: "FAILED", code }),
    "It did not go out",
    "workspace-twin",
  );
  await open(await addPost(anna, "office", { delivery: "UNKNOWN" }), "Checking Facebook…", "workspace-doubt");
  await db.connection.deleteMany({ where: { userId: anna.userId } });
  await open(await addPost(anna, "cake"), /plum cake/, "workspace-no-page");
  await page.getByRole("button", { name: "Post Now" }).click();
  await expect(page.getByRole("button", { name: "Connect Facebook" })).toBeVisible();
  await shoot(page, "workspace-connect-first", { window: true });
});

test("workspace with photos", async ({ page }) => {
  test.setTimeout(300_000);
  const anna = await person("anna", { connected: true, plan: {} });
  await signInAs(page, anna.token);
  const names = Array.from({ length: 30 }, (_, n) => `Bread ${n + 1}`);
  const library: string[] = [];
  for (const name of names) library.push(await photo(anna, name));
  await db.media.updateMany({ where: { id: { in: library.slice(0, 8) } }, data: { createdAt: inDays(-40) } });
  const open = async (count: number) => {
    const id = await addPost(anna, "loaves");
    const media = library.slice(-count).map((mediaId, position) => ({ postId: id, mediaId, position }));
    await db.postMedia.createMany({ data: media });
    await visit(page, "/post-generator", "Post Workspace");
    const record = JSON.stringify({ id, content: (await postOf(id)).content, imageUrl: null });
    await page.evaluate((kept) => localStorage.setItem("workspace_post", kept), record);
    await page.reload();
    const photos = page.getByRole("region", { name: "Photos" });
    await expect(photos.getByRole("img")).toHaveCount(count);
    await page.waitForLoadState("networkidle");
    return photos;
  };
  await open(1);
  await shoot(page, "workspace-one-photo");
  await open(7);
  await shoot(page, "workspace-seven-photos");
  const photos = await open(4);
  await shoot(page, "workspace-four-photos");
  await photos.getByRole("button", { name: /^Photo 2/ }).click();
  await expect(page.getByRole("menuitem", { name: "Describe" })).toBeVisible();
  await shoot(page, "workspace-photo-menu", { widths: [1440] });
  await page.keyboard.press("Escape");
  for (const width of [375, 1440]) {
    await page.setViewportSize({ width, height: 812 });
    const drawer = await openDialog(page, page.getByRole("button", { name: "Your photos" }));
    await expect(drawer.getByText("4 photos in the post")).toBeVisible();
    await page.waitForLoadState("networkidle");
    await shoot(page, "workspace-your-photos", { widths: [width], window: true });
    await drawer.getByRole("button", { name: "Done" }).click();
    await expect(drawer).toBeHidden();
  }
});

const postOf = (id: number) => db.post.findUniqueOrThrow({ where: { id } });

test.describe("workspace on a phone", () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true });
  test("workspace bottom sheet", async ({ page }) => {
    await signInAs(page, (await person("anna", { connected: true, plan: {} })).token);
    await page.goto("/post-generator?new");
    const sheet = page.getByRole("dialog", { name: "Create Post" });
    await expect(sheet).toBeVisible();
    await page.waitForTimeout(600);
    await shoot(page, "workspace-sheet", { widths: [375], window: true });
    await sheet.getByLabel("Description", { exact: true }).fill("Fresh sourdough every Saturday from 7");
    await sheet.getByRole("button", { name: "Generate Post" }).click();
    await page.waitForTimeout(900);
    await page.screenshot({ path: "artifacts/screens/workspace-generating-375-light.png" });
  });
});

test("without a plan, and without enough credits", async ({ page }) => {
  for (const [state, plan, words] of [
    ["subscription-required-dialog", undefined, "You need an active subscription to use this feature"],
    ["workspace-insufficient-credits", { credits: 120 }, "Insufficient Credit Amount"],
  ] as const) {
    await signInAs(page, (await person("anna", { plan })).token);
    await visit(page, "/post-generator", "Post Workspace");
    await page.getByLabel("Description", { exact: true }).fill("Fresh sourdough every Saturday");
    await page.getByRole("button", { name: "Generate Post" }).click();
    await expect(page.getByText(words).first()).toBeVisible();
    await shoot(page, state, { window: true, toasts: true });
    await page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }
});

test("workspace on trial, without credits", async ({ page }) => {
  const plan = { status: "TRIALING", credits: 640 } as const;
  await signInAs(page, (await person("anna", { connected: true, plan })).token);
  await visit(page, "/post-generator", "Post Workspace");
  await shoot(page, "workspace-no-credits", { widths: [1440] });
  await page.getByRole("button", { name: "Begin my plan now" }).click();
  await expect(page.getByRole("alertdialog")).toContainText("€15");
  await shoot(page, "workspace-begin-plan", { window: true, widths: [1440] });
});
