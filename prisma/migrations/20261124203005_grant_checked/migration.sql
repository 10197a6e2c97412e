-- By itself, because a migration is one transaction: the one before locks "CreditEntry" for everybody, while this one
-- reads all of its rows and lets others read and write them.
ALTER TABLE "CreditEntry" VALIDATE CONSTRAINT "CreditEntry_delta_check";
