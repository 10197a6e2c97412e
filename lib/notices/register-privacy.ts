import "server-only";
import type { PrivacyStep } from "@/lib/accounts/types";
import { db } from "@/lib/db";

/** What an owner was told, and the browsers that were told it; all go with their user. */
export const noticesPrivacy: PrivacyStep = {
  tables: ["Notice", "PushDevice", "PushMessage"],
  exportData: ({ userId }) => ({
    notices: db.notice.findMany({
      where: { userId },
      orderBy: { id: "asc" },
      select: { kind: true, subject: true, code: true, link: true, createdAt: true, closedAt: true },
    }),
    // Not their keys: whoever had a copy of the export could else read along.
    pushDevices: db.pushDevice.findMany({
      where: { userId },
      orderBy: { createdAt: "asc" },
      select: { endpoint: true, createdAt: true, session: { select: { userAgent: true } } },
    }),
  }),
};
