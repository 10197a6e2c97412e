import { appUrl, expect, expectAccessible, plantFault, shot } from "../fixtures";
import { draft, openWorkspace, test, write } from "../owner";
import { primaries } from "../primaries";

test("a search without results says what was searched for, and its button clears the field too", async ({
  page,
}) => {
  await draft(page, "Poppy seed plait");
  await page.goto("/your-posts");
  const field = page.getByRole("searchbox", { name: "Search your posts" });
  await field.fill("marzipan dragon");
  await expect(page.getByText("No post contains “marzipan dragon”.")).toBeVisible();
  await expect(page.getByRole("status").filter({ hasText: "No post found" })).toBeAttached();
  await expect(page).toHaveURL(/q=marzipan/);
  await expect(page.getByRole("main").getByRole("link", { name: "New post" })).toHaveCount(0);
  await expectAccessible(page);

  await page.getByRole("link", { name: "Clear the search" }).click();
  await expect(page.getByText(/^Showing 1 to/)).toBeVisible();
  await expect(field).toHaveValue("");
  await expect(field).toBeFocused();
  await expect(page).toHaveURL(`${appUrl}/your-posts`);
});

test("the search field follows the address, and never what is being typed", async ({ page }) => {
  await page.goto("/your-posts?status=GENERATED&q=marzipan");
  const field = page.getByRole("searchbox", { name: "Search your posts" });
  await expect(page.getByText("No generated post contains “marzipan”.")).toBeVisible();
  await page.getByRole("link", { name: "All Posts" }).click();
  await expect(page.getByText("No post contains “marzipan”.")).toBeVisible();
  await expect(field).toHaveValue("marzipan");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Your Posts" }).click();
  await expect(page).toHaveURL(`${appUrl}/your-posts`);
  await expect(field).toHaveValue("");

  await field.pressSequentially("poppy seed plait and rye", { delay: 90 });
  await expect(page).toHaveURL(/q=poppy\+seed\+plait\+and\+rye/);
  await expect(field).toHaveValue("poppy seed plait and rye");
  const clear = page.getByRole("search").getByRole("button", { name: "Clear the search" });
  await clear.click();
  await expect(field).toHaveValue("");
  await expect(clear).toBeHidden();
  await expect(page).toHaveURL(`${appUrl}/your-posts`);
});

test("what is wrong with a draft stands on its card in the list, as in its sheet", async ({ page }) => {
  await write(page, "Fresh rolls in [your sizes], baked at six.");
  await page.goto("/your-posts");
  const card = page.getByRole("listitem").filter({ hasText: "Fresh rolls in" });
  const line = card.locator("[data-notice=BLANK]");
  await expect(line).toContainText("[your sizes]");
  await expectAccessible(page);
  await shot(page, "posts/list-notices");
  const said = await line.innerText();
  await card.getByRole("button", { name: "View" }).click();
  await expect(page.getByRole("dialog").locator("[data-to-check]")).toContainText(said);
});

test("the details of a failed post give the reason once, and Facebook's own words below it", async ({
  page,
}) => {
  const post = await draft(page, "Rolls that Facebook will not take");
  await plantFault({ provider: "facebook", kind: "refuse", path: "/feed", contains: post.content });
  const body = { postID: post.id, postContent: post.content, platforms: ["FACEBOOK"] };
  const reply = await page.request.post(`${appUrl}/api/post/publish`, {
    data: body,
    headers: { origin: appUrl },
  });
  expect(reply.status()).toBe(502);
  await page.goto("/your-posts");
  const view = page.getByRole("button", { name: "View" }).first();
  await expect(view).toHaveAccessibleDescription(new RegExp(post.content.slice(0, 20)));
  await view.click();
  const dialog = page.getByRole("dialog", { name: "Post Details" });
  await expect(dialog.getByText("It did not go out")).toBeVisible();
  await expect(dialog.getByText(/^In Facebook's own words: “.+”$/)).toHaveCount(1);
  await expect(dialog.getByText(/^Facebook (did not|says|does not|has asked|cannot)/)).toHaveCount(1);
});

test("with reduced motion a change of theme is immediate", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "light" });
  await draft(page, "Spelt loaf");
  await page.goto("/your-posts");
  await page.getByRole("button", { name: "View" }).first().click();
  await expect(page.getByRole("dialog", { name: "Post Details" })).toBeVisible();
  const moving = () =>
    document
      .getAnimations()
      .filter((animation) => animation instanceof CSSTransition && animation.playState === "running").length;
  await expect.poll(() => page.evaluate(moving)).toBe(0);
  await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "dark" });
  expect(await page.evaluate(moving)).toBe(0);
});

for (const [width, writing] of [
  [1440, "Generate Post"],
  [375, "Create Post"],
] as const)
  test(`the workspace has one primary button at ${width} px: to write, then to send`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("/post-generator");
    await expect(page.getByRole("button", { name: writing })).toBeVisible();
    await expect.poll(() => primaries(page)).toEqual([writing]);
    await openWorkspace(page, await draft(page, "Rye bread on Thursdays"));
    await expect.poll(() => primaries(page)).toEqual(["Post Now"]);
  });
