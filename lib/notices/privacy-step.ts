import "server-only";
import type { PrivacyStep } from "@/lib/auth/privacy-step";
import { db } from "@/lib/db";

/** Notices and the browsers they are pushed to; the database deletes both with their user. */
export const noticesPrivacy: PrivacyStep = {
  tables: ["Notice", "PushDevice"],
  exportData: ({ userId }) => ({
    notices: db.notice.findMany({
      where: { userId },
      orderBy: { id: "asc" },
      select: {
        kind: true,
        subject: true,
        code: true,
        link: true,
        until: true,
        links: true,
        createdAt: true,
        closedAt: true,
      },
    }),
    // Not their keys: otherwise anyone with a copy of the export could read the pushes.
    pushDevices: db.pushDevice.findMany({
      where: { userId },
      orderBy: { createdAt: "asc" },
      select: { endpoint: true, createdAt: true, session: { select: { userAgent: true } } },
    }),
  }),
};
