import type { Locator } from "@playwright/test";
import sharp from "sharp";
import { countClicks } from "../../click-counter";
import { expect, expectAccessible, sandboxUrl, shot } from "../../fixtures";
import { writingTest as test } from "../../owner";
import { begin, mediaOf } from "./own-photos";
import { photo, photosOf } from "./photo-files";

test(
  "a post with own words and own photos, in at most 12 clicks and for no credits",
  { tag: "@core" },
  async ({ page, context }) => {
    const person = await countClicks(context);
    const words = `We bake on Sunday too, ${Date.now()}`;
    await page.goto("/dashboard");
    await page.getByRole("link", { name: "Post Generator" }).click();
    await page.getByRole("button", { name: "Write it myself" }).click();
    const editor = page.getByRole("textbox", { name: "Text of the post" });
    await expect(editor).toBeFocused();
    await page.keyboard.type(words);
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Add photos" }).click();
    await (await chooser).setFiles([await photo("bread.jpg", "#a52"), await photo("rolls.jpg", "#da4")]);
    const preview = page.getByRole("article", { name: "Post Preview" });
    await expect(preview.getByRole("img", { name: "The photo of the post" })).toHaveCount(2);
    await expectAccessible(page);
    await shot(page, "posts/own-photos");
    await page.getByRole("button", { name: "Post Now" }).click();
    const dialog = page.getByRole("dialog", { name: "Confirm Post" });
    await dialog.getByRole("button", { name: "Post Now" }).click();
    await expect(page.getByText(/is on your page|Published/).first()).toBeVisible({ timeout: 30_000 });
    test.info().annotations.push({ type: "clicks", description: String(person.clicks()) });
    expect(person.clicks()).toBeGreaterThanOrEqual(5);
    expect(person.clicks()).toBeLessThanOrEqual(12);
    const state = (await (await fetch(`${sandboxUrl}/api/state`)).json()) as {
      facebook: { pages: { id: string; name: string }[] };
    };
    const onFacebook = state.facebook.pages.find(({ name }) => name === "Kovács Bakery");
    const reply = await fetch(`${sandboxUrl}/api/facebook/pages/${onFacebook?.id}/posts`);
    const posts = (await reply.json()) as { message: string; photos: object[] }[];
    expect(posts.find(({ message }) => message === words)?.photos).toHaveLength(2);
    const found = await page.request.get(`/api/post?q=${encodeURIComponent(words)}`);
    const { postList } = ((await found.json()) as { object: { postList: { cost: number }[] } }).object;
    expect(postList).toMatchObject([{ cost: 0 }]);
  },
);

test("several photos are put in order, cropped, described and removed, by mouse", async ({ page }) => {
  const id = await begin(page, await photo("first.jpg", "#123"), await photo("second.jpg", "#eee"));
  const photos = photosOf(page);
  await expect(photos.getByRole("listitem")).toHaveCount(2);
  await photos.getByRole("button", { name: "Photo 2" }).click();
  await expect(page.getByRole("menuitem", { name: "Move later" })).toBeDisabled();
  await expectAccessible(page);
  await page.getByRole("menuitem", { name: "Crop" }).click();
  const dialog = page.getByRole("dialog", { name: "Crop and describe" });
  await dialog.getByRole("radio", { name: "Square" }).click();
  const frame = dialog.getByLabel(/^Drag the photo/);
  await expect(frame).toBeVisible();
  await frame.focus();
  for (let n = 0; n < 5; n++) await page.keyboard.press("ArrowRight");
  await dialog.getByRole("textbox", { name: "Alternative text" }).fill("A white tile");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await photos.getByRole("button", { name: "Photo 2: A white tile" }).click();
  await page.getByRole("menuitem", { name: "Move earlier" }).click();
  await expect
    .poll(async () => (await mediaOf(page, id)).map(({ altText, shape }) => [altText, shape]))
    .toEqual([
      ["A white tile", "SQUARE"],
      [null, null],
    ]);
  expect((await mediaOf(page, id))[0]?.focusX).not.toBe(0.5);
  await photos.getByRole("button", { name: "Photo 2", exact: true }).click();
  // The menu before may still be fading out.
  await page
    .getByRole("menu", { name: "Photo 2", exact: true })
    .getByRole("menuitem", { name: "Remove" })
    .click();
  await expect.poll(async () => (await mediaOf(page, id)).length).toBe(1);
  // One photo has its tools in words along its edge.
  await expect(photos.getByRole("group", { name: "Photo 1: A white tile" })).toBeVisible();
  await page.reload();
  await expect(photos.getByRole("img")).toHaveCount(1);
  await photos.getByRole("button", { name: "Remove" }).click();
  await expect.poll(async () => (await mediaOf(page, id)).length).toBe(0);
  await expect(photos).toHaveCount(0);
});

