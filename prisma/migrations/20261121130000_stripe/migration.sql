-- AlterEnum
ALTER TYPE "CreditReason" ADD VALUE 'WITHDRAW';

-- CreateEnum
CREATE TYPE "PaymentHold" AS ENUM ('REFUNDED', 'DISPUTED');

-- AlterTable
ALTER TABLE "Subscription" ADD COLUMN     "stripeId" TEXT,
ADD COLUMN     "cancelAt" TIMESTAMPTZ(3),
ADD COLUMN     "pastDueSince" TIMESTAMPTZ(3),
ADD COLUMN     "hold" "PaymentHold";

-- CreateTable
CREATE TABLE "StripeCustomer" (
    "userId" UUID NOT NULL,
    "customerId" TEXT NOT NULL,
    "fence" INTEGER NOT NULL DEFAULT 0,
    "seen" INTEGER NOT NULL DEFAULT 0,
    "creditMark" TEXT NOT NULL DEFAULT '',
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "StripeCustomer_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "StripeEvent" (
    "id" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "customerId" TEXT,
    "chargeId" TEXT,
    "receivedAt" TIMESTAMPTZ(3) NOT NULL,
    "dueAt" TIMESTAMPTZ(3) NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "processedAt" TIMESTAMPTZ(3),

    CONSTRAINT "StripeEvent_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "Subscription_stripeId_key" ON "Subscription"("stripeId");

-- CreateIndex
CREATE UNIQUE INDEX "StripeCustomer_customerId_key" ON "StripeCustomer"("customerId");

-- CreateIndex
CREATE INDEX "StripeEvent_due_idx" ON "StripeEvent"("dueAt") WHERE ("processedAt" IS NULL);

-- CreateIndex
CREATE INDEX "StripeEvent_receivedAt_idx" ON "StripeEvent"("receivedAt");

-- AddForeignKey
ALTER TABLE "StripeCustomer" ADD CONSTRAINT "StripeCustomer_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A payment that is taken back finds nothing to take when all was used: that is a movement of nothing, told once.
ALTER TABLE "CreditEntry" DROP CONSTRAINT "CreditEntry_delta_check";
ALTER TABLE "CreditEntry" ADD CONSTRAINT "CreditEntry_delta_check" CHECK ("delta" <> 0 OR "reason"::text = 'WITHDRAW');
ALTER TABLE "StripeCustomer" ADD CONSTRAINT "StripeCustomer_seen_check" CHECK ("seen" <= "fence");

-- A trial that was begun before there was a checkout keeps its days; what has ended is ended.
UPDATE "Subscription" SET "status" = 'CANCELED' WHERE "status" = 'TRIALING' AND "currentPeriodEnd" < now();
