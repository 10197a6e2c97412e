import "server-only";
import type { Actor } from "@/lib/auth/actor";
import { db } from "@/lib/db";
import type { SocialConnections } from "./types";

/** The pages that a person has connected, by platform. One statement. */
export async function getConnections(actor: Actor): Promise<SocialConnections> {
  const rows = await db.connection.findMany({
    where: { userId: actor.userId, pageId: { not: null } },
    select: {
      platform: true,
      pageId: true,
      pageName: true,
      pagePicture: true,
      status: true,
      firstPostId: true,
      readsInsights: true,
    },
  });
  const connections: SocialConnections = {};
  for (const { platform, pageId, pageName, pagePicture, status, firstPostId, readsInsights } of rows) {
    if (pageId === null || status === "CHOOSING") continue;
    connections[platform] = {
      ...{ pageId, pageName: pageName ?? "", pagePicture, status },
      ...(firstPostId && { firstPostId }),
      ...(readsInsights && { readsInsights }),
    };
  }
  return connections;
}
