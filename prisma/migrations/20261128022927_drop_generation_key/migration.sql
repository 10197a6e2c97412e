-- Nothing has written or read it since the release before: a request's key stands in "IdempotencyKey".
DROP INDEX "Generation_userId_idempotencyKey_key";
ALTER TABLE "Generation" DROP COLUMN "idempotencyKey";
