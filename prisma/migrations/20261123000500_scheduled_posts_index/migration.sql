-- Published posts keep their scheduled time; without them the index holds what a week asks for, and is used alone.
DROP INDEX "Post_scheduled_idx";
CREATE INDEX "Post_scheduled_idx" ON "Post"("userId", "scheduledAt") WHERE (("deletedAt" IS NULL) AND (status = 'SCHEDULED'::"PostStatus"));
