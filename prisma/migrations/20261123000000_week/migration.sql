-- AlterTable
ALTER TABLE "User" ADD COLUMN     "timeZone" TEXT;

-- AlterTable
ALTER TABLE "Post" ADD COLUMN     "attemptedAt" TIMESTAMPTZ(3),
ADD COLUMN     "revision" INTEGER NOT NULL DEFAULT 0;

-- CreateTable
CREATE TABLE "PostingSlot" (
    "id" SERIAL NOT NULL,
    "userId" UUID NOT NULL,
    "weekday" SMALLINT NOT NULL,
    "minute" SMALLINT NOT NULL,

    CONSTRAINT "PostingSlot_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "PostingSlot_userId_weekday_minute_key" ON "PostingSlot"("userId", "weekday", "minute");

-- CreateIndex
CREATE INDEX "Post_scheduled_idx" ON "Post"("userId", "scheduledAt") WHERE ("deletedAt" IS NULL);

-- CreateIndex
CREATE INDEX "Post_published_idx" ON "Post"("userId", "publishedAt") WHERE (("deletedAt" IS NULL) AND ("publishedAt" IS NOT NULL));

-- CreateIndex
CREATE INDEX "Post_attempted_idx" ON "Post"("userId", "attemptedAt") WHERE (("deletedAt" IS NULL) AND ("attemptedAt" IS NOT NULL));

-- AddForeignKey
ALTER TABLE "PostingSlot" ADD CONSTRAINT "PostingSlot_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema cannot say.

ALTER TABLE "PostingSlot" ADD CONSTRAINT "PostingSlot_weekday_check" CHECK ("weekday" BETWEEN 1 AND 7);
ALTER TABLE "PostingSlot" ADD CONSTRAINT "PostingSlot_minute_check" CHECK ("minute" BETWEEN 0 AND 1439);

-- Posts that were tried to be sent before there was this column.
UPDATE "Post" p SET "attemptedAt" = a."at"
FROM (SELECT d."postId", max(t."startedAt") AS "at"
      FROM "Delivery" d JOIN "DeliveryAttempt" t ON t."deliveryId" = d."id"
      WHERE d."status" <> 'CANCELLED' GROUP BY d."postId") a
WHERE p."id" = a."postId";

-- When a post was last tried to be sent, whoever claims its delivery; null again once it is cancelled or planned anew.
CREATE FUNCTION post_attempted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "Post" SET "attemptedAt" = CASE NEW."status" WHEN 'SENDING' THEN app_now() END
  WHERE "id" = NEW."postId";
  RETURN NULL;
END $$;
CREATE TRIGGER "Delivery_attempted" AFTER UPDATE OF "status" ON "Delivery" FOR EACH ROW
  WHEN (NEW."status" IN ('SENDING', 'CANCELLED') AND OLD."status" <> NEW."status"
    OR NEW."status" = 'PENDING' AND OLD."status" IN ('FAILED', 'CANCELLED'))
  EXECUTE FUNCTION post_attempted();

-- What a screen shows of a post has changed: a change that was made on an older view is refused.
CREATE FUNCTION post_revised() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."revision" := OLD."revision" + 1;
  RETURN NEW;
END $$;
CREATE TRIGGER "Post_revised" BEFORE UPDATE ON "Post" FOR EACH ROW
  WHEN (OLD."content" IS DISTINCT FROM NEW."content" OR OLD."mediaId" IS DISTINCT FROM NEW."mediaId"
    OR OLD."scheduledAt" IS DISTINCT FROM NEW."scheduledAt" OR OLD."status" IS DISTINCT FROM NEW."status"
    OR OLD."deletedAt" IS DISTINCT FROM NEW."deletedAt")
  EXECUTE FUNCTION post_revised();
