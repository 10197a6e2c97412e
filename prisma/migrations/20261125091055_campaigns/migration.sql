-- AlterTable
ALTER TABLE "WeekPlan" ADD COLUMN     "beginsOn" DATE,
ADD COLUMN     "endsOn" DATE,
ADD COLUMN     "name" TEXT,
ADD COLUMN     "revision" INTEGER NOT NULL DEFAULT 0,
ALTER COLUMN "weekStart" DROP NOT NULL;

-- CreateIndex
CREATE INDEX "WeekPlan_endsOn_idx" ON "WeekPlan"("endsOn");

-- CreateIndex
CREATE INDEX "WeekPlan_campaigns_idx" ON "WeekPlan"("userId", "createdAt") WHERE (name IS NOT NULL);


-- What Prisma's schema cannot say.

-- A plan is of a week, or it is a campaign.
ALTER TABLE "WeekPlan" ADD CONSTRAINT "WeekPlan_kind_check" CHECK (
  ("weekStart" IS NULL) = ("name" IS NOT NULL) AND ("weekStart" IS NULL) = ("beginsOn" IS NOT NULL)
  AND ("weekStart" IS NULL) = ("endsOn" IS NOT NULL));
ALTER TABLE "WeekPlan" ADD CONSTRAINT "WeekPlan_name_check" CHECK (char_length("name") BETWEEN 1 AND 60);
ALTER TABLE "WeekPlan" ADD CONSTRAINT "WeekPlan_days_check" CHECK ("beginsOn" <= "endsOn");
