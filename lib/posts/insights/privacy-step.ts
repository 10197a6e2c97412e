import "server-only";
import type { PrivacyStep } from "@/lib/auth/privacy-step";
import { inBatches } from "@/lib/jobs/batches";
import { db } from "@/lib/db";

/** The figures of the posts on the pages; the database deletes them with the user. */
export const insightsPrivacy: PrivacyStep = {
  tables: ["TrackedPage", "PagePost", "PostInsight"],
  exportData: ({ userId }) => ({
    trackedPages: db.trackedPage.findMany({
      where: { userId },
      orderBy: { id: "asc" },
      select: { id: true, pageId: true, leftAt: true, refusal: true, usualPeople: true, usualOf: true },
    }),
    pagePosts: inBatches((after: number | undefined, take) =>
      db.pagePost.findMany({
        where: { page: { userId }, id: { gt: after ?? 0 } },
        orderBy: { id: "asc" },
        take,
        include: {
          insights: { omit: { pagePostId: true }, orderBy: [{ metric: "asc" }, { takenAt: "asc" }] },
        },
      }),
    ),
  }),
};
