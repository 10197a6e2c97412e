import "server-only";
import { db } from "@/lib/db";
import { queuesByKey } from "@/lib/queues/queues";
import { askForReading } from "./ask-model";
import { type TextReadings, readingsOf, storeReading } from "./stored-readings";

/** Below what writes: an owner's texts one after another, and few of all at once. */
const inCheckingTurn = queuesByKey({ atOnce: 1, inAll: 3, waiting: 30, waitMs: 60_000 });

type Setting = { timeZone: string; now: Date };

type Which = {
  /** Those that are to be read; all by default. */
  only?: (text: string) => boolean;
  most?: number;
};

/**
 * Has the model read those of some texts that it has not read, until the first one that it cannot.
 * @returns all that is read of them, and whether something is new
 */
export async function readTexts(
  owner: { userId: string },
  texts: readonly string[],
  { timeZone, now }: Setting,
  { only = () => true, most = 1 }: Which = {},
): Promise<{ readings: TextReadings; isNew: boolean }> {
  const before = await readingsOf(db, owner, texts, timeZone);
  const unread = [...new Set(texts)].filter((text) => text.trim() !== "" && only(text) && !before(text));
  let isNew = false;
  for (const text of unread.slice(0, most)) {
    const isRead = await inCheckingTurn(owner.userId, async () => {
      // Another job of this process may have read it meanwhile.
      if ((await readingsOf(db, owner, [text], timeZone))(text)) return true;
      const read = await askForReading(owner, { text, timeZone, now });
      if (read) await storeReading(owner, text, timeZone, read);
      return read !== null;
    });
    if (!isRead) break;
    isNew = true;
  }
  return { readings: isNew ? await readingsOf(db, owner, texts, timeZone) : before, isNew };
}
