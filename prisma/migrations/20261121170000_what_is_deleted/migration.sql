-- Deleted posts with their pictures, finished erasures and kept billing records have an end, found by an index.

-- AlterTable
ALTER TABLE "Media" ADD COLUMN     "letGo" BOOLEAN NOT NULL DEFAULT false;

-- CreateIndex
CREATE INDEX "Erasure_finished_idx" ON "Erasure"("finishedAt") WHERE ("finishedAt" IS NOT NULL);

-- CreateIndex
CREATE INDEX "Post_deleted_idx" ON "Post"("deletedAt") WHERE ("deletedAt" IS NOT NULL);

-- CreateIndex
CREATE INDEX "Media_let_go_idx" ON "Media"("createdAt") WHERE ("letGo");

-- CreateIndex
CREATE INDEX "KeptBillingRecord_at_idx" ON "KeptBillingRecord"("at");
