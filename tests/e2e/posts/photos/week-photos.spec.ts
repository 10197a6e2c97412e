import { writeFile } from "node:fs/promises";
import type { Page, TestInfo } from "@playwright/test";
import { appUrl, expect, expectAccessible, shot } from "../../fixtures";
import { test } from "../../owner";
import { photoFile } from "../../photo-files";

/** Drops files of this computer on the page, as a file manager does. */
async function dropFiles(page: Page, files: readonly string[]): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const data = { items: [], files: [...files], dragOperationsMask: 1 };
  const drag = (type: "dragEnter" | "dragOver" | "drop") =>
    client.send("Input.dispatchDragEvent", { type, x: 500, y: 400, data });
  await drag("dragEnter");
  // As long as files are held over the page, the browser tells it so again and again.
  await expect(async () => {
    await drag("dragOver");
    await expect(page.getByText("Drop them to add them to your photos")).toBeVisible({ timeout: 500 });
  }).toPass();
  await drag("drop");
}

async function fileOf(info: TestInfo, name: string, hue: number): Promise<string> {
  const path = info.outputPath(name);
  await writeFile(path, (await photoFile(name, hue)).buffer);
  return path;
}

test("photos that are dropped on the week become the owner's, and it says where they are", async ({
  page,
}) => {
  const info = test.info();
  const name = `dropped-${Date.now()}`;
  const paths = [await fileOf(info, `${name}-1.jpg`, 30), await fileOf(info, `${name}-2.jpg`, 120)];
  await page.setViewportSize({ width: 1366, height: 900 });
  await page.goto("/week");
  await dropFiles(page, paths);
  const panel = page.getByRole("region", { name: /photos are there/ });
  await expect(panel).toBeVisible();
  // A turn to another week breaks nothing off.
  await page.getByRole("link", { name: "Next week", exact: true }).click();
  await expect(page).toHaveURL(/from=/);
  await expect(panel.getByText("There", { exact: true })).toHaveCount(2, { timeout: 30_000 });
  await expectAccessible(page);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await shot(page, `photos/week-drop-${colorScheme}`);
  }
  await panel.getByRole("link", { name: "See your photos" }).click();
  await expect(page.getByRole("img", { name: `${name}-2` })).toBeVisible();
  await page.goto("/week");
  await page.setViewportSize({ width: 375, height: 812 });
  await shot(page, "photos/week-375");
});

test("what is no photo is not taken, with the reason, and the week stays", async ({ page }) => {
  const path = test.info().outputPath("prices.txt");
  await writeFile(path, "Rolls 1.20");
  await page.setViewportSize({ width: 1366, height: 900 });
  await page.goto("/week");
  const before = await (await page.request.get(`${appUrl}/api/media`)).text();
  await dropFiles(page, [path]);
  await expect(page.getByText("Only photos can be dropped here")).toBeVisible();
  await expect(page).toHaveURL("/week");
  expect(await (await page.request.get(`${appUrl}/api/media`)).text()).toBe(before);
});
