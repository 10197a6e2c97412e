import type { Page } from "@playwright/test";

/** What the page's primary buttons say, by the one colour that only they have. */
export async function primaries(page: Page): Promise<string[]> {
  // A button under the pointer is of another shade.
  await page.mouse.move(0, 0);
  return page.evaluate(() => {
    const probe = document.createElement("i");
    probe.style.background = "var(--press)";
    document.body.append(probe);
    const press = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return [...document.querySelectorAll<HTMLElement>("main a, main button:not([role=switch])")]
      .filter((one) => one.checkVisibility() && getComputedStyle(one).backgroundColor === press)
      .map((one) => one.innerText.trim() || (one.ariaLabel ?? ""));
  });
}
