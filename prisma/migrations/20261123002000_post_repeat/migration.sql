-- CreateEnum
CREATE TYPE "PostRepeat" AS ENUM ('SAME_TEXT', 'NEW_TEXT');

-- AlterTable
ALTER TABLE "Post" ADD COLUMN     "repeat" "PostRepeat",
ADD COLUMN     "repeatOf" INTEGER;

-- CreateIndex
CREATE UNIQUE INDEX "Post_repeatOf_key" ON "Post"("repeatOf");
