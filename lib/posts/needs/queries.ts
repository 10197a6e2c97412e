import "server-only";
import { SITUATIONS, type SubscriptionRecord, situationOf } from "@/lib/billing/rules";
import { Prisma } from "@/lib/db";
import type { AccountState } from "./types";

/** As JSON has it. */
type StoredSubscription = {
  [K in keyof SubscriptionRecord]: SubscriptionRecord[K] extends Date
    ? string
    : SubscriptionRecord[K] extends Date | null
      ? string | null
      : SubscriptionRecord[K];
};
export type AccountStateRow = {
  page: AccountState["page"];
  balance: number | null;
  subscription: StoredSubscription | null;
};

/** For a query over "User" u, to be read by `accountStateOf`. */
export const accountStateRow = Prisma.sql`json_build_object(
  'page', (SELECT c."status" FROM "Connection" c WHERE c."userId" = u."id" AND c."platform" = 'FACEBOOK'
    AND c."pageId" IS NOT NULL AND c."status" <> 'CHOOSING'),
  'balance', (SELECT a."balance" FROM "CreditAccount" a WHERE a."userId" = u."id"),
  'subscription', (SELECT json_build_object('status', s."status", 'currentPeriodEnd', s."currentPeriodEnd",
      'cancelAt', s."cancelAt", 'pastDueSince', s."pastDueSince", 'hold', s."hold", 'stripeId', s."stripeId")
    FROM "Subscription" s WHERE s."userId" = u."id"))`;

/** @param now the database's */
export function accountStateOf({ page, balance, subscription }: AccountStateRow, now: Date): AccountState {
  const date = (stored: string | null) => (stored === null ? null : new Date(stored));
  const record: SubscriptionRecord | null = subscription && {
    ...subscription,
    currentPeriodEnd: new Date(subscription.currentPeriodEnd),
    cancelAt: date(subscription.cancelAt),
    pastDueSince: date(subscription.pastDueSince),
  };
  return {
    page,
    hasPlan: SITUATIONS[situationOf(record, now)].access,
    creditAmount: balance ?? 0,
  };
}
