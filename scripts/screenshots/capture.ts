import { mkdir } from "node:fs/promises";
import path from "node:path";
import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { THEMES, type Theme } from "../../components/layout/browser/theme/theme";

/** Where the landing page's screenshots are, and the README's. */
const FOLDER = path.resolve(import.meta.dirname, "../../public/landing");
const README_FOLDER = path.resolve(import.meta.dirname, "../../docs/screenshots");

/** Elements that do not belong in a screenshot: the development server's button, and toasts. */
const unwanted = "nextjs-portal, [data-toasts], [data-aside] { display: none !important }";

/** A part of the page. */
type Part = {
  /** The element to capture; the viewport by default. */
  of?: Locator;
  /** Margin around it, in CSS pixels. */
  margin?: number;
  /** Maximum height, in CSS pixels: cropped at the bottom. */
  height?: number;
};

type Cut = Part & {
  /** File name without theme and extension. */
  name: string;
  /** Width of the file, in pixels. */
  width: number;
};

/** Saves a part of the page in both themes, as AVIF and WebP, at up to twice its size on screen. */
export async function capture(page: Page, { name, width, ...part }: Cut): Promise<void> {
  await mkdir(FOLDER, { recursive: true });
  for (const theme of THEMES) {
    const screenshot = sharp(await photograph(page, theme, part)).resize({ width, withoutEnlargement: true });
    await screenshot
      .clone()
      .avif({ quality: 62, effort: 6 })
      .toFile(path.join(FOLDER, `${name}-${theme}.avif`));
    await screenshot
      .clone()
      .webp({ quality: 82, effort: 6 })
      .toFile(path.join(FOLDER, `${name}-${theme}.webp`));
  }
  await page.emulateMedia({ colorScheme: "light" });
  console.log(`  ${name}`);
}

/** The same part in a phone's window, at its size there: high, so that the bar at the lower edge covers nothing. */
export async function captureOnPhone(page: Page, cut: Omit<Cut, "width">): Promise<void> {
  const wide = page.viewportSize();
  await page.setViewportSize({ width: 375, height: 1600 });
  await mkdir(FOLDER, { recursive: true });
  for (const theme of THEMES)
    await sharp(await photograph(page, theme, cut))
      .avif({ quality: 62, effort: 6 })
      .toFile(path.join(FOLDER, `${cut.name}-phone-${theme}.avif`));
  await page.emulateMedia({ colorScheme: "light" });
  if (wide) await page.setViewportSize(wide);
  console.log(`  ${cut.name} on a phone`);
}

/** Saves the window for the README, in light only. */
export async function captureForReadme(page: Page, name: string, width: number): Promise<void> {
  await mkdir(README_FOLDER, { recursive: true });
  const screenshot = sharp(await photograph(page, "light", {})).resize({ width });
  await screenshot.webp({ quality: 82, effort: 6 }).toFile(path.join(README_FOLDER, `${name}.webp`));
  console.log(`  ${name}`);
}

async function photograph(page: Page, theme: Theme, { of, margin = 0, height }: Part): Promise<Buffer> {
  await page.addStyleTag({ content: unwanted });
  // Owners on a real installation do not see the sandbox notice.
  await page.evaluate(() => {
    for (const line of document.querySelectorAll("main p"))
      if (/^Practice mode/.test(line.textContent ?? "")) line.parentElement?.setAttribute("data-aside", "");
  });
  await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.waitForTimeout(400);
  const clip = await boxOf(page, of, margin, height);
  return page.screenshot({ animations: "disabled", caret: "hide", clip });
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
