-- AlterTable
ALTER TABLE "Post" ADD COLUMN     "deletedWith" JSONB;

