-- CreateEnum
CREATE TYPE "PostVersionSource" AS ENUM ('DRAFT', 'REWRITE', 'OWNER');

-- CreateEnum
CREATE TYPE "GenerationKind" AS ENUM ('DRAFT', 'VERSION', 'SHORTER', 'LONGER', 'PLAINER', 'WARMER', 'CORRECT', 'LANGUAGE', 'INSTRUCTION');

-- DropIndex
DROP INDEX "Generation_postId_key";

-- AlterTable
ALTER TABLE "Generation" ADD COLUMN     "kind" "GenerationKind" NOT NULL DEFAULT 'DRAFT';

-- CreateTable
CREATE TABLE "PostVersion" (
    "id" SERIAL NOT NULL,
    "postId" INTEGER NOT NULL,
    "content" TEXT NOT NULL,
    "source" "PostVersionSource" NOT NULL,
    "generationId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PostVersion_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "PostVersion_generationId_key" ON "PostVersion"("generationId");

-- CreateIndex
CREATE INDEX "PostVersion_postId_id_idx" ON "PostVersion"("postId", "id");

-- CreateIndex
CREATE INDEX "Generation_postId_idx" ON "Generation"("postId");

-- AddForeignKey
ALTER TABLE "PostVersion" ADD CONSTRAINT "PostVersion_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PostVersion" ADD CONSTRAINT "PostVersion_generationId_fkey" FOREIGN KEY ("generationId") REFERENCES "Generation"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What Prisma's schema cannot say.

-- Whoever changes a post's text, the text before and the text after are versions. What the owner types within ten
-- minutes is one version.
CREATE FUNCTION post_version_kept() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE newest "PostVersion";
BEGIN
  INSERT INTO "PostVersion" ("postId", "content", "source", "createdAt")
  SELECT OLD."id", OLD."content", 'OWNER', OLD."updatedAt"
  WHERE NOT EXISTS (SELECT 1 FROM "PostVersion" WHERE "postId" = OLD."id" AND "content" = OLD."content");
  IF EXISTS (SELECT 1 FROM "PostVersion" WHERE "postId" = NEW."id" AND "content" = NEW."content") THEN
    RETURN NULL;
  END IF;
  SELECT * INTO newest FROM "PostVersion" WHERE "postId" = NEW."id" ORDER BY "id" DESC LIMIT 1;
  IF newest."source" = 'OWNER' AND newest."content" = OLD."content"
    AND newest."createdAt" > app_now() - interval '10 minutes' THEN
    UPDATE "PostVersion" SET "content" = NEW."content" WHERE "id" = newest."id";
  ELSE
    INSERT INTO "PostVersion" ("postId", "content", "source", "createdAt")
    VALUES (NEW."id", NEW."content", 'OWNER', app_now());
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "Post_version" AFTER UPDATE OF "content" ON "Post" FOR EACH ROW
  WHEN (OLD."content" IS DISTINCT FROM NEW."content") EXECUTE FUNCTION post_version_kept();

-- At most fifty versions a post: the oldest go, never the text that the post has.
CREATE FUNCTION post_versions_bounded() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "PostVersion" WHERE "id" IN (
    SELECT v."id" FROM "PostVersion" v JOIN "Post" p ON p."id" = v."postId"
    WHERE v."postId" = NEW."postId" AND v."id" <> NEW."id" AND v."content" <> p."content"
    ORDER BY v."id" DESC OFFSET 48);
  RETURN NULL;
END $$;
CREATE TRIGGER "PostVersion_bounded" AFTER INSERT ON "PostVersion" FOR EACH ROW
  EXECUTE FUNCTION post_versions_bounded();
