-- AlterTable
ALTER TABLE "CalendarFeed" ADD COLUMN     "sessionId" UUID;

-- CreateIndex
CREATE INDEX "CalendarFeed_sessionId_idx" ON "CalendarFeed"("sessionId");

-- AddForeignKey
ALTER TABLE "CalendarFeed" ADD CONSTRAINT "CalendarFeed_sessionId_fkey" FOREIGN KEY ("sessionId") REFERENCES "Session"("id") ON DELETE SET NULL ON UPDATE CASCADE;

