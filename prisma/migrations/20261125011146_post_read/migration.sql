-- AlterTable
ALTER TABLE "Post" ADD COLUMN     "readRevision" INTEGER;


-- What Prisma's schema cannot say.

-- Read means this text and these pictures. A new time or status asks for another revision, not for another reading.
CREATE OR REPLACE FUNCTION post_revised() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."revision" := OLD."revision" + 1;
  IF OLD."readRevision" = OLD."revision" AND OLD."content" = NEW."content" THEN
    NEW."readRevision" := NEW."revision";
  END IF;
  RETURN NEW;
END $$;

-- A scheduled post went through its owner's hands. What has gone out counts as read by its status. Of the drafts, those
-- are read that no model had a part in, and those whose text was typed over an earlier one.
UPDATE "Post" SET "readRevision" = "revision" WHERE "status" = 'SCHEDULED';
UPDATE "Post" p SET "readRevision" = p."revision"
WHERE p."status" = 'GENERATED' AND (
  p."cost" = 0 AND p."copyOf" IS NULL AND p."repeatOf" IS NULL
    AND NOT EXISTS (SELECT 1 FROM "Generation" g WHERE g."postId" = p."id")
  OR EXISTS (
    SELECT 1 FROM "PostVersion" v WHERE v."postId" = p."id" AND v."content" = p."content" AND v."source" = 'OWNER'
      AND EXISTS (SELECT 1 FROM "PostVersion" o WHERE o."postId" = p."id" AND o."id" < v."id"))
    AND NOT EXISTS (
      SELECT 1 FROM "PostVersion" v
      WHERE v."postId" = p."id" AND v."content" = p."content" AND v."source" <> 'OWNER'));
