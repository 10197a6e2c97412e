-- An owner's unread drafts are counted as her posts are: counting them with every dashboard read each of them.

-- No post may change between the count and the trigger that keeps it; and whoever has changed one takes the counts last.
LOCK TABLE "Post" IN ACCESS EXCLUSIVE MODE;

-- AlterTable
ALTER TABLE "PostCount" ADD COLUMN     "unread" INTEGER NOT NULL DEFAULT 0;

-- What Prisma's schema cannot say.

UPDATE "PostCount" c SET "unread" = (SELECT count(*) FROM "Post" p WHERE p."userId" = c."userId"
  AND p."deletedAt" IS NULL AND p."status" = 'GENERATED' AND p."readRevision" IS DISTINCT FROM p."revision");

ALTER TABLE "PostCount" DROP CONSTRAINT "PostCount_check";
ALTER TABLE "PostCount" ADD CONSTRAINT "PostCount_check"
  CHECK ("generated" >= 0 AND "scheduled" >= 0 AND "published" >= 0 AND "unread" BETWEEN 0 AND "generated");

-- An owner's posts, counted. OLD is null for a new post, and NEW for one that is gone. There is no row to take from
-- once the account is erased, and none is made for it then.
CREATE OR REPLACE FUNCTION post_counted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was "PostStatus" := CASE WHEN OLD."deletedAt" IS NULL THEN OLD."status" END;
  becomes "PostStatus" := CASE WHEN NEW."deletedAt" IS NULL THEN NEW."status" END;
  was_unread int := coalesce(was = 'GENERATED' AND OLD."readRevision" IS DISTINCT FROM OLD."revision", false)::int;
  is_unread int := coalesce(becomes = 'GENERATED' AND NEW."readRevision" IS DISTINCT FROM NEW."revision", false)::int;
  owner uuid := coalesce(NEW."userId", OLD."userId");
BEGIN
  IF was IS NOT DISTINCT FROM becomes AND was_unread = is_unread THEN
    RETURN NULL;
  END IF;
  UPDATE "PostCount" SET
    "generated" = "generated" + coalesce(becomes = 'GENERATED', false)::int - coalesce(was = 'GENERATED', false)::int,
    "scheduled" = "scheduled" + coalesce(becomes = 'SCHEDULED', false)::int - coalesce(was = 'SCHEDULED', false)::int,
    "published" = "published" + coalesce(becomes = 'PUBLISHED', false)::int - coalesce(was = 'PUBLISHED', false)::int,
    "unread" = "unread" + is_unread - was_unread
  WHERE "userId" = owner;
  IF NOT FOUND AND was IS NULL THEN
    INSERT INTO "PostCount" AS c ("userId", "generated", "scheduled", "published", "unread")
    SELECT u."id", (becomes = 'GENERATED')::int, (becomes = 'SCHEDULED')::int, (becomes = 'PUBLISHED')::int, is_unread
    FROM "User" u WHERE u."id" = owner
    ON CONFLICT ("userId") DO UPDATE SET "generated" = c."generated" + EXCLUDED."generated",
      "scheduled" = c."scheduled" + EXCLUDED."scheduled", "published" = c."published" + EXCLUDED."published",
      "unread" = c."unread" + EXCLUDED."unread";
  END IF;
  RETURN NULL;
END $$;

-- After any update: the revision is set by a trigger before this one, which no list of columns sees. Deferred for the same
-- reason as before.
DROP TRIGGER "Post_counted" ON "Post";
CREATE CONSTRAINT TRIGGER "Post_counted" AFTER INSERT OR DELETE OR UPDATE ON "Post"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION post_counted();
