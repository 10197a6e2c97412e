-- AlterTable
ALTER TABLE "Post" ADD COLUMN     "claimsFacts" TEXT;

-- Also where the fact that it leaned on was the owner's only one, and was removed.
CREATE OR REPLACE FUNCTION post_revised() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."revision" := OLD."revision" + 1;
  IF OLD."readRevision" = OLD."revision" AND OLD."content" = NEW."content" THEN
    NEW."readRevision" := NEW."revision";
  END IF;
  IF OLD."content" IS DISTINCT FROM NEW."content" THEN
    NEW."claimsRevision" := NULL;
    IF NEW."status" = 'SCHEDULED' AND (EXISTS (SELECT 1 FROM "Fact" WHERE "userId" = NEW."userId")
      OR EXISTS (SELECT 1 FROM "PostClaim" WHERE "postId" = NEW."id" AND "factId" IS NOT NULL)) THEN
      NEW."preflightAt" := least(NEW."preflightAt", app_now() + interval '1 minute');
    END IF;
  END IF;
  RETURN NEW;
END $$;
