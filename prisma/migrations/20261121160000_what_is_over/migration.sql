-- What timers remove is found by an index.

-- CreateIndex
CREATE INDEX "User_unverified_idx" ON "User"("createdAt") WHERE ("emailVerifiedAt" IS NULL);

-- CreateIndex
CREATE INDEX "Media_createdAt_idx" ON "Media"("createdAt");

-- CreateIndex
CREATE INDEX "SendingPace_nextAt_idx" ON "SendingPace"("nextAt");

-- CreateIndex
CREATE INDEX "Notice_closed_idx" ON "Notice"("closedAt") WHERE ("closedAt" IS NOT NULL);
