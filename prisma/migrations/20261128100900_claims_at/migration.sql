-- What was compared before this was kept is compared anew when it is next looked at: until the seal, nobody kept which of
-- its words only a model sees.
-- AlterTable
ALTER TABLE "Post" ADD COLUMN     "claimsAt" TIMESTAMPTZ(3);
