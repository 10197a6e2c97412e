import type { Page } from "@playwright/test";

/** The labels of the page's primary buttons, found by the colour that only they have. */
export async function primaries(page: Page): Promise<string[]> {
  // A hovered button has another shade.
  await page.mouse.move(0, 0);
  return page.evaluate(() => {
    const probe = document.createElement("i");
    probe.style.background = "var(--press)";
    document.body.append(probe);
    const press = getComputedStyle(probe).backgroundColor;
    probe.remove();
    return [...document.querySelectorAll<HTMLElement>("main a, main button:not([role=switch])")]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).backgroundColor === press)
      .map((element) => element.innerText.trim() || (element.ariaLabel ?? ""));
  });
}
