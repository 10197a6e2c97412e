-- CreateEnum
CREATE TYPE "IdeaState" AS ENUM ('PROPOSED', 'WRITING', 'WRITTEN', 'FAILED', 'DROPPED');

-- CreateTable
CREATE TABLE "WeekPlan" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "weekStart" DATE NOT NULL,
    "brief" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "WeekPlan_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "Idea" (
    "id" UUID NOT NULL,
    "planId" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "line" TEXT NOT NULL,
    "mediaId" UUID,
    "question" TEXT,
    "answer" TEXT,
    "aboutFrom" DATE,
    "aboutUntil" DATE,
    "slotAt" TIMESTAMPTZ(3) NOT NULL,
    "state" "IdeaState" NOT NULL DEFAULT 'PROPOSED',
    "passedOver" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "revision" INTEGER NOT NULL DEFAULT 0,
    "attempt" UUID,
    "leaseUntil" TIMESTAMPTZ(3),
    "errorCode" TEXT,
    "postId" INTEGER,

    CONSTRAINT "Idea_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "WeekPlan_weekStart_idx" ON "WeekPlan"("weekStart");

-- CreateIndex
CREATE UNIQUE INDEX "WeekPlan_userId_weekStart_key" ON "WeekPlan"("userId", "weekStart");

-- CreateIndex
CREATE UNIQUE INDEX "Idea_postId_key" ON "Idea"("postId");

-- CreateIndex
CREATE INDEX "Idea_planId_position_idx" ON "Idea"("planId", "position");

-- CreateIndex
CREATE INDEX "Idea_mediaId_idx" ON "Idea"("mediaId");

-- CreateIndex
CREATE UNIQUE INDEX "Idea_time_key" ON "Idea"("planId", "slotAt") WHERE (state <> 'DROPPED'::"IdeaState");

-- AddForeignKey
ALTER TABLE "WeekPlan" ADD CONSTRAINT "WeekPlan_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Idea" ADD CONSTRAINT "Idea_planId_fkey" FOREIGN KEY ("planId") REFERENCES "WeekPlan"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Idea" ADD CONSTRAINT "Idea_mediaId_fkey" FOREIGN KEY ("mediaId") REFERENCES "Media"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Idea" ADD CONSTRAINT "Idea_postId_fkey" FOREIGN KEY ("postId") REFERENCES "Post"("id") ON DELETE CASCADE ON UPDATE CASCADE;


-- What Prisma's schema cannot say.

ALTER TABLE "WeekPlan" ADD CONSTRAINT "WeekPlan_monday_check" CHECK (extract(isodow FROM "weekStart") = 1);

ALTER TABLE "Idea" ADD CONSTRAINT "Idea_line_check" CHECK (char_length("line") BETWEEN 1 AND 200);
ALTER TABLE "Idea" ADD CONSTRAINT "Idea_question_check" CHECK ("question" IS NULL OR char_length("question") BETWEEN 1 AND 200);
ALTER TABLE "Idea" ADD CONSTRAINT "Idea_days_check" CHECK ("aboutFrom" <= "aboutUntil");
-- Never after its last day, in whatever zone: the day ends twelve hours after UTC's in the last of them.
ALTER TABLE "Idea" ADD CONSTRAINT "Idea_until_check"
  CHECK ("slotAt" < (("aboutUntil" + 1)::timestamp AT TIME ZONE 'UTC') + interval '12 hours');
-- A post is written for an idea once, and one that is being written has who writes it.
ALTER TABLE "Idea" ADD CONSTRAINT "Idea_written_check" CHECK (("state" = 'WRITTEN') = ("postId" IS NOT NULL));
ALTER TABLE "Idea" ADD CONSTRAINT "Idea_writing_check"
  CHECK (("state" = 'WRITING') = ("leaseUntil" IS NOT NULL) AND ("state" <> 'WRITING' OR "attempt" IS NOT NULL));
ALTER TABLE "Idea" ADD CONSTRAINT "Idea_error_check" CHECK (("state" = 'FAILED') = ("errorCode" IS NOT NULL));
