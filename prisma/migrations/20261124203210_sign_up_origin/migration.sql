-- AlterTable
ALTER TABLE "SignUp" ADD COLUMN     "address" TEXT,
ADD COLUMN     "userAgent" TEXT NOT NULL DEFAULT '';

