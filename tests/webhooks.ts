import { afterAll, beforeAll, beforeEach } from "vitest";
import { control, listen } from "./stripe";

/** Has the product hear the sandbox Stripe's events while the tests of a file run. */
export function hearWebhooks(): void {
  let close: () => Promise<void>;
  beforeAll(async () => {
    close = await listen();
  });
  beforeEach(() => control("DELETE", "/webhooks"));
  afterAll(() => close());
}
