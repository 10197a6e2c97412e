-- AlterTable
ALTER TABLE "Connection" ADD COLUMN     "firstPostId" INTEGER;

-- Whoever has published before has seen it.
UPDATE "Connection" c SET "firstPostId" = 0
WHERE EXISTS (SELECT 1 FROM "Post" p JOIN "Delivery" d ON d."postId" = p."id"
  WHERE p."userId" = c."userId" AND d."pageId" = c."pageId" AND d."status" = 'SUCCESS');
