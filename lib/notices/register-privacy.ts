import "server-only";
import type { PrivacyStep } from "@/lib/accounts/types";
import { db } from "@/lib/db";

/** What an owner was told; it goes with its user. */
export const noticesPrivacy: PrivacyStep = {
  tables: ["Notice"],
  exportData: ({ userId }) => ({
    notices: db.notice.findMany({
      where: { userId },
      orderBy: { id: "asc" },
      select: { kind: true, subject: true, code: true, link: true, createdAt: true, closedAt: true },
    }),
  }),
};
