-- A challenge belongs to whoever began it. Those under way are over within minutes.
DELETE FROM "PasskeyChallenge";
ALTER TABLE "PasskeyChallenge" ADD COLUMN "begunBy" TEXT NOT NULL;

-- Ending an account's sessions moves it on, and with it ends sign-ins that wait for their second factor.
ALTER TABLE "User" ADD COLUMN "sessionEpoch" INTEGER NOT NULL DEFAULT 0;
