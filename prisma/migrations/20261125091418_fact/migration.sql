-- CreateEnum
CREATE TYPE "FactKind" AS ENUM ('OPENING_HOURS', 'ADDRESS', 'PHONE', 'WEB', 'PRICE', 'OFFER', 'OTHER', 'SOLD_OUT', 'CLOSED', 'ILL', 'WEATHER');

-- CreateTable
CREATE TABLE "Fact" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "kind" "FactKind" NOT NULL,
    "text" TEXT NOT NULL,
    "from" TIMESTAMPTZ(3),
    "until" TIMESTAMPTZ(3),
    "revision" INTEGER NOT NULL DEFAULT 0,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Fact_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "Fact_userId_createdAt_id_idx" ON "Fact"("userId", "createdAt", "id");

-- CreateIndex
CREATE INDEX "Fact_until_idx" ON "Fact"("until") WHERE (until IS NOT NULL);

-- AddForeignKey
ALTER TABLE "Fact" ADD CONSTRAINT "Fact_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;



-- What Prisma's schema cannot say.

ALTER TABLE "Fact" ADD CONSTRAINT "Fact_text_check" CHECK (char_length("text") <= 300
  AND ("text" <> '' OR "kind" IN ('CLOSED', 'ILL', 'WEATHER')));
ALTER TABLE "Fact" ADD CONSTRAINT "Fact_days_check" CHECK ("from" < "until");
