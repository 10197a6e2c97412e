import "server-only";
import type { PrivacyStep } from "@/lib/auth/privacy-step";
import { listFacts } from "./queries";

/** What is true of the business; the database deletes it with its user. */
export const factsPrivacy: PrivacyStep = {
  tables: ["Fact"],
  exportData: (actor) => ({ facts: listFacts(actor) }),
};
