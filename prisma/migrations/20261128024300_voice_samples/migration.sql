-- AlterTable
ALTER TABLE "Voice" ADD COLUMN     "note" TEXT NOT NULL DEFAULT '',
ADD COLUMN     "avoid" TEXT[] DEFAULT ARRAY[]::TEXT[],
ADD COLUMN     "signature" TEXT NOT NULL DEFAULT '';

-- CreateTable
CREATE TABLE "VoiceSample" (
    "userId" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "text" TEXT NOT NULL,
    "fromPage" BOOLEAN NOT NULL DEFAULT false,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "VoiceSample_pkey" PRIMARY KEY ("userId","position")
);

-- AddForeignKey
ALTER TABLE "VoiceSample" ADD CONSTRAINT "VoiceSample_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- At most five, of 2,000 characters each.
ALTER TABLE "VoiceSample" ADD CONSTRAINT "VoiceSample_position_check" CHECK ("position" BETWEEN 0 AND 4);
ALTER TABLE "VoiceSample" ADD CONSTRAINT "VoiceSample_text_check" CHECK (char_length("text") BETWEEN 1 AND 2000);

-- What a network gave us goes with the connection that it came through.
CREATE FUNCTION voice_samples_of_page() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "VoiceSample" WHERE "userId" = OLD."userId" AND "fromPage";
  RETURN NULL;
END $$;
CREATE TRIGGER "Connection_voice_samples" AFTER DELETE ON "Connection"
  FOR EACH ROW EXECUTE FUNCTION voice_samples_of_page();
