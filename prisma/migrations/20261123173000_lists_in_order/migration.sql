-- What the library and the history of credits list, in their order. The library's holds the pictures that it shows and no
-- more, so that no other question takes it for an index by time.

-- CreateIndex
CREATE INDEX "Media_library_idx" ON "Media"("userId", "createdAt" DESC, "id" DESC) WHERE (NOT discarded);

-- CreateIndex
CREATE INDEX "Generation_userId_createdAt_id_idx" ON "Generation"("userId", "createdAt" DESC, "id" DESC);

-- CreateIndex
CREATE INDEX "CreditEntry_movement_idx" ON "CreditEntry"("userId", "createdAt" DESC, "id" DESC) WHERE ("generationId" IS NULL);
