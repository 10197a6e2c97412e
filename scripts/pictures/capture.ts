import { mkdir } from "node:fs/promises";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";

/** The pages that the landing page's screenshots are taken from. */
const FOLDER = path.resolve(import.meta.dirname, "../../public/landing");
const themes = ["light", "dark"] as const;

/** Elements that do not belong in a screenshot: the development server's button, and toasts. */
const unwanted = "nextjs-portal, [data-toasts], [data-aside] { display: none !important }";

type Cut = {
  /** File name without theme and extension. */
  name: string;
  /** The element to capture; the viewport by default. */
  of?: Locator;
  /** Margin around it, in CSS pixels. */
  margin?: number;
  /** Maximum height, in CSS pixels: cropped at the bottom. */
  height?: number;
  /** Width of the file, in pixels. */
  width: number;
};

/** Saves a part of the page in both themes, as AVIF and WebP, at up to twice its size on screen. */
export async function capture(page: Page, { name, of, margin = 0, height, width }: Cut): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  await page.addStyleTag({ content: unwanted });
  // Owners on a real installation do not see the sandbox notice.
  await page.evaluate(() => {
    for (const line of document.querySelectorAll("main p"))
      if (/^Practice mode/.test(line.textContent ?? "")) line.parentElement?.setAttribute("data-aside", "");
  });
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.waitForTimeout(400);
    const clip = await boxOf(page, of, margin, height);
    const png = await page.screenshot({ animations: "disabled", caret: "hide", clip });
    const picture = sharp(png).resize({ width, withoutEnlargement: true });
    await picture
      .clone()
      .avif({ quality: 62, effort: 6 })
      .toFile(path.join(FOLDER, `${name}-${theme}.avif`));
    await picture
      .clone()
      .webp({ quality: 82, effort: 6 })
      .toFile(path.join(FOLDER, `${name}-${theme}.webp`));
  }
  await page.emulateMedia({ colorScheme: "light" });
  console.log(`  ${name}`);
}

async function boxOf(page: Page, of: Locator | undefined, margin: number, height?: number) {
  const view = page.viewportSize() ?? { width: 1280, height: 720 };
  const box = (await of?.boundingBox()) ?? { x: 0, y: 0, ...view };
  const x = Math.max(0, box.x - margin);
  const y = Math.max(0, box.y - margin);
  return {
    x,
    y,
    width: Math.min(view.width - x, box.width + 2 * margin),
    height: Math.min(view.height - y, box.height + 2 * margin, height ?? Infinity),
  };
}
