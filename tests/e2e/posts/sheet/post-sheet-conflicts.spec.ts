import { postRow } from "../../database";
import { appUrl, expect, expectAccessible } from "../../fixtures";
import { test } from "../../owner";
import { inTwoDays, scheduledPost } from "../../schedule";
import { openSheet, textOf } from "./post-sheet";

test("a save that fails keeps what was typed, and says so; leaving then asks", async ({ page }) => {
  const post = await scheduledPost(page, "Friday fougasse", inTwoDays());
  const { view, sheet } = await openSheet(page, post);
  const typed = `Fougasse with olives. ${post.id}`;
  await textOf(sheet).fill(typed);
  await sheet.getByRole("button", { name: "Change the time" }).click();
  await sheet.getByLabel("Minute").selectOption({ label: "45" });
  await page.route(`**/api/post/${post.id}`, (route) =>
    route.request().method() === "PATCH" ? route.abort() : route.fallback(),
  );
  await sheet.getByRole("button", { name: "Save" }).click();
  await expect(sheet.getByText("It could not be saved. What you typed is still here.")).toBeVisible();
  await expect(textOf(sheet)).toHaveValue(typed);
  await expect(sheet.getByText(/^Selected time: .+ at 10:45 AM/)).toBeVisible();
  expect(await postRow(post.id)).toMatchObject({ content: post.content, scheduledAt: inTwoDays() });

  await sheet
    .getByRole("region", { name: /^Notifications/ })
    .getByRole("button", { name: "Close" })
    .click();
  await page.keyboard.press("Escape");
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await expect(question.getByRole("button", { name: "Keep editing" })).toBeFocused();
  // Until it has faded in, the keys are the sheet's.
  await expect(async () => {
    await page.keyboard.press("Escape");
    await expect(question).toBeHidden({ timeout: 2_000 });
  }).toPass();
  await expect(textOf(sheet)).toHaveValue(typed);
  for (const leave of ["Close", "Open in Workspace", "Duplicate"]) {
    await sheet.getByRole("button", { name: leave }).click();
    await question.getByRole("button", { name: "Keep editing" }).click();
    await expect(textOf(sheet)).toHaveValue(typed);
  }
  await sheet.getByRole("button", { name: "Close" }).click();
  await question.getByRole("button", { name: "Discard changes" }).click();
  await expect(sheet).toBeHidden();
  await expect(view).toBeFocused();
  await view.click();
  await expect(textOf(sheet), "discarded").toHaveValue(post.content);
});

test("what was typed while the post went out is kept, and becomes a draft of its own", async ({ page }) => {
  const post = await scheduledPost(page, "In the meantime", inTwoDays());
  const { sheet } = await openSheet(page, post);
  const typed = `Typed too late. ${post.id}`;
  await textOf(sheet).fill(typed);
  await page.request.post(`${appUrl}/api/post/publish`, {
    data: { postID: post.id, postContent: post.content, platforms: ["FACEBOOK"], confirmEarly: true },
    headers: { origin: appUrl },
  });
  await sheet.getByRole("button", { name: "Save" }).click();
  await expect(sheet.getByText("Published on Kovács Bakery")).toBeVisible();
  await expect(sheet.getByText(typed)).toBeVisible();
  await sheet.getByRole("button", { name: "Put it into a copy" }).click();
  await expect(textOf(sheet)).toHaveValue(typed);
  await sheet.getByRole("button", { name: "Save" }).click();
  await expect(sheet).toBeHidden();
  expect((await postRow(post.id)).content).toBe(post.content);
});

test("a post that was saved in another window is not overwritten: both versions are shown, to choose from", async ({
  page,
}) => {
  test.setTimeout(120_000);
  const post = await scheduledPost(page, "Two windows", inTwoDays());
  const elsewhere = async (content: string) => {
    const reply = await page.request.patch(`${appUrl}/api/post/${post.id}`, {
      data: { content },
      headers: { origin: appUrl },
    });
    expect(reply.status()).toBe(200);
  };
  const mine = `Typed in this window. ${post.id}`;
  const { sheet } = await openSheet(page, post);
  const now = sheet.getByRole("region", { name: "As it stands now" });
  const typed = sheet.getByRole("region", { name: "As you have it here" });

  await textOf(sheet).fill(mine);
  await sheet.getByRole("button", { name: "Change the time" }).click();
  await sheet.getByLabel("Minute").selectOption({ label: "45" });
  await elsewhere(`Typed in the other window. ${post.id}`);
  await sheet.getByRole("button", { name: "Save" }).click();
  await expect(sheet.getByRole("region", { name: "This post was changed elsewhere" })).toBeFocused();
  await expect(now).toContainText("Typed in the other window.");
  await expect(now).toContainText("10:15 AM");
  await expect(typed).toContainText(mine);
  await expect(typed).toContainText("10:45 AM");
  await expectAccessible(page);
  expect((await postRow(post.id)).content).toBe(`Typed in the other window. ${post.id}`);

  await elsewhere(`And once more. ${post.id}`);
  await typed.getByRole("button", { name: "Save yours" }).click();
  await expect(now).toContainText("And once more.");
  expect((await postRow(post.id)).content).toBe(`And once more. ${post.id}`);
  await typed.getByRole("button", { name: "Save yours" }).click();
  await expect(sheet).toBeHidden();
  const later = new Date(inTwoDays().getTime() + 30 * 60_000);
  expect(await postRow(post.id)).toMatchObject({ content: mine, scheduledAt: later });

  await test.step("or what stands now is taken", async () => {
    const again = await openSheet(page, { content: mine });
    await textOf(again.sheet).fill("Not this one.");
    await elsewhere(`The other window has it. ${post.id}`);
    await again.sheet.getByRole("button", { name: "Save" }).click();
    await now.getByRole("button", { name: "Use what stands now" }).click();
    await expect(textOf(again.sheet)).toHaveValue(`The other window has it. ${post.id}`);
    await page.keyboard.press("Escape");
    await expect(again.sheet).toBeHidden();
    expect((await postRow(post.id)).content).toBe(`The other window has it. ${post.id}`);
  });
});
