-- A sign-up is a row of its own until its address is verified, so that a later one with the same address takes
-- nothing from it.
CREATE TABLE "SignUp" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "passwordHash" TEXT,
    "choosesPassword" BOOLEAN NOT NULL DEFAULT false,
    "locale" TEXT NOT NULL,
    "tokenHash" TEXT NOT NULL,
    "browserHash" TEXT,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "usedAt" TIMESTAMPTZ(3),

    CONSTRAINT "SignUp_pkey" PRIMARY KEY ("id")
);
CREATE UNIQUE INDEX "SignUp_tokenHash_key" ON "SignUp"("tokenHash");
CREATE INDEX "SignUp_email_createdAt_idx" ON "SignUp"("email", "createdAt" DESC);
CREATE INDEX "SignUp_expiresAt_idx" ON "SignUp"("expiresAt");
-- An unused one holds the password that its link verifies, unless the password is chosen with the link.
ALTER TABLE "SignUp" ADD CONSTRAINT "SignUp_password_check"
    CHECK ("usedAt" IS NOT NULL OR ("passwordHash" IS NULL) = "choosesPassword");

-- Accounts that were never opened become sign-ups; a link in the mail goes on working.
CREATE TEMPORARY TABLE "Unopened" ON COMMIT DROP AS
    SELECT u."id", u."email", u."passwordHash", u."locale", u."createdAt" FROM "User" u
    WHERE u."emailVerifiedAt" IS NULL AND u."passwordHash" IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM "Erasure" e WHERE e."userId" = u."id")
        AND NOT EXISTS (SELECT 1 FROM "Session" s WHERE s."userId" = u."id")
        AND NOT EXISTS (SELECT 1 FROM "Post" p WHERE p."userId" = u."id")
        AND NOT EXISTS (SELECT 1 FROM "CreditEntry" c WHERE c."userId" = u."id")
        AND NOT EXISTS (SELECT 1 FROM "StripeCustomer" c WHERE c."userId" = u."id");
INSERT INTO "SignUp" ("id", "email", "passwordHash", "locale", "tokenHash", "createdAt", "expiresAt")
    SELECT u."id", u."email", u."passwordHash", coalesce(u."locale", 'en'),
        coalesce(t."tokenHash", gen_random_uuid()::text), u."createdAt", coalesce(t."expiresAt", now())
    FROM "Unopened" u LEFT JOIN LATERAL (
        SELECT "tokenHash", "expiresAt" FROM "EmailToken"
        WHERE "userId" = u."id" AND "purpose" = 'VERIFY_EMAIL' AND "usedAt" IS NULL
        ORDER BY "createdAt" DESC LIMIT 1) t ON true;
DELETE FROM "User" WHERE "id" IN (SELECT "id" FROM "Unopened");
DROP INDEX "User_unverified_idx";

DELETE FROM "EmailToken" WHERE "purpose" = 'VERIFY_EMAIL';
ALTER TYPE "EmailTokenPurpose" RENAME TO "EmailTokenPurpose_old";
CREATE TYPE "EmailTokenPurpose" AS ENUM ('RESET_PASSWORD', 'CHANGE_EMAIL');
ALTER TABLE "EmailToken" ALTER COLUMN "purpose" TYPE "EmailTokenPurpose"
    USING "purpose"::text::"EmailTokenPurpose";
DROP TYPE "EmailTokenPurpose_old";
