import { expect } from "../fixtures";
import { openWorkspace, test, write } from "../owner";

test("what is typed shows and is saved while parts of the screen are still loading", async ({ page }) => {
  const post = await write(page, "Rye, from six.");
  await openWorkspace(page, post);
  const document = await (await page.request.get("/post-generator")).text();
  let release = () => {};
  const loaded = new Promise<void>((resolve) => (release = resolve));
  // The scripts that the page itself names come at once; what it asks for later has to wait.
  await page.route("**/_next/static/**/*.js", async (route) => {
    if (!document.includes(new URL(route.request().url()).pathname)) await loaded;
    await route.continue();
  });
  const words = `Rye, from half past five. ${post.id}`;
  try {
    await page.goto("/post-generator", { waitUntil: "commit" });
    await expect(page.getByRole("article", { name: "Post Preview" })).toContainText(post.content);
    await expect(page.getByRole("button", { name: "Post Now" })).toBeEnabled();
    await page.getByRole("button", { name: "Edit" }).click();
    const saved = page.waitForResponse((reply) => reply.request().method() === "PATCH", { timeout: 15_000 });
    await page.getByLabel("Text of the post").fill(words);
    await page.getByLabel("Text of the post").blur();
    expect((await saved).request().postDataJSON()).toMatchObject({ content: words });
    await expect(page.getByRole("button", { name: "Change the text" })).toHaveCount(0);
  } finally {
    release();
  }
  await expect(page.getByRole("button", { name: "Change the text" })).toBeVisible();
});
