-- What is due is read onwards from the last one read: by time, and by id among those of one moment.

-- DropIndex
DROP INDEX "Delivery_due_idx";

-- CreateIndex
CREATE INDEX "Delivery_due_idx" ON "Delivery"("dueAt", "id") WHERE ((status = 'PENDING'::"DeliveryStatus") AND ("heldAt" IS NULL));
