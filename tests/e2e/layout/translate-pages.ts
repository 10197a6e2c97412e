import type { BrowserContext } from "@playwright/test";

/**
 * Does to every page what the translation of Chrome does, once React has hydrated it: each text is another one, in two
 * font elements in the place of its node, and so is each that comes later.
 * @param added what makes a text another one; nothing where texts have to be found as they are
 */
export async function translatePages(context: BrowserContext, added = " "): Promise<void> {
  await context.addInitScript((more) => {
    const left = "[translate=no], font, script, style, textarea, input, code";
    const translate = (node: Node): void => {
      if (node.nodeType !== Node.TEXT_NODE) return [...node.childNodes].forEach(translate);
      const text = node.textContent ?? "";
      if (!text.trim() || !node.parentElement || node.parentElement.closest(left)) return;
      const outer = document.createElement("font");
      const inner = document.createElement("font");
      // Each differs by a blank, as a translation differs from its original.
      inner.append(text + more);
      outer.append(inner);
      node.parentElement.replaceChild(outer, node);
    };
    const isReady = () =>
      "__next_f" in self &&
      document.readyState === "complete" &&
      // Also what is hydrated later than the buttons.
      [...document.querySelectorAll("button, main :is(p, h1, h2, h3, li, a, label, span)")].every((element) =>
        Object.keys(element).some((key) => key.startsWith("__reactFiber$")),
      );
    const timer = setInterval(() => {
      if (!isReady()) return;
      clearInterval(timer);
      document.documentElement.dataset.translated = "";
      translate(document.body);
      new MutationObserver((changes) => {
        for (const { type, target, addedNodes } of changes) {
          addedNodes.forEach(translate);
          if (type === "characterData") translate(target);
        }
      }).observe(document.body, { childList: true, characterData: true, subtree: true });
    }, 50);
  }, added);
}
