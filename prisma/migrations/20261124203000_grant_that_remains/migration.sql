-- AlterTable
ALTER TABLE "CreditEntry" ADD COLUMN     "grantDelta" INTEGER;

-- What was spent cannot be given back, either, but counts for the grant again.
ALTER TABLE "CreditEntry" DROP CONSTRAINT "CreditEntry_delta_check";
ALTER TABLE "CreditEntry" ADD CONSTRAINT "CreditEntry_delta_check"
  CHECK ("delta" <> 0 OR "reason"::text = 'WITHDRAW' OR coalesce("grantDelta", 0) <> 0) NOT VALID;
