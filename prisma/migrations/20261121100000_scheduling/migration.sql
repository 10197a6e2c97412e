-- CreateEnum
CREATE TYPE "NoticeKind" AS ENUM ('POST_FAILED', 'RECONNECT', 'IN_DOUBT', 'HELD', 'REHEARSAL');

-- CreateEnum
CREATE TYPE "PostEventKind" AS ENUM ('ASKED', 'SCHEDULED', 'WOKEN', 'SENT', 'CONFIRMED', 'FAILED', 'IN_DOUBT', 'CANCELLED', 'HELD', 'SETTLED_BY_OWNER');

-- AlterTable
ALTER TABLE "User" ADD COLUMN     "pausedAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "Post" ADD COLUMN     "lateAt" TIMESTAMPTZ(3),
ADD COLUMN     "rehearseAt" TIMESTAMPTZ(3);

-- AlterTable
ALTER TABLE "Delivery" ADD COLUMN     "heldAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "PostEvent" (
    "id" SERIAL NOT NULL,
    "postId" INTEGER NOT NULL,
    "deliveryId" INTEGER,
    "kind" "PostEventKind" NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,
    "code" TEXT,
    "message" TEXT,

    CONSTRAINT "PostEvent_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Notice" (
    "id" SERIAL NOT NULL,
    "userId" UUID NOT NULL,
    "kind" "NoticeKind" NOT NULL,
    "subject" TEXT NOT NULL,
    "postId" INTEGER,
    "deliveryId" INTEGER,
    "code" TEXT NOT NULL,
    "link" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "closedAt" TIMESTAMPTZ(3),
    "mailedAt" TIMESTAMPTZ(3),
    "mailDueAt" TIMESTAMPTZ(3) NOT NULL,
    "mailTries" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "Notice_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "PostEvent_postId_id_idx" ON "PostEvent"("postId", "id");

-- CreateIndex
CREATE INDEX "Notice_mail_idx" ON "Notice"("mailDueAt") WHERE (("mailedAt" IS NULL) AND ("closedAt" IS NULL));

-- CreateIndex
CREATE UNIQUE INDEX "Notice_open_key" ON "Notice"("userId", "kind", "subject") WHERE ("closedAt" IS NULL);

-- CreateIndex
CREATE INDEX "Notice_postId_idx" ON "Notice"("postId");

-- CreateIndex
CREATE INDEX "Post_rehearse_idx" ON "Post"("rehearseAt") WHERE (status = 'SCHEDULED'::"PostStatus");

-- CreateIndex
CREATE INDEX "Delivery_due_idx" ON "Delivery"("dueAt") WHERE ((status = 'PENDING'::"DeliveryStatus") AND ("heldAt" IS NULL));

-- AddForeignKey
ALTER TABLE "PostEvent" ADD CONSTRAINT "PostEvent_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notice" ADD CONSTRAINT "Notice_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Notice" ADD CONSTRAINT "Notice_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema cannot say.

-- Only what waits to be sent can be held.
ALTER TABLE "Delivery" ADD CONSTRAINT "Delivery_held_check" CHECK ("heldAt" IS NULL OR "status" = 'PENDING');

-- The history of a delivery is written by the database, whoever moves it and whatever dies meanwhile.
CREATE FUNCTION delivery_history() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  kinds "PostEventKind"[] := '{}';
BEGIN
  IF NEW."status" <> OLD."status" THEN
    kinds := CASE NEW."status"
      WHEN 'SENDING' THEN
        CASE (SELECT "status" FROM "Post" WHERE "id" = NEW."postId")
          WHEN 'SCHEDULED' THEN '{WOKEN,SENT}' ELSE '{SENT}' END
      -- Without the vendor's id it was the owner who said that it is there.
      WHEN 'SUCCESS' THEN CASE WHEN NEW."externalId" IS NULL THEN '{}' ELSE '{CONFIRMED}' END
      WHEN 'FAILED' THEN '{FAILED}'
      WHEN 'UNKNOWN' THEN '{IN_DOUBT}'
      WHEN 'CANCELLED' THEN '{CANCELLED}'
      -- A refusal that passes: it is tried again.
      WHEN 'PENDING' THEN CASE OLD."status" WHEN 'SENDING' THEN '{FAILED}' ELSE '{}' END
    END::"PostEventKind"[];
  END IF;
  IF NEW."heldAt" IS NOT NULL AND OLD."heldAt" IS NULL THEN
    kinds := kinds || 'HELD'::"PostEventKind";
  END IF;
  INSERT INTO "PostEvent" ("postId", "deliveryId", "kind", "at", "code", "message")
  SELECT NEW."postId", NEW."id", kind, app_now(), NEW."errorCode", NEW."errorMessage" FROM unnest(kinds) AS kind;
  RETURN NULL;
END $$;
CREATE TRIGGER "Delivery_history" AFTER UPDATE OF "status", "heldAt" ON "Delivery" FOR EACH ROW
  WHEN (OLD."status" IS DISTINCT FROM NEW."status" OR OLD."heldAt" IS DISTINCT FROM NEW."heldAt")
  EXECUTE FUNCTION delivery_history();

-- What has happened stays as it was written. (Rows go only with their post.)
CREATE FUNCTION post_event_is_final() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'PostEvent is append-only';
END $$;
CREATE TRIGGER "PostEvent_append_only" BEFORE UPDATE ON "PostEvent" FOR EACH ROW EXECUTE FUNCTION post_event_is_final();
