import "server-only";
import type { z } from "zod";
import type { OutboxHandler } from "@/lib/jobs/outbox";
import { findLiveDevice, pushRetryDelay, pushToDevice } from "@/lib/notices/push-to-device";
import { offApiPath } from "./constants";
import { readDigest } from "./read-digest";
import { digestPush } from "./schema";
import { composeDigest } from "./compose-digest";

/**
 * Pushes a digest to one of its owner's browsers. If the answer is lost it is sent again: the same digest only replaces
 * itself, by its topic and tag. It leads to the page itself: a browser that shows it is signed in, and no scanner opens it.
 */
export const digestPushHandler: OutboxHandler<z.infer<typeof digestPush.payload>> = {
  ...digestPush,
  maxAttempts: 5,
  batchSize: 10,
  leaseSeconds: 60,
  retryDelay: pushRetryDelay,
  handle: async ({ userId, week, until, deviceId }) => {
    const device = await findLiveDevice(userId, deviceId);
    if (!device) return;
    const digest = await readDigest(userId, week);
    if (!digest?.push || digest.now > new Date(until)) return;
    const { title, paragraphs, button, lang, off } = await composeDigest(digest);
    const tag = `letter-${week}`;
    const content = {
      ...{ title, body: paragraphs.slice(0, 2).join("\n"), path: button.path, tag, lang },
      off: { label: off, path: offApiPath(digest.pushSecret) },
    };
    await pushToDevice(device, { content, topic: tag });
  },
};
