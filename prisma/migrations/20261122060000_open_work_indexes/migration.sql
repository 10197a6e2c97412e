-- What is still to be done is found without reading what is done.

-- CreateIndex
CREATE INDEX "Erasure_open_idx" ON "Erasure"("requestedAt") WHERE ("finishedAt" IS NULL);

-- CreateIndex
CREATE INDEX "Feedback_unmailed_idx" ON "Feedback"("id") WHERE ("mailedAt" IS NULL);
