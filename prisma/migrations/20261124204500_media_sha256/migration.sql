-- The same file uploaded twice is one picture. A row is discarded until its file is stored, and once its owner has deleted
-- it: of those that are shown, each file has one.

-- AlterTable
ALTER TABLE "Media" ADD COLUMN     "sha256" TEXT;

-- CreateIndex
CREATE UNIQUE INDEX "Media_same_file_key" ON "Media"("userId", "sha256") WHERE (NOT discarded);
