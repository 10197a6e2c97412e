-- CreateEnum
CREATE TYPE "MediaSource" AS ENUM ('GENERATED', 'UPLOADED');
CREATE TYPE "PictureShape" AS ENUM ('LANDSCAPE', 'SQUARE', 'PORTRAIT');

-- AlterTable
ALTER TABLE "Media" ADD COLUMN     "source" "MediaSource" NOT NULL DEFAULT 'GENERATED',
ADD COLUMN     "name" TEXT,
ADD COLUMN     "altText" TEXT,
ADD COLUMN     "shape" "PictureShape",
ADD COLUMN     "focusX" REAL NOT NULL DEFAULT 0.5,
ADD COLUMN     "focusY" REAL NOT NULL DEFAULT 0.5,
ADD COLUMN     "usedAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "PostMedia" (
    "postId" INTEGER NOT NULL,
    "position" SMALLINT NOT NULL,
    "mediaId" UUID NOT NULL,

    CONSTRAINT "PostMedia_pkey" PRIMARY KEY ("postId", "position")
);

-- What posts have now.
INSERT INTO "PostMedia" ("postId", "position", "mediaId")
SELECT "id", 0, "mediaId" FROM "Post" WHERE "mediaId" IS NOT NULL;
UPDATE "Media" m SET "usedAt" = p."at"
FROM (SELECT "mediaId", max("createdAt") AS "at" FROM "Post" WHERE "mediaId" IS NOT NULL GROUP BY 1) p
WHERE p."mediaId" = m."id";

-- AlterTable
DROP TRIGGER "Post_revised" ON "Post";
ALTER TABLE "Post" DROP COLUMN "mediaId";
CREATE TRIGGER "Post_revised" BEFORE UPDATE ON "Post" FOR EACH ROW
  WHEN (OLD."content" IS DISTINCT FROM NEW."content"
    OR OLD."scheduledAt" IS DISTINCT FROM NEW."scheduledAt" OR OLD."status" IS DISTINCT FROM NEW."status"
    OR OLD."deletedAt" IS DISTINCT FROM NEW."deletedAt")
  EXECUTE FUNCTION post_revised();

-- Pictures are part of what a revision of a post is.
CREATE FUNCTION post_pictures_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "Post" SET "revision" = "revision" + 1 WHERE "id" IN (SELECT "postId" FROM "changed");
  RETURN NULL;
END $$;
CREATE TRIGGER "PostMedia_added" AFTER INSERT ON "PostMedia" REFERENCING NEW TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION post_pictures_changed();
CREATE TRIGGER "PostMedia_removed" AFTER DELETE ON "PostMedia" REFERENCING OLD TABLE AS "changed"
  FOR EACH STATEMENT EXECUTE FUNCTION post_pictures_changed();

-- CreateIndex
DROP INDEX "Media_userId_idx";
CREATE INDEX "Media_userId_usedAt_id_idx" ON "Media"("userId", "usedAt", "id");
CREATE UNIQUE INDEX "PostMedia_postId_mediaId_key" ON "PostMedia"("postId", "mediaId");
CREATE INDEX "PostMedia_mediaId_idx" ON "PostMedia"("mediaId");

-- AddForeignKey
ALTER TABLE "PostMedia" ADD CONSTRAINT "PostMedia_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post"("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "PostMedia" ADD CONSTRAINT "PostMedia_mediaId_fkey" FOREIGN KEY ("mediaId") REFERENCES "Media"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- What Prisma's schema cannot say.

ALTER TABLE "PostMedia" ADD CONSTRAINT "PostMedia_position_check" CHECK ("position" BETWEEN 0 AND 9);
ALTER TABLE "Media" ADD CONSTRAINT "Media_focus_check" CHECK ("focusX" BETWEEN 0 AND 1 AND "focusY" BETWEEN 0 AND 1);
ALTER TABLE "Media" ADD CONSTRAINT "Media_altText_check" CHECK (char_length("altText") <= 200);
