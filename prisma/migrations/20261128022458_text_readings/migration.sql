-- What the model found in a text, for that text alone; and the owner's word whether it may read what she wrote.
ALTER TABLE "User" ADD COLUMN "modelReads" BOOLEAN NOT NULL DEFAULT true;

CREATE TABLE "TextReading" (
    "id" SERIAL NOT NULL,
    "userId" UUID NOT NULL,
    "hash" TEXT NOT NULL,
    "reading" JSONB NOT NULL,
    "model" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL,
    "usedAt" TIMESTAMPTZ(3) NOT NULL,
    CONSTRAINT "TextReading_pkey" PRIMARY KEY ("id"),
    CONSTRAINT "TextReading_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE
);
CREATE UNIQUE INDEX "TextReading_userId_hash_key" ON "TextReading"("userId", "hash");
CREATE INDEX "TextReading_usedAt_idx" ON "TextReading"("usedAt");
