import type { Page } from "@playwright/test";

/** A cold visit from a telephone in a poor place: 1.6 Mbit/s, 150 ms, and nothing in the cache. */
export async function onSlowLine(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send("Network.enable");
  await client.send("Network.setCacheDisabled", { cacheDisabled: true });
  await client.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: 1_600_000 / 8,
    uploadThroughput: 750_000 / 8,
  });
}
