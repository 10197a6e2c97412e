-- Columns and a table get the names that the field uses for them; nothing is copied.
ALTER TABLE "Delivery" RENAME COLUMN "looks" TO "checks";
ALTER TABLE "Post" RENAME COLUMN "rehearseAt" TO "preflightAt";
ALTER INDEX "Post_rehearse_idx" RENAME TO "Post_preflight_idx";
ALTER TABLE "Media" RENAME COLUMN "letGo" TO "discarded";
ALTER INDEX "Media_let_go_idx" RENAME TO "Media_discarded_idx";
ALTER TABLE "StripeCustomer" RENAME COLUMN "creditMark" TO "creditSortKey";
ALTER TABLE "PasskeyChallenge" RENAME COLUMN "begunBy" TO "initiatedBy";
ALTER TABLE "SendingPace" RENAME TO "SendRateLimit";
ALTER TABLE "SendRateLimit" RENAME CONSTRAINT "SendingPace_pkey" TO "SendRateLimit_pkey";
ALTER INDEX "SendingPace_nextAt_idx" RENAME TO "SendRateLimit_nextAt_idx";
ALTER TYPE "NoticeKind" RENAME VALUE 'REHEARSAL' TO 'PREFLIGHT';
