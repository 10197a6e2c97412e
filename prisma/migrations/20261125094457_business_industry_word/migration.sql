-- AlterTable
ALTER TABLE "BusinessProfile" ADD COLUMN     "industryWord" TEXT NOT NULL DEFAULT '';

