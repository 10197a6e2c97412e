import { holdPosts } from "../database";
import { expect } from "../fixtures";
import { test } from "../owner";
import { workerOf } from "./service-worker";

test.use({ serviceWorkers: "allow" });

test("a later visit, which comes through the worker, shows the skeleton while the data are slow", async ({
  page,
}) => {
  await page.goto("/week");
  await workerOf(page);
  await page.reload();
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const release = await holdPosts();
  try {
    await page.goto("/week", { waitUntil: "commit" });
    await expect(page.getByRole("status", { name: "Loading" })).toBeVisible({ timeout: 3_000 });
  } finally {
    await release();
  }
  await expect(page.locator("[data-day]")).toHaveCount(7);
});
