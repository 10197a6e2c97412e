import "server-only";
import type { PrivacyStep } from "@/lib/auth/privacy-step";
import { db } from "@/lib/db";

/** When the letter comes, and its links; the database deletes both with their user. */
export const lettersPrivacy: PrivacyStep = {
  tables: ["Letter", "LetterDoor"],
  exportData: ({ userId }) => ({
    // Not its secrets, which switch it off.
    letter: db.letter.findUnique({
      where: { userId },
      select: { weekday: true, minute: true, mail: true, push: true, dueAt: true, week: true },
    }),
    letterLinks: db.letterDoor.findMany({
      where: { userId },
      orderBy: { expiresAt: "asc" },
      select: { path: true, expiresAt: true, usedAt: true },
    }),
  }),
};
