import "server-only";
import type { PrivacyStep } from "@/lib/auth/privacy-step";
import { inBatches } from "@/lib/jobs/batches";
import { db } from "@/lib/db";
import { env } from "@/lib/settings/env";
import { removeObject } from "@/lib/providers/storage/objects";
import { photoUrl } from "./rules";

const AT_ONCE = 50;

async function* media(userId: string): AsyncGenerator<unknown> {
  const rows = inBatches((after: string | undefined, take) =>
    db.media.findMany({
      where: { userId, ...(after ? { id: { gt: after } } : {}) },
      orderBy: { id: "asc" },
      take,
      select: {
        id: true,
        source: true,
        name: true,
        sha256: true,
        altText: true,
        shape: true,
        focusX: true,
        focusY: true,
        mimeType: true,
        bytes: true,
        width: true,
        height: true,
        createdAt: true,
        usedAt: true,
      },
    }),
  );
  for await (const row of rows) yield { ...row, url: env().APP_URL + photoUrl(row.id) };
}

/** Deletes the files, then their rows, because a file without a row could not be found. */
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

/** The photos, each with the link that serves it to its owner. */
export const mediaPrivacy: PrivacyStep = {
  tables: ["Media"],
  exportData: ({ userId }) => ({ media: media(userId) }),
  eraseData: (_job, userId) => erase(userId),
};
