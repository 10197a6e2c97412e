import "server-only";
import type { PrivacyStep } from "@/lib/accounts/types";
import { inBatches } from "@/lib/batches";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { removeObject } from "@/lib/providers/storage";
import { pictureUrl } from "./rules";

const AT_ONCE = 50;

async function* pictures(userId: string): AsyncGenerator<unknown> {
  const rows = inBatches((after: string | undefined, take) =>
    db.media.findMany({
      where: { userId, ...(after ? { id: { gt: after } } : {}) },
      orderBy: { id: "asc" },
      take,
      select: {
        id: true,
        key: true,
        mimeType: true,
        bytes: true,
        width: true,
        height: true,
        createdAt: true,
      },
    }),
  );
  for await (const { key, ...row } of rows) yield { ...row, url: env().APP_URL + pictureUrl(key) };
}

/** Removes the files, then their rows: a file without a row would be found by nobody. */
async function erase(userId: string): Promise<"done"> {
  for (;;) {
    const rows = await db.media.findMany({
      where: { userId },
      take: AT_ONCE,
      select: { id: true, key: true },
    });
    if (rows.length === 0) return "done";
    await Promise.all(rows.map(({ key }) => removeObject(key)));
    await db.media.deleteMany({ where: { userId, id: { in: rows.map(({ id }) => id) } } });
  }
}

/** The pictures, each with the link that serves it to its owner. */
export const mediaPrivacy: PrivacyStep = {
  tables: ["Media"],
  exportData: ({ userId }) => ({ pictures: pictures(userId) }),
  eraseData: (_job, userId) => erase(userId),
};
