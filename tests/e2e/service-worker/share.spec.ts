import type { Page } from "@playwright/test";
import english from "../../../messages/en.json" with { type: "json" };
import { createAccount, sendLogin, signIn } from "../account";
import { appUrl, expect, expectAccessible, newAddress, shot, test as visitorTest } from "../fixtures";
import { call, profile, test } from "../owner";
import { type PhotoFile, photoFile } from "../photo-files";
import { openServed } from "./service-worker";

test.use({ serviceWorkers: "allow" });
visitorTest.use({ serviceWorkers: "allow" });

/**
 * Shares files as Chromium does with an installed app: it opens the target by the form of the manifest's `share_target`,
 * as a navigation that the service worker answers.
 */
async function share(page: Page, files: readonly PhotoFile[], text = ""): Promise<void> {
  const manifest = (await (await page.request.get(`${appUrl}/manifest.webmanifest`)).json()) as {
    share_target: { action: string; method: string; enctype: string; params: { files: { name: string }[] } };
  };
  const given = files.map(({ buffer, ...file }) => ({ ...file, bytes: buffer.toString("base64") }));
  await page.evaluate(
    ([target, all, words, origin]) => {
      const form = document.createElement("form");
      Object.assign(form, { action: origin + target.action, method: target.method, enctype: target.enctype });
      const carried = new DataTransfer();
      for (const { name, mimeType, bytes } of all) {
        const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0));
        carried.items.add(new File([content], name, { type: mimeType }));
      }
      const input = Object.assign(document.createElement("input"), {
        type: "file",
        name: target.params.files[0]?.name ?? "",
        multiple: true,
        files: carried.files,
      });
      form.append(input, Object.assign(document.createElement("input"), { name: "text", value: words }));
      document.body.append(form);
      form.submit();
    },
    [manifest.share_target, given, text, appUrl] as const,
  );
}

/** The names of the owner's photos that no post has had. */
async function photosOf(page: Page): Promise<(string | null)[]> {
  const reply = await page.request.get(`${appUrl}/api/media?unused=true`);
  const { object } = (await reply.json()) as { object: { media: { name: string | null }[] } };
  return object.media.map(({ name }) => name);
}

const threePhotos = async (prefix: string) => [
  await photoFile(`${prefix}-sourdough.jpg`, 32),
  await photoFile(`${prefix}-plait.jpg`, 18, true),
  await photoFile(`${prefix}-rye.jpg`, 200),
];

const addThree = (page: Page) => page.getByRole("button", { name: "Add 3 photos" });
const threeArrived = (page: Page) => page.getByRole("heading", { name: "All 3 photos are there" });

/** The page on a phone and on a desk, light and dark, in artifacts/screens. */
async function shots(page: Page, name: string): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const)
    for (const width of [375, 1366]) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: width === 375 ? 812 : 900 });
      await shot(page, `photos/${name}-${width}-${colorScheme}`);
    }
}

test(
  "three photos that are shared with the installed app wait for a press, and are added once",
  { tag: "@core" },
  async ({ page }) => {
    const files = await threePhotos(`shared-${Date.now()}`);
    const before = await photosOf(page);
    await openServed(page, "/week");
    await share(page, files);
    await expect(page.getByRole("heading", { name: "3 photos are waiting on this device" })).toBeVisible();
    await expect(page).toHaveURL("/photos");
    expect(await photosOf(page), "nothing is sent before the press").toEqual(before);
    await expectAccessible(page);
    await shots(page, "waiting");

    await page.goto("/week");
    await expect(page.getByText("Photos that you shared are waiting on this device.")).toBeVisible();
    await page.getByRole("link", { name: "See your photos" }).click();
    await addThree(page).click();
    await expect(threeArrived(page)).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page);
    await shots(page, "arrived");
    const names = files.map(({ name }) => name.replace(".jpg", ""));
    expect((await photosOf(page)).slice(0, 3)).toEqual([...names].reverse());

    await page.reload();
    await expect(page.getByRole("heading", { name: "In no post yet" })).toBeVisible();
    await expect(addThree(page)).toBeHidden();
    await shots(page, "unused");

    await share(page, files);
    await addThree(page).click();
    await expect(page.getByText("Already there")).toHaveCount(3, { timeout: 30_000 });
    expect(await photosOf(page)).toHaveLength(before.length + 3);

    await page.getByRole("link", { name: "Write a post with it" }).first().click();
    const preview = page.getByRole("article", { name: "Post Preview" });
    await expect(preview.getByRole("img", { name: "The photo of the post" })).toHaveCount(1);
    await expect(page).toHaveURL("/post-generator");
  },
);

