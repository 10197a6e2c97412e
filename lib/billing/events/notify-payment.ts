import "server-only";
import type { Db } from "@/lib/db";
import { closeNotices, openNotice } from "@/lib/notices/mutations";
import { PLAN_SUBJECT } from "@/lib/notices/rules";
import { type SubscriptionRecord, accessEnd, isOwing } from "@/lib/billing/rules";

/**
 * Notifies an owner, once per unpaid invoice, that a payment failed or that the plan ended because of it, and closes
 * the notice when it is paid. Call it in the transaction that replaces `before` with `next`.
 */
export async function notifyPayment(
  on: Db,
  userId: string,
  before: SubscriptionRecord | null,
  next: SubscriptionRecord,
): Promise<void> {
  const about = { userId, subject: PLAN_SUBJECT, code: "PAYMENT_DECLINED" } as const;
  const close = (...kinds: ("PAYMENT_FAILED" | "PLAN_ENDED")[]) =>
    closeNotices(on, { userId }, [PLAN_SUBJECT], kinds);
  const wasOwing = before !== null && isOwing(before);
  if (isOwing(next)) {
    const isNew = !wasOwing || before.pastDueSince?.getTime() !== next.pastDueSince?.getTime();
    const until = accessEnd(next);
    if (isNew) await openNotice(on, { ...about, kind: "PAYMENT_FAILED", until });
    return;
  }
  const endedUnpaid = next.status === "CANCELED" && wasOwing && next.pastDueSince !== null;
  if (endedUnpaid) await openNotice(on, { ...about, kind: "PLAN_ENDED" });
  if (next.status === "ACTIVE" || next.status === "TRIALING") await close("PAYMENT_FAILED", "PLAN_ENDED");
  else await close("PAYMENT_FAILED");
}
