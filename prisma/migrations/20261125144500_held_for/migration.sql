-- AlterTable
ALTER TABLE "Delivery" ADD COLUMN     "heldFor" TEXT;

-- What is held now: its notice says why, also where it was dismissed.
UPDATE "Delivery" d SET "heldFor" = (
  SELECT n."code" FROM "Notice" n WHERE n."postId" = d."postId" AND n."kind" = 'HELD' ORDER BY n."id" DESC LIMIT 1)
WHERE d."heldAt" IS NOT NULL;
