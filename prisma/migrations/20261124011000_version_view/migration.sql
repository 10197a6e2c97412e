-- AlterTable
ALTER TABLE "PostVersion" ADD COLUMN     "view" UUID;

-- What Prisma's schema cannot say.

-- Whoever changes a post's text, the text before and the text after are versions. What one view types within ten
-- minutes is one version, as long as nobody else writes in between: the text that is replaced has to be its own. The
-- writing transaction names its view (lib/posts/lock-post.ts); without one nothing is merged.
CREATE OR REPLACE FUNCTION post_version_kept() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  newest "PostVersion";
  writer uuid := nullif(current_setting('postwright.view', true), '')::uuid;
BEGIN
  INSERT INTO "PostVersion" ("postId", "content", "source", "createdAt")
  SELECT OLD."id", OLD."content", 'OWNER', OLD."updatedAt"
  WHERE NOT EXISTS (SELECT 1 FROM "PostVersion" WHERE "postId" = OLD."id" AND "content" = OLD."content");
  -- A text that is a version already is its writer's now, so that no other view types over it.
  UPDATE "PostVersion" SET "view" = writer WHERE "postId" = NEW."id" AND "content" = NEW."content";
  IF FOUND THEN
    RETURN NULL;
  END IF;
  SELECT * INTO newest FROM "PostVersion" WHERE "postId" = NEW."id" ORDER BY "id" DESC LIMIT 1;
  IF newest."source" = 'OWNER' AND newest."content" = OLD."content" AND newest."view" = writer
    AND newest."createdAt" > app_now() - interval '10 minutes' THEN
    UPDATE "PostVersion" SET "content" = NEW."content" WHERE "id" = newest."id";
  ELSE
    INSERT INTO "PostVersion" ("postId", "content", "source", "view", "createdAt")
    VALUES (NEW."id", NEW."content", 'OWNER', writer, app_now());
  END IF;
  RETURN NULL;
END $$;
