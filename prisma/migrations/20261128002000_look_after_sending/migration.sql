-- AlterEnum
ALTER TYPE "PageLookKind" ADD VALUE 'SENT_MINUTES';
ALTER TYPE "PageLookKind" ADD VALUE 'SENT_DAY';

-- AlterEnum
ALTER TYPE "NoticeKind" ADD VALUE 'GONE';

-- AlterTable
ALTER TABLE "Delivery" ADD COLUMN     "seenAt" TIMESTAMPTZ(3),
ADD COLUMN     "goneAt" TIMESTAMPTZ(3);
