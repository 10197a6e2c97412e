import "server-only";
import type { PrivacyStep } from "@/lib/auth/privacy-step";
import { inBatches } from "@/lib/jobs/batches";
import { db } from "@/lib/db";
import { env } from "@/lib/settings/env";
import { photoUrl } from "@/lib/media/rules";

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
        copyOf: true,
        repeat: true,
        repeatOf: true,
        scheduledAt: true,
        publishedAt: true,
        attemptedAt: true,
        createdAt: true,
        updatedAt: true,
        deletedAt: true,
        againAt: true,
        rightBlanks: true,
        rightDays: true,
        rightClaims: true,
        seal: true,
        media: { orderBy: { position: "asc" }, select: { media: { select: { id: true } } } },
      },
    }),
  );
  for await (const { media, ...row } of rows)
    yield { ...row, imageUrls: media.map(({ media: { id } }) => env().APP_URL + photoUrl(id)) };
}

/** Takes the photos from the posts, so that they can be deleted with their files. */
async function release(userId: string): Promise<"done"> {
  await db.postMedia.deleteMany({ where: { post: { userId } } });
  return "done";
}

const versions = (userId: string) =>
  inBatches((after: number | undefined, take) =>
    db.postVersion.findMany({
      where: { post: { userId }, id: { gt: after ?? 0 } },
      orderBy: { id: "asc" },
      take,
      select: { id: true, postId: true, content: true, source: true, createdAt: true },
    }),
  );

const sources = (userId: string) =>
  inBatches((after: number | undefined, take) =>
    db.postSource.findMany({
      where: { post: { userId }, id: { gt: after ?? 0 } },
      orderBy: { id: "asc" },
      take,
    }),
  );

const claims = (userId: string) =>
  inBatches((after: number | undefined, take) =>
    db.postClaim.findMany({
      where: { post: { userId }, id: { gt: after ?? 0 } },
      orderBy: { id: "asc" },
      take,
    }),
  );

const links = (userId: string) =>
  inBatches((after: number | undefined, take) =>
    db.postLink.findMany({
      where: { userId, id: { gt: after ?? 0 } },
      orderBy: { id: "asc" },
      take,
      select: {
        id: true,
        postId: true,
        url: true,
        state: true,
        finding: true,
        host: true,
        checkedAt: true,
        leftAt: true,
      },
    }),
  );

const readings = (userId: string) =>
  inBatches((after: number | undefined, take) =>
    db.textReading.findMany({
      where: { userId, id: { gt: after ?? 0 } },
      orderBy: { id: "asc" },
      take,
      select: { id: true, hash: true, reading: true, model: true, createdAt: true, usedAt: true },
    }),
  );

/** The posts, including deleted ones, with their counts, versions, claims and links, the posting times and the calendar; the database deletes them with the user. */
export const postsPrivacy: PrivacyStep = {
  tables: [
    "Post",
    "PostCount",
    "PostMedia",
    "PostVersion",
    "PostSource",
    "PostClaim",
    "ConfirmedFact",
    "PostLink",
    "TextReading",
    "PostingSlot",
    "CalendarFeed",
  ],
  exportData: ({ userId }) => ({
    posts: posts(userId),
    postVersions: versions(userId),
    postSources: sources(userId),
    postClaims: claims(userId),
    postLinks: links(userId),
    textReadings: readings(userId),
    confirmedFacts: db.confirmedFact.findMany({
      where: { post: { userId } },
      orderBy: [{ postId: "asc" }, { factId: "asc" }],
    }),
    postingTimes: db.postingSlot.findMany({
      where: { userId },
      orderBy: [{ weekday: "asc" }, { minute: "asc" }],
      select: { weekday: true, minute: true },
    }),
    calendarAddress: db.calendarFeed.findUnique({ where: { userId }, select: { createdAt: true } }),
  }),
  eraseData: (_job, userId) => release(userId),
};
