-- DropIndex
DROP INDEX "Generation_userId_idempotencyKey_key";

-- AlterTable
ALTER TABLE "Generation" DROP COLUMN "idempotencyKey";

-- AlterTable
ALTER TABLE "IdempotencyKey" ADD COLUMN     "attempt" UUID NOT NULL DEFAULT gen_random_uuid();
