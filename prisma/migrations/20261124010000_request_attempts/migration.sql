-- A server of the release before still runs while this is applied: it goes on writing "Generation"."idempotencyKey" and
-- claims without an attempt. The next release drops that column.

-- AlterTable
ALTER TABLE "Generation" ALTER COLUMN "idempotencyKey" DROP NOT NULL;

-- AlterTable
ALTER TABLE "IdempotencyKey" ADD COLUMN     "attempt" UUID;
-- A default of its own, because ADD COLUMN with a volatile one writes the whole table anew under an exclusive lock.
ALTER TABLE "IdempotencyKey" ALTER COLUMN "attempt" SET DEFAULT gen_random_uuid();
