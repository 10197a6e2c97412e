-- AlterEnum
ALTER TYPE "PageLookKind" ADD VALUE 'SENT_HOUR';
ALTER TYPE "PageLookKind" ADD VALUE 'SENT_WEEK';
ALTER TYPE "PageLookKind" ADD VALUE 'SENT_MONTH';

-- CreateEnum
CREATE TYPE "PostMetric" AS ENUM ('REACTIONS', 'COMMENTS', 'SHARES');

-- DropIndex
DROP INDEX "PageLook_dueAt_idx";

-- CreateTable
CREATE TABLE "TrackedPage" (
    "id" SERIAL NOT NULL,
    "userId" UUID NOT NULL,
    "pageId" TEXT NOT NULL,
    "leftAt" TIMESTAMPTZ(3),

    CONSTRAINT "TrackedPage_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PagePost" (
    "id" SERIAL NOT NULL,
    "trackedPageId" INTEGER NOT NULL,
    "facebookId" TEXT NOT NULL,
    "createdTime" TIMESTAMPTZ(3) NOT NULL,
    "postId" INTEGER,

    CONSTRAINT "PagePost_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PostInsight" (
    "pagePostId" INTEGER NOT NULL,
    "metric" "PostMetric" NOT NULL,
    "takenAt" TIMESTAMPTZ(3) NOT NULL,
    "value" INTEGER NOT NULL,

    CONSTRAINT "PostInsight_pkey" PRIMARY KEY ("pagePostId","metric","takenAt")
);

-- CreateIndex
CREATE INDEX "TrackedPage_leftAt_idx" ON "TrackedPage"("leftAt");

-- CreateIndex
CREATE UNIQUE INDEX "TrackedPage_userId_pageId_key" ON "TrackedPage"("userId", "pageId");

-- CreateIndex
CREATE INDEX "PagePost_postId_idx" ON "PagePost"("postId");

-- CreateIndex
CREATE UNIQUE INDEX "PagePost_trackedPageId_facebookId_key" ON "PagePost"("trackedPageId", "facebookId");

-- CreateIndex
CREATE INDEX "PageLook_kind_dueAt_idx" ON "PageLook"("kind", "dueAt");

-- AddForeignKey
ALTER TABLE "TrackedPage" ADD CONSTRAINT "TrackedPage_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PagePost" ADD CONSTRAINT "PagePost_trackedPageId_fkey" FOREIGN KEY ("trackedPageId") REFERENCES "TrackedPage"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PagePost" ADD CONSTRAINT "PagePost_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PostInsight" ADD CONSTRAINT "PostInsight_pagePostId_fkey" FOREIGN KEY ("pagePostId") REFERENCES "PagePost"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- A count is never below nothing.
ALTER TABLE "PostInsight" ADD CONSTRAINT "PostInsight_value_check" CHECK ("value" >= 0);

-- However a page is disconnected (by its owner, by another page or account, at Facebook), its figures are to go.
CREATE FUNCTION connection_tracked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD."pageId" IS NOT NULL THEN
    UPDATE "TrackedPage" SET "leftAt" = app_now()
    WHERE "userId" = OLD."userId" AND "pageId" = OLD."pageId" AND "leftAt" IS NULL;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW."pageId" IS NOT NULL AND NEW."pageToken" IS NOT NULL THEN
    UPDATE "TrackedPage" SET "leftAt" = NULL
    WHERE "userId" = NEW."userId" AND "pageId" = NEW."pageId" AND "leftAt" IS NOT NULL;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "Connection_tracked" AFTER INSERT OR DELETE OR UPDATE OF "pageId", "pageToken" ON "Connection"
  FOR EACH ROW EXECUTE FUNCTION connection_tracked();
