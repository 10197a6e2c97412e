import "server-only";
import type { PrivacyStep } from "@/lib/auth/privacy-step";
import { db } from "@/lib/db";

/** Which post was last proposed to be written once more; the database deletes it with the user. */
export const workedPrivacy: PrivacyStep = {
  tables: ["PostAgain"],
  exportData: ({ userId }) => ({
    postAgain: db.postAgain.findUnique({ where: { userId }, omit: { userId: true } }),
  }),
};
