import type { Page } from "@playwright/test";
import { appUrl, expect, expectAccessible, shot } from "../fixtures";
import { draft, openWorkspace, profile, test } from "../owner";

const screens = [
  { path: "/dashboard", heading: "Welcome back!" },
  { path: "/week", heading: /^Your (next )?week$/ },
  { path: "/week/plan", heading: "Plan my week" },
  { path: "/week/read", heading: "Read your week" },
  { path: "/photos", heading: "Photos" },
  { path: "/business-profile", heading: "Brand Profile" },
  { path: "/post-generator", heading: "Post Workspace" },
  { path: "/your-posts", heading: "Your Posts" },
  { path: "/subscription", heading: "Plans & Billing" },
  { path: "/feedback", heading: "Feedback" },
] as const;

/** In both themes: axe finds nothing, nothing is wider than the window; takes a screenshot. */
async function inspect(page: Page, name: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await shot(page, `screens/${name}-${page.viewportSize()?.width}-${colorScheme}`);
  }
  await page.emulateMedia({ colorScheme: "light" });
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wider, `${page.url()} is wider than the window`).toBeLessThanOrEqual(0);
}

for (const width of [375, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width < 768 ? 740 : 900 } });

    for (const { path, heading } of screens)
      test(path.slice(1), async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
        await inspect(page, path.slice(1));
      });

    test("confirm post, with the schedule", async ({ page }) => {
      await openWorkspace(page, await draft(page, "Fresh sourdough every Saturday"));
      await page.getByRole("button", { name: "Post Now" }).click();
      const dialog = page.getByRole("dialog", { name: "Confirm Post" });
      await dialog.getByRole("switch", { name: "Schedule Post" }).check();
      await expect(dialog.getByText(/^Selected time: /)).toBeVisible();
      await expect(dialog.getByRole("button", { name: "Schedule Post", exact: true })).toBeInViewport();
      await inspect(page, "confirm-post");
      await page.keyboard.press("Escape");
      await expect(page.getByRole("button", { name: "Schedule Post" })).toBeFocused();
    });

    test("post details", async ({ page }) => {
      await draft(page, "Cinnamon rolls are back");
      await page.goto("/your-posts");
      const view = page.getByRole("button", { name: "View" }).first();
      await view.click();
      const dialog = page.getByRole("dialog", { name: "Post Details" });
      await expect(dialog.getByRole("button", { name: "Open in Workspace" })).toBeInViewport();
      await inspect(page, "post-details");
      await page.keyboard.press("Escape");
      await expect(view).toBeFocused();
    });

    test("the question before logging out", async ({ page }) => {
      await page.goto("/feedback");
      const menu = page.getByRole("button", { name: /account menu/i });
      await menu.click();
      await page.getByRole("menuitem", { name: "Log out" }).click();
      await expect(page.getByText("Are you sure you want to log out?")).toBeVisible();
      await inspect(page, "log-out");
      await page.getByRole("button", { name: "Cancel" }).click();
      await expect(page.getByText("Are you sure you want to log out?")).toBeHidden();
    });
  });
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 740 }, hasTouch: true });

  test("the drawer is 16rem wide, and leads on", async ({ page }) => {
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "Open menu" }).click();
    const drawer = page.getByRole("dialog", { name: "Menu" });
    await expect(drawer).toBeVisible();
    await expect.poll(async () => (await drawer.boundingBox())?.x).toBe(0);
    expect((await drawer.boundingBox())?.width).toBe(256);
    await expectAccessible(page);
    await shot(page, "screens/drawer");
    await drawer.getByRole("link", { name: "Your Posts" }).click();
    await expect(page).toHaveURL(/\/your-posts/);
    await expect(drawer).toBeHidden();
  });

  test("a round button opens the form, a sheet of 85%; a new post opens it by itself", async ({ page }) => {
    await page.goto("/post-generator");
    const sheet = page.getByRole("dialog", { name: "Create Post" });
    const create = page.getByRole("button", { name: "Create Post" });
    await expect(create).toBeVisible();
    await expect(sheet).toHaveCount(0);
    const { width = 0, height = 0, x = 0, y = 0 } = (await create.boundingBox()) ?? {};
    expect([width, height], "round").toEqual([56, 56]);
    expect(x + width, "at the right end").toBeGreaterThan(375 - 20);
    expect(y + height, "where the thumb is").toBeGreaterThan(740 - 40);
    await create.click();
    await expect.poll(async () => Math.round((await sheet.boundingBox())?.y ?? 0)).toBe(111);
    expect(Math.round((await sheet.boundingBox())?.height ?? 0)).toBe(629);
    for (const name of ["Write it myself", "Start from a photo", "Generate Post"])
      await expect(sheet.getByRole("button", { name })).toBeInViewport();
    await expectAccessible(page);
    await shot(page, "screens/create-post-sheet");
    await page.keyboard.press("Escape");
    await expect(sheet).toBeHidden();
    await page.goto("/post-generator?new");
    await expect(sheet).toBeVisible();
  });
});

