-- CreateEnum
CREATE TYPE "LinkState" AS ENUM ('OK', 'DEAD', 'PARKED', 'MOVED', 'UNREAD');

-- AlterEnum
ALTER TYPE "NoticeKind" ADD VALUE 'LINKS';

-- AlterTable
ALTER TABLE "Notice" ADD COLUMN     "links" JSONB;

-- CreateTable
CREATE TABLE "PostLink" (
    "id" SERIAL NOT NULL,
    "postId" INTEGER NOT NULL,
    "url" TEXT NOT NULL,
    "userId" UUID NOT NULL,
    "state" "LinkState" NOT NULL,
    "finding" TEXT,
    "host" TEXT,
    "checkedAt" TIMESTAMPTZ(3) NOT NULL,
    "leftAt" TIMESTAMPTZ(3),

    CONSTRAINT "PostLink_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "PostLink_postId_url_key" ON "PostLink"("postId", "url");

-- CreateIndex
CREATE INDEX "PostLink_userId_checkedAt_idx" ON "PostLink"("userId", "checkedAt");

-- CreateIndex
CREATE INDEX "PostLink_checkedAt_idx" ON "PostLink"("checkedAt");

-- AddForeignKey
ALTER TABLE "PostLink" ADD CONSTRAINT "PostLink_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PostLink" ADD CONSTRAINT "PostLink_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;



-- What Prisma's schema cannot say.

-- An address has to fit into its index.
ALTER TABLE "PostLink" ADD CONSTRAINT "PostLink_url_check" CHECK (octet_length("url") <= 2000);
ALTER TABLE "PostLink" ADD CONSTRAINT "PostLink_finding_check" CHECK (("state" = 'OK') = ("finding" IS NULL));
