-- AlterTable
ALTER TABLE "Post" ADD COLUMN     "seal" JSONB,
ADD COLUMN     "unreadClaims" TEXT[] DEFAULT ARRAY[]::TEXT[];

-- AlterTable
ALTER TABLE "Delivery" ADD COLUMN     "pageAskedAt" TIMESTAMPTZ(3),
ADD COLUMN     "pageProblem" TEXT;
