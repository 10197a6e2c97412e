-- CreateIndex
CREATE INDEX "Post_unread_idx" ON "Post"("userId") WHERE (("deletedAt" IS NULL) AND (status = 'GENERATED'::"PostStatus") AND ("readRevision" IS DISTINCT FROM revision));
