-- AlterTable
ALTER TABLE "Post" ADD COLUMN     "rightDays" TEXT[] DEFAULT ARRAY[]::TEXT[];
