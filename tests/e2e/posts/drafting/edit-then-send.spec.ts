import { expect, plantFault } from "../../fixtures";
import { draft, openWorkspace, test } from "../../owner";

test("a text that is sent while its edit is being saved goes out edited, without an error", async ({
  page,
}) => {
  const post = await draft(page, "Walnut rolls on Thursday");
  await openWorkspace(page, post);
  const order: string[] = [];
  let sending: () => void = () => undefined;
  const isSending = new Promise<void>((resolve) => (sending = resolve));
  await page.route(/\/api\/post\/(\d+|publish)$/, async (route) => {
    if (route.request().method() === "PATCH") await isSending;
    order.push(route.request().method());
    await route.continue();
  });
  const edited = `Walnut rolls, and nothing else. ${post.id}`;
  await page.getByRole("button", { name: "Edit" }).click();
  await page.getByLabel("Text of the post").fill(edited);
  await page.getByRole("button", { name: "Post Now" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm Post" });
  await dialog.getByRole("button", { name: "Post Now" }).click();
  await expect(dialog.getByRole("button", { name: "Publishing..." })).toBeVisible();
  sending();
  await expect(page.getByText("Published on Kovács Bakery")).toBeVisible();
  expect(
    order.filter((method) => method !== "GET"),
    "one after the other",
  ).toEqual(["PATCH", "POST"]);
  await expect(page.getByText("could not be saved")).toBeHidden();
  const { object } = (await (await page.request.get("/api/post?pageSize=5")).json()) as {
    object: { postList: { id: number; content: string }[] };
  };
  expect(object.postList.find(({ id }) => id === post.id)?.content).toBe(edited);
});

test("while Facebook is slow to answer, the dialog explains the wait", async ({ page }) => {
  const post = await draft(page, `Slow dough ${Date.now()}`);
  await openWorkspace(page, post);
  const delayMs = 9_000;
  await plantFault({ provider: "facebook", kind: "slow", path: "/feed", delayMs, contains: post.content });
  await page.getByRole("button", { name: "Post Now" }).click();
  const dialog = page.getByRole("dialog", { name: "Confirm Post" });
  await dialog.getByRole("button", { name: "Post Now" }).click();
  await expect(dialog.getByRole("button", { name: "Publishing..." })).toBeVisible();
  await expect(dialog.getByText(/slow to answer/)).toBeHidden();
  await expect(dialog.getByText(/^Facebook is slow to answer\..*nothing is sent twice\.$/)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(page.getByText("Published on Kovács Bakery")).toBeVisible();
});