test("several photos are put in order, described and removed, by keyboard", async ({ page }) => {
  const colours = ["#123", "#456", "#eee"];
  const id = await begin(page, ...(await Promise.all(colours.map((colour, n) => photo(`${n}.jpg`, colour)))));
  const photos = photosOf(page);
  const order = (await mediaOf(page, id)).map((own) => own.id);
  const third = photos.getByRole("button", { name: "Photo 3" });
  await third.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Move earlier" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect
    .poll(async () => (await mediaOf(page, id)).map((own) => own.id))
    .toEqual([order[0], order[2], order[1]]);
  // The focus goes with the photo.
  await expect(photos.getByRole("button", { name: "Photo 2" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Move earlier" })).toBeFocused();
  await page.keyboard.type("Des");
  await expect(page.getByRole("menuitem", { name: "Describe" })).toBeFocused();
  await page.keyboard.press("Enter");
  const text = page.getByRole("textbox", { name: "Alternative text" });
  await expect(text).toBeFocused();
  await page.keyboard.type("A loaf");
  await page.keyboard.press("Escape");
  await expect(photos.getByRole("button", { name: "Photo 2" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("menuitem", { name: "Move earlier" })).toBeFocused();
  await page.keyboard.type("Rem");
  await expect(page.getByRole("menuitem", { name: "Remove" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await mediaOf(page, id)).map((own) => own.id)).toEqual([order[0], order[1]]);
  await expect(photos.getByRole("button", { name: "Photo 2" })).toBeFocused();
});

test("more photos than Facebook shows at once have their tools, too", async ({ page }) => {
  const many = await Promise.all(
    Array.from({ length: 7 }, (_, n) => photo(`${n}.jpg`, `rgb(${n * 30}, 80, 80)`)),
  );
  const id = await begin(page, ...many);
  const photos = photosOf(page);
  await expect(photos.getByRole("img")).toHaveCount(7);
  await expect(photos.getByText("On Facebook, people see these only after pressing +2.")).toBeVisible();
  const last = (await mediaOf(page, id)).at(-1)?.id;
  await photos.getByRole("button", { name: "Photo 7" }).click();
  await page.getByRole("menuitem", { name: "Move earlier" }).click();
  await expect.poll(async () => (await mediaOf(page, id)).at(-2)?.id).toBe(last);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true });

  test("photos have tools of a finger's size, and nothing is said of dropping", async ({ page }) => {
    const id = await begin(page, await photo("first.jpg", "#123"));
    const photos = photosOf(page);
    for (const name of ["Crop", "Describe", "Remove"])
      await expectFinger(photos.getByRole("button", { name }));
    await expect(page.getByText("also drop or paste")).toBeHidden();
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Add photos" }).tap();
    await (await chooser).setFiles([await photo("second.jpg", "#eee")]);
    await expect.poll(async () => (await mediaOf(page, id)).length).toBe(2);
    const [first] = await mediaOf(page, id);
    await expectFinger(photos.getByRole("button", { name: "Photo 1" }));
    await photos.getByRole("button", { name: "Photo 1" }).tap();
    await expectFinger(page.getByRole("menuitem", { name: "Describe" }));
    await page.getByRole("menuitem", { name: "Move later" }).tap();
    await expect.poll(async () => (await mediaOf(page, id)).at(-1)?.id).toBe(first?.id);

    await page.getByRole("button", { name: "Your photos" }).tap();
    const drawer = page.getByRole("dialog", { name: "Your photos" });
    await drawer.getByRole("button", { name: "second" }).first().tap();
    await expect(drawer.getByText("1 photo in the post")).toBeVisible();
    await drawer.getByRole("button", { name: "Done" }).tap();
    await expect(drawer).toBeHidden();
    await expect.poll(async () => (await mediaOf(page, id)).length).toBe(1);
  });
});

async function expectFinger(button: Locator): Promise<void> {
  await expect(button).toBeVisible();
  const { width, height } = (await button.boundingBox()) ?? { width: 0, height: 0 };
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
}

test("an upload that breaks off is offered again, and one that is no photo says so", async ({ page }) => {
  await page.goto("/post-generator");
  await page.route("**/api/media", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Start from a photo" }).click();
  await (await chooser).setFiles([await photo("crust.jpg", "#a52")]);
  const failed = page.getByRole("listitem").filter({ has: page.getByRole("alert") });
  await expect(failed).toHaveCount(1);
  await page.unroute("**/api/media");
  await failed.getByRole("button", { name: "Try again" }).click();
  await expect(photosOf(page).getByRole("img")).toHaveCount(1);
  await expect(failed).toHaveCount(0);

  const again = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Add photos" }).click();
  await (
    await again
  ).setFiles([{ name: "notes.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no photo") }]);
  await expect(failed).toContainText("We cannot read this file as a photo");
  await failed.getByRole("button", { name: "Remove notes.jpg from the list" }).click();
  await expect(failed).toHaveCount(0);
});

test("photos are dropped and pasted, and the owner's others are behind one button", async ({ page }) => {
  await page.goto("/post-generator");
  const [{ buffer: one }, { buffer: other }] = [await photo("", "#a52"), await photo("", "#da4")];
  for (const [type, name, buffer] of [
    ["drop", "dropped.jpg", one],
    ["paste", "pasted.jpg", other],
    // The same file once more is the same photo.
    ["paste", "again.jpg", one],
  ] as const)
    await page.evaluate(
      (given) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(given.bytes)], given.name, { type: "image/jpeg" }));
        const event =
          given.type === "drop"
            ? new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true })
            : new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true });
        document.body.dispatchEvent(event);
      },
      { type, name, bytes: [...buffer] },
    );
  const photos = photosOf(page);
  await expect(page.getByRole("progressbar")).toHaveCount(0);
  await expect(photos.getByRole("img")).toHaveCount(2);
  const button = page.getByRole("button", { name: "Your photos" });
  await button.click();
  const drawer = page.getByRole("dialog", { name: "Your photos" });
  const tile = (name: string) => drawer.getByRole("button", { name, exact: true }).first();
  await expect(tile("pasted")).toHaveAttribute("aria-pressed", "true");
  await expect(drawer.getByRole("button", { name: "again" })).toHaveCount(0);
  await expectAccessible(page);
  await tile("dropped").click();
  await expect(tile("dropped")).toHaveAttribute("aria-pressed", "false");
  await expect(drawer.getByText("1 photo in the post")).toBeVisible();
  await tile("dropped").click();
  await expect(drawer.getByText("2 photos in the post")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
  await expect(photos.getByRole("img")).toHaveCount(2);
});

