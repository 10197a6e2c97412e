-- A hash of the words, kind and end that a proposed day was read in; of any others it is none.
-- AlterTable
ALTER TABLE "Fact" ADD COLUMN     "proposedOf" TEXT;
