import "server-only";
import type { PrivacyStep } from "@/lib/auth/privacy-step";
import { db } from "@/lib/db";

/** How the business sounds, with the posts that show it; the database deletes both with their user. */
export const voicePrivacy: PrivacyStep = {
  tables: ["Voice", "VoiceSample"],
  exportData: ({ userId }) => ({
    voice: db.voice.findUnique({ where: { userId }, omit: { userId: true } }),
    voiceSamples: db.voiceSample.findMany({
      where: { userId },
      omit: { userId: true },
      orderBy: { position: "asc" },
    }),
  }),
};
