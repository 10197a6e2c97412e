-- AlterTable
ALTER TABLE "Media" ADD COLUMN     "thumbnail" BYTEA;
