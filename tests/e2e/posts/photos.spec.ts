import type { Page } from "@playwright/test";
import sharp from "sharp";
import { countClicks } from "../click-counter";
import { expect, expectAccessible, sandboxUrl, shot } from "../fixtures";
import { postOf, writingTest as test } from "../owner";

type Chosen = { name: string; mimeType: string; buffer: Buffer };

/** A photo of one colour, as it is chosen in a browser. */
async function photo(name: string, background: string): Promise<Chosen> {
  const create = { width: 800, height: 600, channels: 3, background } as const;
  return { name, mimeType: "image/jpeg", buffer: await sharp({ create }).jpeg().toBuffer() };
}

test("a post with own words and own photos, in at most 12 clicks and for no credits", async ({
  page,
  context,
}) => {
  const person = await countClicks(context);
  const words = `We bake on Sunday too, ${Date.now()}`;
  await page.goto("/dashboard");
  const credits = await creditsLeft(page);
  await page.getByRole("link", { name: "Post Generator" }).click();
  await page.getByRole("button", { name: "Write it myself" }).click();
  const editor = page.getByRole("textbox", { name: "Text of the post" });
  await expect(editor).toBeFocused();
  await page.keyboard.type(words);
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Add photos" }).click();
  await (await chooser).setFiles([await photo("bread.jpg", "#a52"), await photo("rolls.jpg", "#da4")]);
  const preview = page.getByRole("article", { name: "Post Preview" });
  await expect(preview.getByRole("img", { name: "The picture of the post" })).toHaveCount(2);
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
  expect(await creditsLeft(page)).toBe(credits);
});

async function creditsLeft(page: Page): Promise<unknown> {
  const { object } = (await (await page.request.get("/api/subscription/details")).json()) as {
    object: { creditAmount: number };
  };
  return object.creditAmount;
}

test("photos are put in order, cropped, described and taken out, by keyboard too", async ({ page }) => {
  await page.goto("/post-generator");
  await page.getByRole("button", { name: "Write it myself" }).click();
  await page.keyboard.type(`Order ${Date.now()}`);
  const chooser = page.waitForEvent("filechooser");
  const created = page.waitForResponse(
    (reply) => reply.request().method() === "POST" && reply.url().endsWith("/api/post") && reply.ok(),
  );
  await page.getByRole("button", { name: "Add photos" }).click();
  const { object } = (await (await created).json()) as { object: { id: number } };
  await (await chooser).setFiles([await photo("first.jpg", "#123"), await photo("second.jpg", "#eee")]);
  const photos = page.getByRole("region", { name: "Photos" });
  await expect.poll(async () => (await picturesOf(page, object.id)).length).toBe(2);
  await expect(photos.getByRole("listitem")).toHaveCount(2);
  await photos.getByRole("button", { name: "Crop and describe Photo 2" }).click();
  const dialog = page.getByRole("dialog", { name: "Crop and describe" });
  await dialog.getByRole("radio", { name: "Square" }).click();
  const frame = dialog.getByLabel(/^Drag the picture/);
  await expect(frame).toBeVisible();
  await frame.focus();
  for (let n = 0; n < 5; n++) await page.keyboard.press("ArrowRight");
  await dialog.getByRole("textbox", { name: "Alternative text" }).fill("A white tile");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await photos.getByRole("button", { name: "Move A white tile forward" }).click();
  await expect
    .poll(async () => (await picturesOf(page, object.id)).map(({ altText, shape }) => [altText, shape]))
    .toEqual([
      ["A white tile", "SQUARE"],
      [null, null],
    ]);
  expect((await picturesOf(page, object.id))[0]?.focusX).not.toBe(0.5);
  await photos.getByRole("button", { name: "Take Photo 2 out of the post" }).click();
  await expect.poll(async () => (await picturesOf(page, object.id)).length).toBe(1);
  await page.reload();
  await expect(photos.getByRole("listitem")).toHaveCount(1);
});

type Picture = { altText: string | null; shape: string | null; focusX: number };

async function picturesOf(page: Parameters<typeof postOf>[0], id: number): Promise<Picture[]> {
  return ((await postOf(page, id)) as unknown as { pictures: Picture[] }).pictures;
}

test("an upload that breaks off is offered again, and one that is no photo says so", async ({ page }) => {
  await page.goto("/post-generator");
  await page.route("**/api/media", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Start from a photo" }).click();
  await (await chooser).setFiles([await photo("crust.jpg", "#a52")]);
  const photos = page.getByRole("region", { name: "Photos" });
  await expect(photos.getByRole("alert")).toBeVisible();
  await page.unroute("**/api/media");
  await photos.getByRole("button", { name: "Try again" }).click();
  await expect(photos.getByRole("list").getByRole("img")).toHaveCount(1);
  await expect(photos.getByRole("alert")).toHaveCount(0);

  const again = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Add photos" }).click();
  await (
    await again
  ).setFiles([{ name: "notes.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no photo") }]);
  await expect(photos.getByRole("alert")).toContainText("We cannot read this file as a picture");
  await photos.getByRole("button", { name: "Remove notes.jpg from the list" }).click();
  await expect(photos.getByRole("alert")).toHaveCount(0);
});

