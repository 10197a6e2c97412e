-- CreateEnum
CREATE TYPE "SaidSource" AS ENUM ('REQUEST', 'EDIT', 'FACT', 'PHOTO', 'LINK', 'BRAND', 'SCHEDULE', 'POST');

-- CreateEnum
CREATE TYPE "ClaimKind" AS ENUM ('PRICE', 'PERCENT', 'NUMBER', 'TIME', 'DATE', 'PHONE', 'ADDRESS', 'LINK');

-- CreateEnum
CREATE TYPE "ClaimVerdict" AS ENUM ('SAID', 'UNSAID', 'RIGHT');

-- AlterTable
ALTER TABLE "Post" ADD COLUMN     "claimsRevision" INTEGER,
ADD COLUMN     "rightClaims" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- CreateTable
CREATE TABLE "PostSource" (
    "id" SERIAL NOT NULL,
    "postId" INTEGER NOT NULL,
    "source" "SaidSource" NOT NULL,
    "text" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PostSource_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PostClaim" (
    "id" SERIAL NOT NULL,
    "postId" INTEGER NOT NULL,
    "revision" INTEGER NOT NULL,
    "from" INTEGER NOT NULL,
    "to" INTEGER NOT NULL,
    "kind" "ClaimKind" NOT NULL,
    "text" TEXT NOT NULL,
    "value" TEXT NOT NULL,
    "verdict" "ClaimVerdict" NOT NULL,
    "source" "SaidSource",
    "factId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PostClaim_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ConfirmedFact" (
    "postId" INTEGER NOT NULL,
    "factId" UUID NOT NULL,
    "until" TIMESTAMPTZ(3),
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "ConfirmedFact_pkey" PRIMARY KEY ("postId","factId")
);

-- CreateIndex
CREATE INDEX "PostSource_postId_id_idx" ON "PostSource"("postId", "id");

-- CreateIndex
CREATE INDEX "PostClaim_leaning_idx" ON "PostClaim"("postId") WHERE ("factId" IS NOT NULL);

-- CreateIndex
CREATE INDEX "PostClaim_fact_idx" ON "PostClaim"("factId") WHERE ("factId" IS NOT NULL);

-- CreateIndex
CREATE UNIQUE INDEX "PostClaim_postId_revision_from_key" ON "PostClaim"("postId", "revision", "from");

-- AddForeignKey
ALTER TABLE "PostSource" ADD CONSTRAINT "PostSource_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PostClaim" ADD CONSTRAINT "PostClaim_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ConfirmedFact" ADD CONSTRAINT "ConfirmedFact_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- What Prisma's schema cannot say.

ALTER TABLE "PostClaim" ADD CONSTRAINT "PostClaim_place_check" CHECK (0 <= "from" AND "from" < "to");
ALTER TABLE "PostClaim" ADD CONSTRAINT "PostClaim_source_check" CHECK (("verdict" = 'SAID') = ("source" IS NOT NULL)
  AND ("factId" IS NULL OR "source" = 'FACT'));

-- At most forty sources a post, the newest: a text is written anew from what is asked for anew.
CREATE FUNCTION post_sources_bounded() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "PostSource" WHERE "id" IN (
    SELECT "id" FROM "PostSource" WHERE "postId" = NEW."postId" ORDER BY "id" DESC OFFSET 40);
  RETURN NULL;
END $$;
CREATE TRIGGER "PostSource_bounded" AFTER INSERT ON "PostSource" FOR EACH ROW
  EXECUTE FUNCTION post_sources_bounded();

-- Another text has other claims. Of a scheduled post they are looked for soon, where its owner has facts that it may
-- lean on.
CREATE OR REPLACE FUNCTION post_revised() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."revision" := OLD."revision" + 1;
  IF OLD."readRevision" = OLD."revision" AND OLD."content" = NEW."content" THEN
    NEW."readRevision" := NEW."revision";
  END IF;
  IF OLD."content" IS DISTINCT FROM NEW."content" THEN
    NEW."claimsRevision" := NULL;
    IF NEW."status" = 'SCHEDULED' AND EXISTS (SELECT 1 FROM "Fact" WHERE "userId" = NEW."userId") THEN
      NEW."preflightAt" := least(NEW."preflightAt", app_now() + interval '1 minute');
    END IF;
  END IF;
  RETURN NEW;
END $$;

-- A fact that changes or is removed has the scheduled posts checked that lean on it, whoever changes it.
CREATE FUNCTION fact_leaned_on() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "Post" SET "preflightAt" = app_now()
  WHERE "status" = 'SCHEDULED' AND "id" IN (SELECT "postId" FROM "PostClaim" WHERE "factId" = OLD."id");
  RETURN NULL;
END $$;
CREATE TRIGGER "Fact_leaned_on" AFTER UPDATE OF "text", "kind", "from", "until" OR DELETE ON "Fact" FOR EACH ROW
  EXECUTE FUNCTION fact_leaned_on();
