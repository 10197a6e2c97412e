-- Each holds the posts of one status, so that a database that was never analysed takes it for a question about that
-- status and its time; by the index of all posts of a status it would read an owner's whole past.

-- DropIndex
DROP INDEX "Post_published_idx";

-- DropIndex
DROP INDEX "Post_attempted_idx";

-- CreateIndex
CREATE INDEX "Post_published_idx" ON "Post"("userId", "publishedAt") WHERE (("deletedAt" IS NULL) AND ("publishedAt" IS NOT NULL) AND (status = 'PUBLISHED'::"PostStatus"));

-- CreateIndex
CREATE INDEX "Post_attempted_idx" ON "Post"("userId", "attemptedAt") WHERE (("deletedAt" IS NULL) AND ("attemptedAt" IS NOT NULL) AND (status = 'GENERATED'::"PostStatus"));

-- CreateTable
CREATE TABLE "PostCount" (
    "userId" UUID NOT NULL,
    "generated" INTEGER NOT NULL DEFAULT 0,
    "scheduled" INTEGER NOT NULL DEFAULT 0,
    "published" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "PostCount_pkey" PRIMARY KEY ("userId")
);

-- AddForeignKey
ALTER TABLE "PostCount" ADD CONSTRAINT "PostCount_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema cannot say.

ALTER TABLE "PostCount" ADD CONSTRAINT "PostCount_check" CHECK ("generated" >= 0 AND "scheduled" >= 0 AND "published" >= 0);

-- No post may change between the count and the trigger that keeps it.
LOCK TABLE "Post" IN SHARE ROW EXCLUSIVE MODE;
INSERT INTO "PostCount" ("userId", "generated", "scheduled", "published")
SELECT "userId", count(*) FILTER (WHERE "status" = 'GENERATED'), count(*) FILTER (WHERE "status" = 'SCHEDULED'),
  count(*) FILTER (WHERE "status" = 'PUBLISHED')
FROM "Post" WHERE "deletedAt" IS NULL GROUP BY "userId";

-- An owner's posts, counted. OLD is null for a new post, and NEW for one that is gone. There is no row to take from
-- once the account is erased, and none is made for it then.
CREATE FUNCTION post_counted() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  was "PostStatus" := CASE WHEN OLD."deletedAt" IS NULL THEN OLD."status" END;
  becomes "PostStatus" := CASE WHEN NEW."deletedAt" IS NULL THEN NEW."status" END;
  owner uuid := coalesce(NEW."userId", OLD."userId");
BEGIN
  IF was IS NOT DISTINCT FROM becomes THEN
    RETURN NULL;
  END IF;
  UPDATE "PostCount" SET
    "generated" = "generated" + coalesce(becomes = 'GENERATED', false)::int - coalesce(was = 'GENERATED', false)::int,
    "scheduled" = "scheduled" + coalesce(becomes = 'SCHEDULED', false)::int - coalesce(was = 'SCHEDULED', false)::int,
    "published" = "published" + coalesce(becomes = 'PUBLISHED', false)::int - coalesce(was = 'PUBLISHED', false)::int
  WHERE "userId" = owner;
  IF NOT FOUND AND was IS NULL THEN
    INSERT INTO "PostCount" AS c ("userId", "generated", "scheduled", "published")
    SELECT u."id", (becomes = 'GENERATED')::int, (becomes = 'SCHEDULED')::int, (becomes = 'PUBLISHED')::int
    FROM "User" u WHERE u."id" = owner
    ON CONFLICT ("userId") DO UPDATE SET "generated" = c."generated" + EXCLUDED."generated",
      "scheduled" = c."scheduled" + EXCLUDED."scheduled", "published" = c."published" + EXCLUDED."published";
  END IF;
  RETURN NULL;
END $$;

-- Deferred: a transaction takes the row of counts last, when it waits for no other, so that none waits in a circle.
-- Within one transaction the cost grows with the square of an owner's changed posts: who loads very many switches it off
-- meanwhile, and counts.
CREATE CONSTRAINT TRIGGER "Post_counted" AFTER INSERT OR DELETE OR UPDATE OF "status", "deletedAt" ON "Post"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION post_counted();

CREATE FUNCTION posts_uncounted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "PostCount";
  RETURN NULL;
END $$;
CREATE TRIGGER "Post_uncounted" AFTER TRUNCATE ON "Post" FOR EACH STATEMENT EXECUTE FUNCTION posts_uncounted();
