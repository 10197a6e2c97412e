import "server-only";
import type { PrivacyStep } from "@/lib/auth/privacy-step";
import { db } from "@/lib/db";
import { inBatches } from "@/lib/jobs/batches";

const plans = (userId: string) =>
  inBatches((after: string | undefined, take) =>
    db.weekPlan.findMany({
      where: { userId, ...(after ? { id: { gt: after } } : {}) },
      orderBy: { id: "asc" },
      take,
      select: {
        id: true,
        weekStart: true,
        name: true,
        beginsOn: true,
        endsOn: true,
        brief: true,
        language: true,
        createdAt: true,
        ideas: {
          orderBy: { position: "asc" },
          select: {
            line: true,
            passedOver: true,
            mediaId: true,
            question: true,
            answer: true,
            aboutFrom: true,
            aboutUntil: true,
            slotAt: true,
            state: true,
            postId: true,
          },
        },
      },
    }),
  );

/** The planned weeks and campaigns with their ideas; the database deletes them with the user. */
export const planningPrivacy: PrivacyStep = {
  tables: ["WeekPlan", "Idea"],
  exportData: ({ userId }) => ({ weekPlans: plans(userId) }),
};
