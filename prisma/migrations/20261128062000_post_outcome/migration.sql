-- CreateEnum
CREATE TYPE "PostAnswer" AS ENUM ('YES', 'A_LITTLE', 'NO');

-- CreateTable
CREATE TABLE "PostOutcome" (
    "postId" INTEGER NOT NULL,
    "answer" "PostAnswer" NOT NULL,
    "answeredAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PostOutcome_pkey" PRIMARY KEY ("postId")
);

-- AddForeignKey
ALTER TABLE "PostOutcome" ADD CONSTRAINT "PostOutcome_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post"("id") ON DELETE CASCADE ON UPDATE CASCADE;
