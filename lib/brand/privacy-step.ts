import "server-only";
import type { PrivacyStep } from "@/lib/auth/privacy-step";
import { getBusiness } from "./queries";

/** The brand profile; the database deletes it with its user. */
export const brandPrivacy: PrivacyStep = {
  tables: ["BusinessProfile"],
  exportData: (actor) => ({ brand: getBusiness(actor) }),
};