test("photos are dropped and pasted, and the owner's others are a press away", async ({ page }) => {
  await page.goto("/post-generator");
  const { buffer } = await photo("x.jpg", "#a52");
  for (const [type, name] of [
    ["drop", "dropped.jpg"],
    ["paste", "pasted.jpg"],
  ] as const)
    await page.evaluate(
      ({ type, name, bytes }) => {
        const data = new DataTransfer();
        data.items.add(new File([new Uint8Array(bytes)], name, { type: "image/jpeg" }));
        const event =
          type === "drop"
            ? new DragEvent("drop", { dataTransfer: data, bubbles: true, cancelable: true })
            : new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true });
        document.body.dispatchEvent(event);
      },
      { type, name, bytes: [...buffer] },
    );
  const photos = page.getByRole("region", { name: "Photos" });
  await expect(photos.getByRole("listitem")).toHaveCount(2);
  const strip = photos.getByRole("group", { name: "Your pictures" });
  const dropped = strip.getByRole("button", { name: "dropped" });
  await expect(dropped).toHaveAttribute("aria-pressed", "true");
  await dropped.click();
  await expect(photos.getByRole("listitem")).toHaveCount(1);
  await expect(dropped).toHaveAttribute("aria-pressed", "false");
  await dropped.click();
  await expect(photos.getByRole("listitem")).toHaveCount(2);
});

test("a picture that a scheduled post needs is not deleted", async ({ page }) => {
  await page.goto("/post-generator");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Start from a photo" }).click();
  await (await chooser).setFiles([await photo("needed.jpg", "#a52")]);
  const photos = page.getByRole("region", { name: "Photos" });
  await expect(photos.getByRole("list").getByRole("img")).toHaveCount(1);
  await page.getByRole("button", { name: "Write it myself" }).click();
  const words = `Needed ${Date.now()}`;
  await page.keyboard.type(words);
  await page.getByRole("button", { name: "Post Now" }).click();
  const confirm = page.getByRole("dialog", { name: "Confirm Post" });
  await confirm.getByRole("switch").check();
  await confirm.getByRole("button", { name: "Schedule Post" }).click();
  await expect(confirm).toBeHidden();

  await photos.getByRole("button", { name: "needed" }).first().click();
  await photos.getByRole("button", { name: /^Crop and describe/ }).click();
  const dialog = page.getByRole("dialog", { name: "Crop and describe" });
  await dialog.getByRole("button", { name: "Delete picture" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText(words.slice(0, 20)).last()).toBeVisible();
  await expect(page.getByText("about to go out")).toBeVisible();
});

test("a post is written from a photo, and goes out with it", async ({ page }) => {
  await page.goto("/post-generator");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Start from a photo" }).click();
  await (await chooser).setFiles([await photo("one.jpg", "#a52"), await photo("two.jpg", "#da4")]);
  const photos = page.getByRole("region", { name: "Photos" });
  await expect(photos.getByRole("listitem").getByRole("img")).toHaveCount(2);
  await expect(page.getByText("The post is written from this photo, and goes out with it.")).toBeVisible();
  await expect(page.getByLabel("Generate AI Image")).toBeDisabled();
  await expect(page.getByText("The post has its photo")).toBeVisible();
  const drafted = page.waitForResponse((reply) => reply.url().endsWith("/api/post/draft"));
  await page.getByRole("button", { name: "Generate Post" }).click();
  const { mediaId } = (await drafted).request().postDataJSON() as { mediaId?: string };
  expect(mediaId).toMatch(/^[\w-]{36}$/);
  const postNow = page.getByRole("button", { name: "Post Now" });
  await expect(postNow).toBeEnabled({ timeout: 30_000 });
  await expect(photos.getByRole("listitem")).toHaveCount(2);
  await shot(page, "posts/from-photo");
  // The second one has followed the first, on the server too.
  await page.reload();
  await expect(photos.getByRole("listitem")).toHaveCount(2);
});

test("a model that cannot look at photos is told in one line what there is", async ({ page }) => {
  await page.goto("/post-generator");
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Start from a photo" }).click();
  await (await chooser).setFiles([await photo("loaf.jpg", "#a52")]);
  await expect(page.getByText("The post is written from this photo, and goes out with it.")).toBeVisible();
  // As the server answers where the model refuses pictures: tests/integration/posts/photo-draft.test.ts.
  const refused = { statusCode: "UNPROCESSABLE_ENTITY", message: "VISION_UNAVAILABLE", object: {} };
  await page.route("**/api/post/draft", (route) => route.fulfill({ status: 422, json: refused }), {
    times: 1,
  });
  await page.getByRole("button", { name: "Generate Post" }).click();
  const line = page.getByLabel("What does the photo show, in one line?");
  await expect(line).toBeFocused();
  await line.fill("A round sourdough loaf on a board");
  const drafted = page.waitForRequest("**/api/post/draft");
  await page.getByRole("button", { name: "Generate Post" }).click();
  const { photoDescription } = (await drafted).postDataJSON() as { photoDescription?: string };
  expect(photoDescription).toBe("A round sourdough loaf on a board");
  await expect(page.getByRole("article", { name: "Post Preview" })).toContainText("sourdough");
  await expect(page.getByRole("region", { name: "Photos" }).getByRole("listitem")).toHaveCount(1);
});
