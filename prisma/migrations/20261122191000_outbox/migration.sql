-- One outbox for what is to be sent or worked off once a transaction is committed. It takes over what waits in
-- the columns and the table of pushes, mailed notices, Stripe's events and mailed feedback, which go.

-- CreateTable
CREATE TABLE "OutboxMessage" (
    "id" SERIAL NOT NULL,
    "kind" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "payload" JSONB NOT NULL,
    "userId" UUID,
    "dueAt" TIMESTAMPTZ(3) NOT NULL,
    "attempts" INTEGER NOT NULL DEFAULT 0,
    "lastError" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "givenUpAt" TIMESTAMPTZ(3),

    CONSTRAINT "OutboxMessage_pkey" PRIMARY KEY ("id")
);

INSERT INTO "OutboxMessage" ("kind", "key", "payload", "userId", "dueAt", "attempts", "createdAt")
SELECT 'notice-mail', "id"::text, jsonb_build_object('noticeId', "id"), "userId", "mailDueAt", "mailTries", "createdAt"
FROM "Notice" WHERE "mailedAt" IS NULL AND "closedAt" IS NULL AND "mailTries" < 12;

INSERT INTO "OutboxMessage" ("kind", "key", "payload", "userId", "dueAt", "attempts", "createdAt")
SELECT 'notice-push', m."noticeId" || ':' || m."deviceId",
       jsonb_build_object('noticeId', m."noticeId", 'deviceId', m."deviceId"), n."userId", m."dueAt", m."tries", n."createdAt"
FROM "PushMessage" m JOIN "Notice" n ON n."id" = m."noticeId";

INSERT INTO "OutboxMessage" ("kind", "key", "payload", "userId", "dueAt", "createdAt")
SELECT 'notice-push', n."id" || ':' || d."id", jsonb_build_object('noticeId', n."id", 'deviceId', d."id"), n."userId",
       app_now(), n."createdAt"
FROM "Notice" n JOIN "PushDevice" d ON d."userId" = n."userId"
WHERE n."pushedAt" IS NULL AND n."closedAt" IS NULL;

INSERT INTO "OutboxMessage" ("kind", "key", "payload", "dueAt", "attempts", "createdAt")
SELECT 'stripe-event', "id", jsonb_build_object('customerId', "customerId", 'chargeId', "chargeId"), "dueAt", "attempts",
       "receivedAt"
FROM "StripeEvent" WHERE "processedAt" IS NULL;

INSERT INTO "OutboxMessage" ("kind", "key", "payload", "userId", "dueAt", "createdAt")
SELECT 'feedback-mail', "id"::text, jsonb_build_object('feedbackId', "id"), "userId", app_now(), "createdAt"
FROM "Feedback" WHERE "mailedAt" IS NULL;

-- CreateIndex
CREATE INDEX "OutboxMessage_due_idx" ON "OutboxMessage"("kind", "dueAt") WHERE ("givenUpAt" IS NULL);

-- CreateIndex
CREATE INDEX "OutboxMessage_given_up_idx" ON "OutboxMessage"("givenUpAt") WHERE ("givenUpAt" IS NOT NULL);

-- CreateIndex
CREATE INDEX "OutboxMessage_userId_idx" ON "OutboxMessage"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "OutboxMessage_kind_key_key" ON "OutboxMessage"("kind", "key");

-- AddForeignKey
ALTER TABLE "OutboxMessage" ADD CONSTRAINT "OutboxMessage_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- DropTable
DROP TABLE "PushMessage";

-- AlterTable: their indexes go with the columns.
ALTER TABLE "Notice" DROP COLUMN "mailDueAt", DROP COLUMN "mailTries", DROP COLUMN "mailedAt", DROP COLUMN "pushedAt";

-- AlterTable
ALTER TABLE "StripeEvent" DROP COLUMN "attempts", DROP COLUMN "chargeId", DROP COLUMN "customerId", DROP COLUMN "dueAt", DROP COLUMN "processedAt";

-- AlterTable
ALTER TABLE "Feedback" DROP COLUMN "mailedAt";
