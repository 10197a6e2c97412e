-- CreateTable
CREATE TABLE "DemoDay" (
    "day" DATE NOT NULL,
    "used" INTEGER NOT NULL,

    CONSTRAINT "DemoDay_pkey" PRIMARY KEY ("day")
);

ALTER TABLE "DemoDay" ADD CONSTRAINT "DemoDay_used_check" CHECK ("used" >= 0);
