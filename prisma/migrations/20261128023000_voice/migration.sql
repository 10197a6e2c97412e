-- CreateEnum
CREATE TYPE "FormOfAddress" AS ENUM ('FAMILIAR', 'POLITE');

-- CreateTable
CREATE TABLE "Voice" (
    "userId" UUID NOT NULL,
    "country" TEXT,
    "address" "FormOfAddress",
    "revision" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Voice_pkey" PRIMARY KEY ("userId")
);

-- AddForeignKey
ALTER TABLE "Voice" ADD CONSTRAINT "Voice_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
