-- CreateEnum
CREATE TYPE "PageLookKind" AS ENUM ('REFUSED');

-- AlterEnum
ALTER TYPE "NoticeKind" ADD VALUE 'FOUND';

-- AlterTable
ALTER TABLE "Delivery" ADD COLUMN     "againAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "DeliveryAttempt" ADD COLUMN     "arrived" BOOLEAN NOT NULL DEFAULT true,
ADD COLUMN     "contentHash" TEXT,
ADD COLUMN     "pageId" TEXT,
ADD COLUMN     "photos" SMALLINT;

-- CreateTable
CREATE TABLE "PageLook" (
    "deliveryId" INTEGER NOT NULL,
    "kind" "PageLookKind" NOT NULL,
    "dueAt" TIMESTAMPTZ(3) NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,
    "endsAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PageLook_pkey" PRIMARY KEY ("deliveryId","kind")
);

-- CreateIndex
CREATE INDEX "PageLook_dueAt_idx" ON "PageLook"("dueAt");

-- AddForeignKey
ALTER TABLE "PageLook" ADD CONSTRAINT "PageLook_deliveryId_fkey" FOREIGN KEY ("deliveryId") REFERENCES "Delivery"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- The last attempt of each delivery sent what the delivery remembers; earlier ones are compared with that, too.
UPDATE "DeliveryAttempt" a SET "contentHash" = d."contentHash", "pageId" = d."pageId"
FROM "Delivery" d WHERE d."id" = a."deliveryId" AND d."fence" = a."fence";
