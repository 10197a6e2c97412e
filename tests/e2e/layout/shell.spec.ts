import { appUrl, expect, expectAccessible, test } from "../fixtures";
import { call, connectPage, profile, signUp, test as asOwner } from "../owner";
import { primaries } from "../primaries";
import { setSlots } from "../schedule";

test("the onboarding has the top bar: the address, Settings and Log out, and no way that leads back", async ({
  page,
}) => {
  await signUp(page);
  await expect(page.getByRole("heading", { name: "Welcome to Your Dashboard" })).toBeVisible();
  await expect(page.getByRole("navigation")).toHaveCount(0);
  const menu = page.getByRole("banner").getByRole("button", { name: /@example\.com account menu$/i });
  // On a busy machine the page is visible some time before it is hydrated.
  await page.waitForLoadState("networkidle");
  await menu.click();
  await expect(page.getByRole("menuitem", { name: "Settings" })).toBeVisible();
  await expect(page.getByRole("menuitem", { name: "Manage subscription" })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByRole("menuitem", { name: "Log out" }).click();
  const question = page.getByRole("alertdialog");
  await expect(question).toContainText("You will need to log in again to access your account.");
  await question.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL(/\/login/);
});

test("a new owner sees one primary button at a time, and an empty filter leads to all posts", async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signUp(page);
  await call(page, "/api/business", profile);
  await page.goto("/dashboard");
  await expect(page.getByRole("main").getByRole("link", { name: "New post" })).toBeVisible();
  await expect.poll(() => primaries(page)).toEqual(["Choose your page"]);
  await connectPage(page);
  await expect.poll(() => primaries(page)).toEqual(["Choose a plan"]);

  await page.goto("/your-posts?status=SCHEDULED");
  await expect(page.getByText("Nothing is scheduled at the moment.")).toBeVisible();
  await expect.poll(() => primaries(page)).toEqual([]);
  await page.getByRole("link", { name: "Show all posts" }).click();
  await expect(page).toHaveURL(`${appUrl}/your-posts`);
  await expect(page.getByText("Nothing written yet.")).toBeVisible();
  await expect.poll(() => primaries(page)).toEqual(["New post"]);
});

asOwner("the account's address can be read on a phone", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto("/dashboard");
  const button = page.getByRole("button", { name: /account menu/i });
  const [email = "none"] = /owner-\S+@example\.com/.exec((await button.textContent()) ?? "") ?? [];
  for (const [width, room] of [
    [320, 40],
    [375, 90],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    const shown = await button.getByText(email).boundingBox();
    expect(shown?.width, `as much of it as there is room for at ${width} px`).toBeGreaterThan(room);
    expect((shown?.x ?? 0) + (shown?.width ?? 0)).toBeLessThan(width);
    const logo = await page.getByRole("banner").getByRole("link", { name: "Postwright" }).boundingBox();
    expect((logo?.x ?? 0) + (logo?.width ?? 0), "beside the name").toBeLessThanOrEqual(shown?.x ?? 0);
  }
  await button.click();
  const address = page.getByRole("menu").getByText(email);
  await expect(address).toBeVisible();
  expect(
    await address.evaluate((element) => element.scrollWidth <= element.clientWidth),
    "nothing is cut off",
  ).toBe(true);
});

asOwner(
  "a new post begins with the sidebar's link, or with the key C where nothing is typed",
  async ({ page }) => {
    // What the address asks for is done once, and gone from it.
    const begun = /\/post-generator$/;
    await page.goto("/your-posts");
    await expect(page.getByRole("navigation").getByRole("link", { name: "New post" })).toHaveAttribute(
      "href",
      "/post-generator?new",
    );
    await page.getByRole("searchbox").fill("");
    await page.getByRole("searchbox").pressSequentially("cake");
    await expect(page).toHaveURL(/your-posts/);
    await page.getByRole("button", { name: /account menu/i }).click();
    await expect(page.getByRole("menu")).toBeVisible();
    await page.keyboard.press("c");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toHaveCount(0);
    await expect(page).toHaveURL(/your-posts/);
    await page.keyboard.press("Control+c");
    await expect(page).toHaveURL(/your-posts/);
    await page.keyboard.press("c");
    await expect(page).toHaveURL(begun);
    await page.goto("/feedback");
    await page.getByRole("navigation").getByRole("link", { name: "New post" }).click();
    await expect(page).toHaveURL(begun);
  },
);

asOwner("what says 'New post' begins a new one; from a free time, for that time", async ({ page }) => {
  const slot = { weekday: 1, minute: 10 * 60 };
  await setSlots(page, [slot]);
  await page.goto("/week");
  await page.getByRole("link", { name: "Next week", exact: true }).click();
  const free = page.locator("[data-free]").first();
  await free.getByRole("button").click();
  const at = (await free.getAttribute("data-free")) ?? "";
  const write = page.getByRole("dialog").getByRole("link", { name: "New post" });
  await expect(write).toHaveAttribute("href", `/post-generator?new&at=${encodeURIComponent(at)}`);
  await write.click();
  await expect(page.getByText(/^For Monday.*10:00 AM|^For .* at 10:00 AM/)).toBeVisible();
});

asOwner("a press that cannot load what it opens says so, and the next one opens it", async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await page.goto("/week");
  const toast = page.getByText("No connection. Nothing was lost; try again when you are online.");
  for (const [button, opened] of [
    [page.getByRole("button", { name: "More", exact: true }), page.getByRole("menuitem").first()],
    [page.getByRole("button", { name: /account menu/i }), page.getByRole("menuitem", { name: "Log out" })],
    [page.getByRole("button", { name: "Open menu" }), page.getByRole("dialog")],
  ] as const) {
    // Nothing of it is loaded ahead: no pointer has been over it.
    await page.reload();
    await page.waitForLoadState("networkidle");
    await page.context().setOffline(true);
    await button.dispatchEvent("click");
    await expect(toast).toBeVisible();
    await expect(opened).toBeHidden();
    await page.context().setOffline(false);
    await button.click();
    await expect(opened).toBeVisible();
  }
});
