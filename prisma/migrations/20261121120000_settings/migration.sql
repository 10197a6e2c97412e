-- AlterEnum
ALTER TYPE "EmailTokenPurpose" ADD VALUE 'CHANGE_EMAIL';

-- AlterTable
ALTER TABLE "EmailToken" ADD COLUMN     "newEmail" TEXT;

-- CreateEnum
CREATE TYPE "ErasureSource" AS ENUM ('OWNER', 'FACEBOOK');

-- CreateTable
CREATE TABLE "AuditEntry" (
    "id" SERIAL NOT NULL,
    "userId" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "facts" JSONB NOT NULL DEFAULT '{}',
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "AuditEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Erasure" (
    "code" TEXT NOT NULL,
    "source" "ErasureSource" NOT NULL,
    "userId" UUID,
    "requestedAt" TIMESTAMPTZ(3) NOT NULL,
    "finishedAt" TIMESTAMPTZ(3),

    CONSTRAINT "Erasure_pkey" PRIMARY KEY ("code")
);

-- CreateTable
CREATE TABLE "KeptBillingRecord" (
    "id" SERIAL NOT NULL,
    "holder" UUID NOT NULL,
    "kind" TEXT NOT NULL,
    "facts" JSONB NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "KeptBillingRecord_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "AuditEntry_userId_id_idx" ON "AuditEntry"("userId", "id" DESC);

-- CreateIndex
CREATE UNIQUE INDEX "Erasure_userId_key" ON "Erasure"("userId");

-- CreateIndex
CREATE INDEX "KeptBillingRecord_holder_idx" ON "KeptBillingRecord"("holder");

-- AddForeignKey
ALTER TABLE "AuditEntry" ADD CONSTRAINT "AuditEntry_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Erasure" ADD CONSTRAINT "Erasure_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What Prisma's schema cannot say.

-- Only a link that changes an address names one.
ALTER TABLE "EmailToken" ADD CONSTRAINT "EmailToken_newEmail_check" CHECK ("newEmail" IS NULL OR "purpose"::text = 'CHANGE_EMAIL');

-- What has happened stays as it was written; rows go only with their user (a cascade is a trigger in a trigger).
CREATE FUNCTION audit_entry_is_final() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND pg_trigger_depth() > 1 THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'AuditEntry is append-only';
END $$;
CREATE TRIGGER "AuditEntry_append_only" BEFORE UPDATE OR DELETE ON "AuditEntry" FOR EACH ROW EXECUTE FUNCTION audit_entry_is_final();
