import type { Page } from "@playwright/test";

/** A cold visit from a telephone in a poor place, with nothing in the cache: 150 ms, and so many kilobits a second. */
export async function onSlowLine(page: Page, kilobits = 1_600): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.setCacheDisabled", { cacheDisabled: true });
  await client.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: (kilobits * 1_000) / 8,
    uploadThroughput: (kilobits * 1_000) / 16,
  });
}
