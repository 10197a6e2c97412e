-- What an owner is told about the payment of their plan.
ALTER TYPE "NoticeKind" ADD VALUE 'PAYMENT_FAILED';
ALTER TYPE "NoticeKind" ADD VALUE 'PLAN_ENDED';

-- AlterTable
ALTER TABLE "Notice" ADD COLUMN     "until" TIMESTAMPTZ(3);
