import { stripeEventHandler } from "../lib/billing/events/process-events";
import { db } from "../lib/db";
import { workOutbox } from "../lib/jobs/work-outbox";
import { noticeMailHandler } from "../lib/notices/mail-notices";
import { noticePushHandler } from "../lib/notices/push-notices";

/** Runs the timers of these names. */
export const mailNotices = () => workOutbox(noticeMailHandler);
export const pushNotices = () => workOutbox(noticePushHandler);
export const processEvents = () => workOutbox(stripeEventHandler);

/** How many messages of a kind are still to be handled. */
export const countWaiting = (kind: string) => db.outboxMessage.count({ where: { kind, givenUpAt: null } });
