import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { db } from "@/lib/db";
import { AppError } from "@/lib/errors";
import type { VersionList } from "./types";

/** The versions of one of the actor's posts, at most fifty. @throws AppError POST_NOT_FOUND */
export async function listVersions(actor: Actor, id: number): Promise<VersionList> {
  const post = await db.post.findFirst({
    where: { id, userId: actor.userId, deletedAt: null },
    select: {
      content: true,
      versions: {
        orderBy: { id: "asc" },
        select: { id: true, content: true, source: true, createdAt: true },
      },
    },
  });
  if (!post) throw new AppError("POST_NOT_FOUND");
  // The model may write the same text twice; to the owner it is one.
  const texts = new Map(post.versions.toReversed().map((version) => [version.content, version]));
  return {
    versionList: [...texts.values()]
      .toReversed()
      .map(({ createdAt, ...version }) => ({ ...version, createdAt: createdAt.toISOString() })),
    current: texts.get(post.content)?.id ?? null,
  };
}
