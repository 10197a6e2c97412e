-- CreateTable
CREATE TABLE "Letter" (
    "userId" UUID NOT NULL,
    "weekday" SMALLINT NOT NULL DEFAULT 7,
    "minute" SMALLINT NOT NULL DEFAULT 1080,
    "mail" BOOLEAN NOT NULL DEFAULT true,
    "push" BOOLEAN NOT NULL DEFAULT true,
    "dueAt" TIMESTAMPTZ(3),
    "week" DATE,
    "mailedWeek" DATE,
    "mailSecret" UUID NOT NULL DEFAULT gen_random_uuid(),
    "pushSecret" UUID NOT NULL DEFAULT gen_random_uuid(),

    CONSTRAINT "Letter_pkey" PRIMARY KEY ("userId")
);

-- CreateTable
CREATE TABLE "LetterDoor" (
    "tokenHash" TEXT NOT NULL,
    "userId" UUID NOT NULL,
    "path" TEXT NOT NULL,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,
    "usedAt" TIMESTAMPTZ(3),

    CONSTRAINT "LetterDoor_pkey" PRIMARY KEY ("tokenHash")
);

-- CreateIndex
CREATE UNIQUE INDEX "Letter_mailSecret_key" ON "Letter"("mailSecret");

-- CreateIndex
CREATE UNIQUE INDEX "Letter_pushSecret_key" ON "Letter"("pushSecret");

-- CreateIndex
CREATE INDEX "Letter_due_idx" ON "Letter"("dueAt", "userId") WHERE ("dueAt" IS NOT NULL);

-- CreateIndex
CREATE INDEX "Letter_unset_idx" ON "Letter"("userId") WHERE (("dueAt" IS NULL) AND (mail OR push));

-- CreateIndex
CREATE INDEX "LetterDoor_userId_idx" ON "LetterDoor"("userId");

-- CreateIndex
CREATE INDEX "LetterDoor_expiresAt_idx" ON "LetterDoor"("expiresAt");

-- AddForeignKey
ALTER TABLE "Letter" ADD CONSTRAINT "Letter_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LetterDoor" ADD CONSTRAINT "LetterDoor_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- What Prisma's schema cannot say.

ALTER TABLE "Letter" ADD CONSTRAINT "Letter_weekday_check" CHECK ("weekday" BETWEEN 1 AND 7);
ALTER TABLE "Letter" ADD CONSTRAINT "Letter_minute_check" CHECK ("minute" BETWEEN 0 AND 1439);
ALTER TABLE "Letter" ADD CONSTRAINT "Letter_monday_check"
  CHECK (extract(isodow FROM "week") = 1 AND extract(isodow FROM "mailedWeek") = 1);
ALTER TABLE "LetterDoor" ADD CONSTRAINT "LetterDoor_path_check" CHECK ("path" LIKE '/%' AND "path" NOT LIKE '//%');

-- Every account has a row, whatever creates the account.
CREATE FUNCTION letter_of_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO "Letter" ("userId") VALUES (NEW."id") ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
CREATE TRIGGER "User_letter" AFTER INSERT ON "User" FOR EACH ROW EXECUTE FUNCTION letter_of_user();

-- The clock by which it is due has changed. One that is due already stays so.
CREATE FUNCTION letter_zone_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "Letter" SET "dueAt" = NULL WHERE "userId" = NEW."id" AND "dueAt" > app_now();
  RETURN NULL;
END $$;
CREATE TRIGGER "User_letter_zone" AFTER UPDATE OF "timeZone" ON "User" FOR EACH ROW
  WHEN (OLD."timeZone" IS DISTINCT FROM NEW."timeZone") EXECUTE FUNCTION letter_zone_changed();

CREATE FUNCTION letter_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF OLD."dueAt" > app_now() OR NOT (NEW."mail" OR NEW."push") THEN NEW."dueAt" := NULL; END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "Letter_changed" BEFORE UPDATE ON "Letter" FOR EACH ROW
  WHEN (OLD."weekday" <> NEW."weekday" OR OLD."minute" <> NEW."minute"
    OR OLD."mail" <> NEW."mail" OR OLD."push" <> NEW."push")
  EXECUTE FUNCTION letter_changed();

-- When they are due, a timer works out.
INSERT INTO "Letter" ("userId") SELECT "id" FROM "User";
