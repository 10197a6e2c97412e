-- AlterEnum
ALTER TYPE "PostMetric" ADD VALUE 'PEOPLE';
ALTER TYPE "PostMetric" ADD VALUE 'VIEWS';
ALTER TYPE "PostMetric" ADD VALUE 'CLICKS';
ALTER TYPE "PostMetric" ADD VALUE 'LIKE';
ALTER TYPE "PostMetric" ADD VALUE 'LOVE';
ALTER TYPE "PostMetric" ADD VALUE 'WOW';
ALTER TYPE "PostMetric" ADD VALUE 'HAHA';
ALTER TYPE "PostMetric" ADD VALUE 'SORRY';
ALTER TYPE "PostMetric" ADD VALUE 'ANGER';

-- CreateEnum
CREATE TYPE "InsightsRefusal" AS ENUM ('ROLE', 'FEW_LIKES');

-- AlterTable
ALTER TABLE "Connection" ADD COLUMN "readsInsights" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "TrackedPage" ADD COLUMN "refusal" "InsightsRefusal",
ADD COLUMN "dueAt" TIMESTAMPTZ(3),
ADD COLUMN "tries" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN "readAt" TIMESTAMPTZ(3),
ADD COLUMN "usualPeople" INTEGER,
ADD COLUMN "usualOf" INTEGER NOT NULL DEFAULT 0;

-- CreateIndex
CREATE INDEX "TrackedPage_due_idx" ON "TrackedPage"("dueAt") WHERE ("dueAt" IS NOT NULL);

-- CreateIndex
CREATE INDEX "PagePost_trackedPageId_createdTime_idx" ON "PagePost"("trackedPageId", "createdTime" DESC);

-- Whoever lets us read a page's insights has its latest posts read once; a page that is left is read no more.
CREATE OR REPLACE FUNCTION connection_tracked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD."pageId" IS NOT NULL THEN
    UPDATE "TrackedPage" SET "leftAt" = app_now(), "dueAt" = NULL
    WHERE "userId" = OLD."userId" AND "pageId" = OLD."pageId" AND "leftAt" IS NULL;
  END IF;
  IF TG_OP <> 'DELETE' AND NEW."pageId" IS NOT NULL AND NEW."pageToken" IS NOT NULL THEN
    UPDATE "TrackedPage" SET "leftAt" = NULL
    WHERE "userId" = NEW."userId" AND "pageId" = NEW."pageId" AND "leftAt" IS NOT NULL;
    IF NEW."readsInsights" THEN
      INSERT INTO "TrackedPage" AS t ("userId", "pageId", "dueAt") VALUES (NEW."userId", NEW."pageId", app_now())
      ON CONFLICT ("userId", "pageId") DO UPDATE
      SET "refusal" = NULL, "tries" = t."tries" + 1, "dueAt" = CASE WHEN t."readAt" IS NULL THEN app_now() END;
    END IF;
  END IF;
  RETURN NULL;
END $$;
DROP TRIGGER "Connection_tracked" ON "Connection";
CREATE TRIGGER "Connection_tracked" AFTER INSERT OR DELETE OR UPDATE OF "pageId", "pageToken", "readsInsights" ON "Connection"
  FOR EACH ROW EXECUTE FUNCTION connection_tracked();
