-- What is due is read onwards from the last one read: by time, and by id among those of one moment.

-- DropIndex
DROP INDEX "Delivery_due_idx";

-- CreateIndex
CREATE INDEX "Delivery_due_idx" ON "Delivery"("dueAt", "id") WHERE ((status = 'PENDING'::"DeliveryStatus") AND ("heldAt" IS NULL));

-- The others hold what is on its way alone: a post that is out has no entry to be written.

-- DropIndex
DROP INDEX "Delivery_status_dueAt_idx";

-- DropIndex
DROP INDEX "Delivery_status_leaseUntil_idx";

-- CreateIndex
CREATE INDEX "Delivery_doubt_idx" ON "Delivery"("dueAt", "id") WHERE (status = 'UNKNOWN'::"DeliveryStatus");

-- CreateIndex
CREATE INDEX "Delivery_lease_idx" ON "Delivery"("leaseUntil") WHERE (status = 'SENDING'::"DeliveryStatus");
