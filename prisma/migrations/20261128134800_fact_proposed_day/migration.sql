-- The last day that a model reads in a fact's words, until its owner takes it or leaves the end as it is.
-- AlterTable
ALTER TABLE "Fact" ADD COLUMN     "proposedDay" DATE;
