-- AlterTable
ALTER TABLE "Post" ADD COLUMN     "rightBlanks" TEXT[] DEFAULT ARRAY[]::TEXT[];
