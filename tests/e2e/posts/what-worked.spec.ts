import { addGoodPost } from "../database";
import { expect, expectAccessible, shot } from "../fixtures";
import { makeOwner, test } from "../owner";
import { userIdOf } from "./week/planned-weeks";
import { openSheet } from "./sheet/post-sheet";

const ROLLS = "Poppy seed rolls are back on the counter. 490 Ft each, three for 1,290 Ft.";

// An owner of this test's own: what did well would be told with every plan of the others.
test.use({ storageState: async ({ browser }, provide) => provide(await makeOwner(browser)) });

test(
  "one like a post that worked is written, and what is proposed again can be declined",
  { tag: "@core" },
  async ({ page, storageState }) => {
    test.setTimeout(180_000);
    if (typeof storageState !== "object") throw new Error("nobody is signed in");
    const userId = userIdOf(storageState);
    await addGoodPost(userId, "Plum cake, still warm from the oven. 890 Ft a slice.", 90);
    await addGoodPost(userId, ROLLS, 10);

    await test.step("declined, and gone with the next visit", async () => {
      await page.goto("/what-worked");
      const again = page.getByRole("region", { name: "Again, if it is still true" });
      await expect(again).toContainText(/“Plum cake, still warm .*” did well in/);
      await expectAccessible(page);
      await again.getByRole("button", { name: "Not this time" }).click();
      await expect(again.getByRole("status")).toHaveText("Noted. It is not proposed again for a year.");
      await expect(again.getByRole("link")).toHaveCount(0);
      await expect(async () => {
        await page.reload();
        await expect(page.getByRole("heading", { name: "Posts that did well" })).toBeVisible();
        await expect(again).toHaveCount(0, { timeout: 1_000 });
      }).toPass();
    });

    const like = page.getByText(/^Like “Poppy seed rolls .*”, without its days and prices\.$/);
    const subject = page.getByLabel("Description", { exact: true });
    await test.step("its subject is filled in, and stays through Back and a reload", async () => {
      const row = page.getByRole("listitem").filter({ hasText: "Poppy seed rolls" });
      await row.getByRole("link", { name: "Write one like this" }).click();
      await expect(like).toBeVisible();
      await expect(subject).toHaveValue("Poppy seed rolls are back on the counter.");
      await expect(page).toHaveURL(/\/post-generator$/);
      await page.goBack();
      await expect(page.getByRole("heading", { level: 1, name: "What worked" })).toBeVisible();
      await page.goForward();
      await expect(like).toBeVisible();
      await page.reload();
      await expect(like).toBeVisible();
      await expect(subject).toHaveValue("Poppy seed rolls are back on the counter.");
      await expectAccessible(page);
      await shot(page, "worked/like");
    });

    await test.step("the sheet of a post that worked offers it too", async () => {
      const { sheet } = await openSheet(page, { content: ROLLS });
      const offer = sheet.getByRole("button", { name: "Write one like this" });
      await expect(offer).toBeVisible();
      await expectAccessible(page);
      await shot(page, "worked/sheet");
      await offer.click();
      await expect(page).toHaveURL(/\/post-generator$/);
      await expect(like).toBeVisible();
      await expect(subject).toHaveValue("Poppy seed rolls are back on the counter.");
    });

    await test.step("the draft has nothing of its prices", async () => {
      await page.getByRole("button", { name: "Generate Post" }).click();
      await expect(page.getByRole("button", { name: "Post Now" })).toBeEnabled({ timeout: 60_000 });
      const preview = page.getByRole("article", { name: "Post Preview" });
      await expect(preview).toContainText(/\w{3}/);
      await expect(preview).not.toContainText(/490|1,290/);
      await shot(page, "worked/draft");
    });
  },
);
