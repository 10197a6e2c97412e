import { db } from "../../lib/db";
import type { NoticeLink } from "../../lib/notices/types";
import { inDays, person } from "./people";
import { addPost } from "./posts";
import { expect, shoot, signInAs, test, visit } from "./studio";

const WIDTHS = [375, 1366];
const url = "https://kovacs.example/mill";

/** An owner whose post goes out in three days, with links that were read. */
async function ownerWithLinks() {
  const anna = await person("anna", { connected: true, plan: {} });
  const { userId } = anna;
  const postId = await addPost(anna, "flour", {
    status: "SCHEDULED",
    delivery: "PENDING",
    goesOut: inDays(3, 9),
    image: "A basket of sourdough loaves on a wooden table",
  });
  const more = [
    "https://szentes-malom.example/en/our-flours?from=post",
    "https://booking.example/kovacs",
  ] as const;
  await db.$executeRaw`
    UPDATE "Post" SET "content" = "content" || ${`\n\n${more.join("\n")}`} WHERE "id" = ${postId}`;
  const found = [
    { url, state: "DEAD", finding: "GONE", host: "kovacs.example" },
    { url: more[0], state: "MOVED", finding: "MOVED", host: "casino.example" },
    { url: more[1], state: "UNREAD", finding: "DENIED", host: "booking.example" },
  ] as const;
  await db.postLink.createMany({
    data: found.map((link) => ({ ...link, postId, userId, checkedAt: new Date() })),
  });
  const links: NoticeLink[] = [
    { url, finding: "GONE", host: "kovacs.example" },
    { url: more[0], finding: "MOVED", host: "casino.example" },
  ];
  const notice = {
    kind: "LINKS",
    code: "LINK_DEAD",
    subject: `post:${postId}`,
    createdAt: new Date(),
  } as const;
  await db.notice.create({ data: { ...notice, userId, postId, links } });
  return anna;
}

test("a post's links on the dashboard and in its sheet", async ({ page }) => {
  await signInAs(page, (await ownerWithLinks()).token);
  await visit(page, "/dashboard", "Welcome back!");
  await shoot(page, "links-notice", { widths: WIDTHS });
  await page.getByRole("button", { name: "Change" }).click();
  const sheet = page.getByRole("dialog", { name: "Post Details" });
  await expect(sheet.getByText("It leads to casino.example.")).toBeVisible();
  await shoot(page, "links-sheet", {
    widths: WIDTHS,
    window: true,
    before: async () => {
      await sheet.getByText("It leads to casino.example.").scrollIntoViewIfNeeded();
    },
  });
  await sheet.getByRole("button", { name: "Keep", exact: true }).first().click();
  await expect(sheet.getByText("It leads to casino.example."), "the one that she left").toBeVisible();
  await expect(sheet.getByText("The page is not there.")).toBeHidden();
});
