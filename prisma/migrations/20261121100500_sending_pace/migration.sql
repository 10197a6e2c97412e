-- CreateTable
CREATE TABLE "SendingPace" (
    "key" TEXT NOT NULL,
    "nextAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "SendingPace_pkey" PRIMARY KEY ("key")
);
