-- AlterTable
ALTER TABLE "Notice" ADD COLUMN     "pushedAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "PushDevice" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "sessionId" UUID NOT NULL,
    "endpoint" TEXT NOT NULL,
    "endpointHash" TEXT NOT NULL,
    "p256dh" TEXT NOT NULL,
    "auth" TEXT NOT NULL,
    "vapidKey" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PushDevice_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PushMessage" (
    "noticeId" INTEGER NOT NULL,
    "deviceId" UUID NOT NULL,
    "dueAt" TIMESTAMPTZ(3) NOT NULL,
    "tries" INTEGER NOT NULL DEFAULT 0,

    CONSTRAINT "PushMessage_pkey" PRIMARY KEY ("noticeId","deviceId")
);

-- CreateIndex
CREATE UNIQUE INDEX "PushDevice_endpointHash_key" ON "PushDevice"("endpointHash");

-- CreateIndex
CREATE INDEX "PushDevice_userId_idx" ON "PushDevice"("userId");

-- CreateIndex
CREATE INDEX "PushDevice_sessionId_idx" ON "PushDevice"("sessionId");

-- CreateIndex
CREATE INDEX "PushMessage_deviceId_idx" ON "PushMessage"("deviceId");

-- CreateIndex
CREATE INDEX "PushMessage_dueAt_idx" ON "PushMessage"("dueAt");

-- CreateIndex
CREATE INDEX "Notice_push_idx" ON "Notice"("id") WHERE (("pushedAt" IS NULL) AND ("closedAt" IS NULL));

-- AddForeignKey
ALTER TABLE "PushDevice" ADD CONSTRAINT "PushDevice_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PushDevice" ADD CONSTRAINT "PushDevice_sessionId_fkey" FOREIGN KEY ("sessionId") REFERENCES "Session"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PushMessage" ADD CONSTRAINT "PushMessage_noticeId_fkey" FOREIGN KEY ("noticeId") REFERENCES "Notice"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PushMessage" ADD CONSTRAINT "PushMessage_deviceId_fkey" FOREIGN KEY ("deviceId") REFERENCES "PushDevice"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What Prisma's schema cannot say.

-- What was told before there were pushes is not told again.
UPDATE "Notice" SET "pushedAt" = "createdAt";
