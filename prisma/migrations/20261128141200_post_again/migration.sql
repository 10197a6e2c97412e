-- AlterTable
ALTER TABLE "Post" ADD COLUMN     "againAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "PostAgain" (
    "userId" UUID NOT NULL,
    "postId" INTEGER,
    "proposedAt" TIMESTAMPTZ(3) NOT NULL,
    "answeredAt" TIMESTAMPTZ(3),

    CONSTRAINT "PostAgain_pkey" PRIMARY KEY ("userId")
);

-- CreateIndex
CREATE UNIQUE INDEX "PostAgain_postId_key" ON "PostAgain"("postId");

-- AddForeignKey
ALTER TABLE "PostAgain" ADD CONSTRAINT "PostAgain_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PostAgain" ADD CONSTRAINT "PostAgain_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post"("id") ON DELETE SET NULL ON UPDATE CASCADE;
