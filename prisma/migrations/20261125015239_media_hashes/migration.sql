-- AlterTable
ALTER TABLE "Media" ADD COLUMN     "hashes" BYTEA;

