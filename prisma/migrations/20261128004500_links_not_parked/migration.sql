-- Whether a name is parked is no finding any more: dead and moved are enough. What was found so is read again.
-- An open notice that says so names a code and a finding that nobody knows now.
UPDATE "Notice" SET "closedAt" = app_now()
WHERE "kind" = 'LINKS' AND "closedAt" IS NULL AND ("code" = 'LINK_PARKED' OR "links"::text LIKE '%"PARKED"%');
DELETE FROM "PostLink" WHERE "state" = 'PARKED';

ALTER TABLE "PostLink" DROP CONSTRAINT "PostLink_finding_check";
ALTER TYPE "LinkState" RENAME TO "LinkState_before";
CREATE TYPE "LinkState" AS ENUM ('OK', 'DEAD', 'MOVED', 'UNREAD');
ALTER TABLE "PostLink" ALTER COLUMN "state" TYPE "LinkState" USING ("state"::text::"LinkState");
DROP TYPE "LinkState_before";
ALTER TABLE "PostLink" ADD CONSTRAINT "PostLink_finding_check" CHECK (("state" = 'OK') = ("finding" IS NULL));
