import "server-only";
import type { PrivacyStep } from "@/lib/auth/privacy-step";
import { db } from "@/lib/db";

/** How the business sounds; the database deletes it with its user. */
export const voicePrivacy: PrivacyStep = {
  tables: ["Voice"],
  exportData: ({ userId }) => ({
    voice: db.voice.findUnique({ where: { userId }, omit: { userId: true } }),
  }),
};
