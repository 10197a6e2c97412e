-- The nightly reconciliation goes on where it was cut off: it takes those first whom it has not taken for longest.

-- AlterTable
ALTER TABLE "StripeCustomer" ADD COLUMN     "reconciledAt" TIMESTAMPTZ(3) NOT NULL DEFAULT '1970-01-01 00:00:00+00'::timestamp with time zone;

-- CreateIndex
CREATE INDEX "StripeCustomer_reconciledAt_idx" ON "StripeCustomer"("reconciledAt");