test("one photo is called by the text that is shared along, and what is none is said", async ({ page }) => {
  await openServed(page, "/week");
  const note = { name: "note.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF") };
  const words = `Poppy seed plait ${Date.now()}`;
  await share(page, [await photoFile("IMG_7.jpg", 60), note], words);
  await expect(page.getByText("One file is not a photo and was not added.")).toBeVisible();
  await page.getByRole("button", { name: "Add this photo" }).click();
  await expect(page.getByRole("heading", { name: "The photo is there" })).toBeVisible({ timeout: 30_000 });
  await shots(page, "single");
  expect((await photosOf(page))[0]).toBe(words);
});

test("an empty share, an empty photo and the same one twice are said, each with its next press", async ({
  page,
}) => {
  await openServed(page, "/week");
  await share(page, []);
  await expect(page.getByRole("status").getByText("Nothing came with that share.")).toBeVisible();
  await expect(page.locator("main").getByRole("button", { name: "Add photos" })).toHaveCount(2);
  await share(page, [{ name: "IMG_8.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(0) }]);
  await expect(page.getByText("One photo came empty")).toBeVisible();
  const bread = await photoFile(`twice-${Date.now()}.jpg`, 77);
  await share(page, [bread, bread]);
  await expect(page.getByText("One photo was already waiting here")).toBeVisible();
  await page.getByRole("button", { name: "Add this photo" }).click();
  await expect(page.getByRole("heading", { name: "The photo is there" })).toBeVisible({ timeout: 30_000 });
  await page.goto("/api/media/share");
  await expect(page).toHaveURL("/photos");
  await expect(page.getByText("Nothing came with that share.")).toBeVisible();
});

test("words that are shared begin a new post", async ({ page }) => {
  await openServed(page, "/week");
  const words = `Rolls from seven ${Date.now()}`;
  await share(page, [], `${words} https://bakery.example/?a=1&b=2`);
  await expect(page.getByRole("textbox", { name: "Text of the post" })).toHaveValue(
    `${words} https://bakery.example/?a=1&b=2`,
  );
  await expect(page).toHaveURL("/post-generator");
});

test("a form of another site's is not kept, and one that hides where it comes from uploads nothing", async ({
  page,
  context,
}) => {
  const files = await threePhotos(`foreign-${Date.now()}`);
  await openServed(page, "/week");
  const before = await photosOf(page);
  await context.route("http://evil.localhost/**", (route) =>
    route.fulfill({
      contentType: "text/html",
      body: `<title>Evil</title>${route.request().url().endsWith("secret") ? '<meta name="referrer" content="no-referrer">' : ""}`,
    }),
  );
  await page.goto("http://evil.localhost/");
  await share(page, files);
  await expect(page.getByText("Nothing came with that share.")).toBeVisible();
  await expect(addThree(page)).toBeHidden();
  await page.goto("http://evil.localhost/secret");
  await share(page, files);
  await expect(page.getByRole("heading", { name: "3 photos are waiting on this device" })).toBeVisible();
  expect(await photosOf(page)).toEqual(before);
  await page.getByRole("button", { name: "Leave them out" }).click();
  await page.reload();
  await expect(page.getByRole("heading", { name: "Photos", exact: true })).toBeVisible();
  await expect(addThree(page)).toBeHidden();
});

visitorTest(
  "photos that are shared signed out wait for the sign-in, and for their owner",
  async ({ page }) => {
    visitorTest.setTimeout(180_000);
    const [anna, bela] = [newAddress("anna"), newAddress("bela")];
    for (const email of [bela, anna]) {
      await createAccount(page, email);
      await signIn(page, email, "/onboarding");
      await expect(page).toHaveURL("/onboarding");
      await call(page, "/api/business", profile);
      await page.context().clearCookies({ name: "postwright.session" });
    }
    await openServed(page, "/login");
    const files = await threePhotos("out");
    await share(page, files);
    await expect(
      page.getByText("Your photos are waiting on this device. Sign in to add them."),
    ).toBeVisible();
    await expectAccessible(page);
    await shot(page, "photos/sign-in");
    await sendLogin(page, anna);
    await addThree(page).click();
    await expect(threeArrived(page)).toBeVisible({ timeout: 30_000 });
    expect(await photosOf(page)).toEqual(["out-rye", "out-plait", "out-sourdough"]);

    // What she has seen and not added is not shown to whoever signs in after her.
    await share(page, await threePhotos("hers"));
    await expect(addThree(page)).toBeVisible();
    await page.getByRole("button", { name: english.Shell.accountMenu }).click();
    await page.getByRole("menuitem", { name: "Log out" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Log out" }).click();
    await expect(page).not.toHaveURL("/photos");
    await signIn(page, bela, "/photos");
    await expect(page.getByText("No photo is waiting for a post")).toBeVisible();
    await shots(page, "empty");
    expect(await photosOf(page)).toEqual([]);
  },
);
