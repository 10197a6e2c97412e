import "server-only";
import type { PrivacyStep } from "@/lib/auth/privacy-step";
import { db } from "@/lib/db";

/** A person's feedback messages; the database deletes them with their user. */
export const feedbackPrivacy: PrivacyStep = {
  tables: ["Feedback"],
  exportData: ({ userId }) => ({
    feedback: db.feedback.findMany({
      where: { userId },
      orderBy: { id: "asc" },
      select: { content: true, createdAt: true },
    }),
  }),
};
