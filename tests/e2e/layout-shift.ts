import { type BrowserContext, expect, test } from "@playwright/test";

const REPORT = "reportLayoutShift";

export type LayoutShifts = {
  /** The largest sum of one page's windows, as CLS counts it (web.dev/articles/cls), and what moved most in it. */
  worst: () => { value: number; moved: string[] };
};

/**
 * Adds up what moves without a press, in all pages of a context.
 */
export async function measureLayoutShift(context: BrowserContext): Promise<LayoutShifts> {
  const pages = new Map<string, { value: number; moved: string[] }>();
  await context.exposeBinding(REPORT, (_source, document: string, value: number, moved: string) => {
    const page = pages.get(document) ?? { value: 0, moved: [] };
    page.value += value;
    if (value >= 0.0005) page.moved.push(moved);
    pages.set(document, page);
  });
  await context.addInitScript((report) => {
    type Shift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    };
    const document = crypto.randomUUID();
    const send = (window as unknown as Record<string, (...parts: unknown[]) => Promise<void>>)[report];
    const nameOf = (node: Node | null) =>
      node instanceof Element
        ? `${node.tagName} "${node.textContent.trim().slice(0, 30)}" ${node.className}`
        : String(node?.nodeName);
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as Shift[])
        if (!shift.hadRecentInput)
          void send?.(
            document,
            shift.value,
            `${location.pathname} ${shift.value.toFixed(4)} ${shift.sources.map(({ node }) => nameOf(node)).join(" | ")}`,
          );
    }).observe({ type: "layout-shift", buffered: true });
  }, REPORT);
  return {
    worst: () =>
      [...pages.values()].reduce((worst, page) => (page.value > worst.value ? page : worst), {
        value: 0,
        moved: [],
      }),
  };
}

/** Over a whole walk, not only while a page loads. */
export function expectNothingJumped({ value, moved }: { value: number; moved: string[] }): void {
  test.info().annotations.push({ type: "layout shift", description: value.toFixed(4) });
  expect(value, moved.join("\n")).toBeLessThanOrEqual(0.02);
}