test("a photo that a scheduled post needs is not deleted", async ({ page }) => {
  await page.goto("/post-generator");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Start from a photo" }).click();
  await (await chooser).setFiles([await photo("needed.jpg", "#a52")]);
  const photos = photosOf(page);
  await expect(photos.getByRole("img")).toHaveCount(1);
  await page.getByRole("button", { name: "Write it myself" }).click();
  const words = `Needed ${Date.now()}`;
  await page.keyboard.type(words);
  await page.getByRole("button", { name: "Post Now" }).click();
  const confirm = page.getByRole("dialog", { name: "Confirm Post" });
  await confirm.getByRole("switch").check();
  await confirm.getByRole("button", { name: "Schedule Post" }).click();
  await expect(confirm).toBeHidden();

  await page.getByRole("button", { name: "Your photos" }).click();
  const drawer = page.getByRole("dialog", { name: "Your photos" });
  await drawer.getByRole("button", { name: "needed" }).first().click();
  await drawer.getByRole("button", { name: "Done" }).click();
  await photos.getByRole("button", { name: "Describe" }).click();
  const dialog = page.getByRole("dialog", { name: "Crop and describe" });
  await dialog.getByRole("button", { name: "Delete photo" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText(words.slice(0, 20)).last()).toBeVisible();
  await expect(page.getByText("about to go out")).toBeVisible();
});

test("a photo above the limit is made smaller before it is sent, and tiles load small photos", async ({
  page,
}) => {
  const noise = { type: "gaussian", mean: 128, sigma: 80 } as const;
  const create = { width: 4000, height: 3000, channels: 3, background: "#000", noise } as const;
  const buffer = await sharp({ create }).jpeg({ quality: 100, chromaSubsampling: "4:4:4" }).toBuffer();
  expect(buffer.length).toBeGreaterThan(20_000_000);
  await page.goto("/photos");
  const sent = page.waitForRequest(
    (request) => request.method() === "POST" && request.url().endsWith("/api/media"),
  );
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Add photos" }).first().click();
  await (await chooser).setFiles([{ name: "large.jpg", mimeType: "image/jpeg", buffer }]);
  const reply = await (await sent).response();
  expect(reply?.status()).toBe(200);
  const { object } = (await reply?.json()) as { object: { name: string; width: number; height: number } };
  expect(object).toMatchObject({ name: "large", width: 2048, height: 1536 });
  await page.reload();
  const tiles = page.getByRole("region", { name: "In no post yet" }).getByRole("img");
  await expect(tiles.first()).toBeVisible();
  for (const tile of await tiles.all())
    expect(await tile.getAttribute("src")).toMatch(/^\/api\/media\/[^/]+\/file\?size=thumbnail$/);
});
