import "server-only";
import type { PrivacyStep } from "@/lib/auth/privacy-step";
import { db } from "@/lib/db";

/** When the digest comes, and its links; the database deletes both with their user. */
export const digestsPrivacy: PrivacyStep = {
  tables: ["Letter", "LetterDoor"],
  exportData: ({ userId }) => ({
    // Not its secrets, which switch it off.
    letter: db.digest.findUnique({
      where: { userId },
      select: { weekday: true, minute: true, mail: true, push: true, dueAt: true, week: true },
    }),
    letterLinks: db.digestLink.findMany({
      where: { userId },
      orderBy: { expiresAt: "asc" },
      select: { path: true, expiresAt: true, usedAt: true },
    }),
  }),
};
