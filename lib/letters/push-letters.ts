import "server-only";
import type { z } from "zod";
import type { OutboxHandler } from "@/lib/jobs/outbox";
import { findLiveDevice, pushRetryDelay, pushToDevice } from "@/lib/notices/push-to-device";
import { offApiPath } from "./constants";
import { readLetter } from "./read-letter";
import { letterPush } from "./schema";
import { composeLetter } from "./compose-letter";

/**
 * Pushes a letter to one of its owner's browsers. If the answer is lost it is sent again: the same letter only replaces
 * itself, by its topic and tag. It leads to the page itself: a browser that shows it is signed in, and no scanner opens it.
 */
export const letterPushHandler: OutboxHandler<z.infer<typeof letterPush.payload>> = {
  ...letterPush,
  maxAttempts: 5,
  batchSize: 10,
  leaseSeconds: 60,
  retryDelay: pushRetryDelay,
  handle: async ({ userId, week, until, deviceId }) => {
    const device = await findLiveDevice(userId, deviceId);
    if (!device) return;
    const letter = await readLetter(userId, week);
    if (!letter?.push || letter.now > new Date(until)) return;
    const { title, paragraphs, button, lang, off } = await composeLetter(letter);
    const tag = `letter-${week}`;
    const content = {
      ...{ title, body: paragraphs.slice(0, 2).join("\n"), path: button.path, tag, lang },
      off: { label: off, path: offApiPath(letter.pushSecret) },
    };
    await pushToDevice(device, { content, topic: tag });
  },
};
