import { db } from "../../lib/db";
import { inDays, person } from "./people";
import { addPost, type Text, addNotice } from "./posts";
import { expect, openDialog, shoot, signInAs, test, visit } from "./studio";
import { duringLock, without } from "./trouble";

test("post details in each state of delivery", async ({ page }) => {
  const anna = await person("anna", { connected: true, plan: {} });
  const states: Record<string, () => Promise<unknown>> = {
    draft: () => addPost(anna, "cake"),
    scheduled: () =>
      addPost(anna, "loaves", {
        status: "SCHEDULED",
        delivery: "PENDING",
        goesOut: inDays(2, 6, 30),
        image: "Sourdough loaves in morning light",
        events: [["SCHEDULED", -1]],
      }),
    held: async () => {
      const parts = { status: "SCHEDULED", delivery: "PENDING", held: true, goesOut: inDays(-1) } as const;
      await addNotice(
        anna,
        "HELD",
        "POST_LATE",
        await addPost(anna, "advent", { ...parts, events: [["SCHEDULED", -3]] }),
      );
    },
    sending: () => addPost(anna, "walnut", { delivery: "SENDING", events: [["ASKED", 0]] }),
    success: () =>
      addPost(anna, "rolls", {
        status: "PUBLISHED",
        delivery: "SUCCESS",
        events: [
          ["ASKED", -2],
          ["SENT", -2],
          ["CONFIRMED", -2],
        ],
      }),
    failed: () =>
      addPost(anna, "office", {
        delivery: "FAILED",
        code: "FACEBOOK_REFUSED",
        message: "(#368) The action attempted has been deemed abusive or is otherwise disallowed",
        events: [
          ["ASKED", -2],
          ["FAILED", -2],
        ],
      }),
    unknown: async () => {
      const id = await addPost(anna, "flour", {
        delivery: "UNKNOWN",
        events: [
          ["SENT", -1],
          ["IN_DOUBT", -1],
        ],
      });
      await addNotice(anna, "IN_DOUBT", "DELIVERY_IN_FLIGHT", id);
    },
    cancelled: () =>
      addPost(anna, "closed", {
        delivery: "CANCELLED",
        events: [
          ["SCHEDULED", -2],
          ["CANCELLED", -1],
        ],
      }),
  };
  await signInAs(page, anna.token);
  for (const [state, make] of Object.entries(states)) {
    await make();
    await visit(page, "/dashboard", "Welcome back!");
    // What goes out next stands above it, and may be another one.
    const recent = page.getByRole("region", { name: "Recent Posts" });
    const newest = recent.getByRole("button", { name: "View", exact: true }).first();
    const dialog = await openDialog(page, newest);
    // A field with the focus would have the sheet make room for a phone's keyboard.
    await dialog.focus();
    await page.waitForLoadState("networkidle");
    await shoot(page, `post-details-${state}`, { window: true });
    if (state !== "scheduled") continue;
    await page.getByRole("button", { name: "Cancel Schedule" }).click();
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await shoot(page, "post-details-cancel-question", { window: true });
    await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
    await page.getByText("What happened").click();
    await page.getByText("Its time was set").scrollIntoViewIfNeeded();
    await shoot(page, "post-details-time-and-history", { window: true });
    await page.getByLabel("Text of the post").fill("Sourdough from 7 on Saturday. Come early.");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("alertdialog")).toBeVisible();
    await shoot(page, "post-details-leave-question", { window: true });
    await page.getByRole("button", { name: "Keep editing" }).click();
    const content = "Sourdough from 7 on Saturday. Twenty percent off until noon.";
    await db.post.updateMany({ where: { userId: anna.userId, status: "SCHEDULED" }, data: { content } });
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("region", { name: "This post was changed elsewhere" })).toBeVisible();
    await shoot(page, "post-details-changed-elsewhere", { window: true });
  }
});

test("your-posts: each filter, searched, loading, failed, empty", async ({ page }) => {
  const anna = await person("anna", { connected: true, plan: {} });
  const texts: Text[] = ["flour", "cake", "closed", "advent", "walnut", "office", "rolls", "loaves"];
  for (let round = 0; round < 2; round += 1)
    for (const [index, text] of texts.entries()) {
      const created = -2 * (16 - round * 8 - index);
      if (index % 4 === 0)
        await addPost(anna, text, {
          status: "SCHEDULED",
          delivery: "PENDING",
          goesOut: inDays(index + 1),
          created,
        });
      else if (index % 4 === 1) await addPost(anna, text, { created });
      else if (index % 4 === 2) await addPost(anna, text, { delivery: "FAILED", created });
      else
        await addPost(anna, text, {
          status: "PUBLISHED",
          delivery: "SUCCESS",
          created,
          image: round ? text : undefined,
        });
    }
  await signInAs(page, anna.token);
  for (const [state, query] of Object.entries({
    all: "",
    published: "?status=PUBLISHED",
    scheduled: "?status=SCHEDULED",
    generated: "?status=GENERATED",
    "search-without-result": "?q=croissant",
  })) {
    await visit(page, `/your-posts${query}`, "Your Posts");
    await shoot(page, `your-posts-${state}`);
  }
  await duringLock("Media", async () => {
    await page.goto("/your-posts", { waitUntil: "commit" });
    await expect(page.locator("[aria-busy] li")).toHaveCount(5);
    await shoot(page, "your-posts-loading");
  });
  await without("Media", null, async () => {
    await visit(page, "/your-posts", "Failed to load posts");
    const toasts = page.getByRole("region", { name: /^Notifications/ });
    await expect(toasts.getByText("Failed to load posts")).toBeVisible();
    await shoot(page, "your-posts-error", { toasts: true });
  });
  await signInAs(page, (await person("eszter")).token);
  await visit(page, "/your-posts", "Your Posts");
  await shoot(page, "your-posts-empty");
});