test("the side panel is 500 px wide where the preview keeps a phone's width beside it", async ({ page }) => {
  await page.goto("/post-generator");
  const preview = page.getByRole("article", { name: "Post Preview" }).locator("..");
  const panel = page.locator("section").and(page.getByLabel("Create Post"));
  for (const [width, wide] of [
    [768, 360],
    [900, 492],
    [940, 500],
    [1024, 500],
    [1187, 500],
    [1188, 500],
    [1440, 500],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(async () => (await panel.boundingBox())?.width, `the panel at ${width} px`).toBe(wide);
    const box = await preview.boundingBox();
    expect(box?.width, `the preview at ${width} px`).toBeGreaterThanOrEqual(width < 940 ? 320 : 352);
    const right = (box?.x ?? 0) + (box?.width ?? 0);
    expect((await panel.boundingBox())?.x, "on the right of it").toBeGreaterThanOrEqual(right);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), "no sideways scrolling").toBe(
      width,
    );
    const drawer = page.getByRole("button", { name: "Open menu" });
    await expect(drawer, `a drawer at ${width} px`).toBeVisible({ visible: width < 1188 });
  }
  const create = page.getByRole("button", { name: "Create Post" });
  await expect(create).toBeHidden();
  await page.setViewportSize({ width: 767, height: 900 });
  await expect(create, "a sheet below 768 px").toBeVisible();
  await expect(panel).toBeHidden();
});

/** A word without a break opportunity, as owners do paste. */
const word = "Donaudampfschifffahrtsgesellschaft".repeat(3);

test("no screen scrolls sideways from 320 to 2560 px, however long a word is", async ({ page }) => {
  test.setTimeout(150_000);
  const { id } = await draft(page, `A very long word: ${word}`);
  const save = async (method: "PATCH" | "PUT", path: string, data: unknown) => {
    const reply = await page.request.fetch(appUrl + path, { method, data, headers: { origin: appUrl } });
    expect(reply.ok(), path).toBe(true);
  };
  await save("PATCH", `/api/post/${id}`, { content: `${word} https://example.com/${word}` });
  const brand = { businessName: word.slice(0, 100), industry: "retail", description: word };
  await save("PUT", "/api/business", { ...brand, targetAudience: word, painPoints: word });
  for (const width of [320, 640, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    for (const { path, heading } of [...screens, { path: "/settings", heading: "Settings" }]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
      await expectNoSidewaysScroll(page);
      if (width === 320) await expectAccessible(page);
    }
  }
  await save("PUT", "/api/business", profile);
});

test("what is typed and edited survives a reload, and a text that could not be saved is asked about", async ({
  page,
}) => {
  await openWorkspace(page, await draft(page, "Walnut bread"));
  await page.getByLabel("Description", { exact: true }).fill("Rye on Thursdays");
  await page.getByRole("button", { name: "Edit" }).click();
  await page.route("**/api/post/*", (route) => route.abort());
  await page.getByLabel("Text of the post").fill("Walnut bread, warm from five.");
  await page.getByLabel("Text of the post").blur();
  await expect(page.getByText("It could not be saved. What you typed is still here.")).toBeVisible();
  await page.getByRole("link", { name: "Dashboard" }).click();
  const question = page.getByRole("alertdialog", { name: "Leave without saving the text?" });
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(question).toBeHidden();
  page.once("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(page.getByRole("article", { name: "Post Preview" })).toContainText(
    "Walnut bread, warm from five.",
  );
  await expect(page.getByLabel("Description", { exact: true })).toHaveValue("Rye on Thursdays");

  // After the reload the text is still unsaved.
  await page.getByRole("link", { name: "Dashboard" }).click();
  await question.getByRole("button", { name: "Stay" }).click();
  await page.unroute("**/api/post/*");
  await page.getByRole("link", { name: "Your Posts" }).click();
  await expect(page).toHaveURL(/\/your-posts$/);
  await expect(page.getByText("Walnut bread, warm from five.")).toBeVisible();
});
