import "server-only";
import type { PrivacyStep } from "@/lib/accounts/types";
import { inBatches } from "@/lib/batches";
import { db } from "@/lib/db";
import { env } from "@/lib/env";
import { pictureUrl } from "@/lib/media/rules";

async function* posts(userId: string): AsyncGenerator<unknown> {
  const rows = inBatches((after: number | undefined, take) =>
    db.post.findMany({
      where: { userId, id: { gt: after ?? 0 } },
      orderBy: { id: "asc" },
      take,
      select: {
        id: true,
        content: true,
        status: true,
        cost: true,
        scheduledAt: true,
        publishedAt: true,
        createdAt: true,
        updatedAt: true,
        deletedAt: true,
        media: { select: { key: true } },
      },
    }),
  );
  for await (const { media, ...row } of rows)
    yield { ...row, imageUrl: media ? env().APP_URL + pictureUrl(media.key) : null };
}

/** The posts, those in the bin too; they go with their user. */
export const postsPrivacy: PrivacyStep = {
  tables: ["Post"],
  exportData: ({ userId }) => ({ posts: posts(userId) }),
};
