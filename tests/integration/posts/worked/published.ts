import { randomUUID } from "node:crypto";
import { db } from "../../../../lib/db";
import { makePost, putPhoto } from "../../../factories";

export const DAY_MS = 86_400_000;

type Parts = {
  days: number;
  reactions?: number;
  /** How many people saw it, and how often its reactions were of a kind. */
  people?: number;
  loves?: number;
  answer?: "YES" | "A_LITTLE" | "NO";
  photo?: boolean;
  content?: string;
  gone?: boolean;
  /** Hours after which its figures were last read. */
  read?: number;
};

/** A post that went out so many days ago, with what it counts and its owner's own photo. */
export async function published(userId: string, parts: Parts): Promise<number> {
  const { days, reactions, people, loves, answer, photo, content, gone, read = 7 * 24 } = parts;
  const publishedAt = new Date(Date.now() - days * DAY_MS);
  const { id: postId } = await makePost(userId, {
    status: "PUBLISHED",
    publishedAt,
    ...(content && { content }),
  });
  if (photo) {
    const file = { mimeType: "image/jpeg", bytes: 1, width: 1, height: 1, source: "UPLOADED" } as const;
    await putPhoto(postId, (await db.media.create({ data: { userId, key: randomUUID(), ...file } })).id);
  }
  const delivery = {
    postId,
    platform: "FACEBOOK",
    pageId: "1",
    contentHash: randomUUID(),
    fence: 1,
  } as const;
  const seen = gone && { goneAt: new Date(), errorCode: "POST_GONE" };
  await db.delivery.create({ data: { ...delivery, status: "SUCCESS", ...seen } });
  if (answer) await db.postOutcome.create({ data: { postId, answer, answeredAt: new Date() } });
  if (reactions === undefined) return postId;
  const page = { userId_pageId: { userId, pageId: "1" } };
  const { id } = await db.trackedPage.upsert({ where: page, create: { userId, pageId: "1" }, update: {} });
  const takenAt = (hours: number) => new Date(publishedAt.getTime() + hours * 3_600_000);
  await db.pagePost.create({
    data: {
      ...{ trackedPageId: id, postId, facebookId: String(postId), createdTime: publishedAt },
      insights: {
        create: [
          { metric: "REACTIONS", takenAt: takenAt(1), value: 0 },
          { metric: "REACTIONS", takenAt: takenAt(read), value: reactions },
          { metric: "COMMENTS", takenAt: takenAt(read), value: 1 },
          ...(people === undefined
            ? []
            : [{ metric: "PEOPLE", takenAt: takenAt(read), value: people } as const]),
          ...(loves === undefined ? [] : [{ metric: "LOVE", takenAt: takenAt(read), value: loves } as const]),
        ],
      },
    },
  });
  return postId;
}
