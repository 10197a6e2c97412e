-- CreateIndex
CREATE UNIQUE INDEX "Delivery_platform_externalId_key" ON "Delivery"("platform", "externalId");
