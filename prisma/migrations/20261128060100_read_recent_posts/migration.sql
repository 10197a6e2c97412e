-- What went out lately is read, too. Of its own: a value that an enum has just got cannot be used in the same transaction.
INSERT INTO "PageLook" ("deliveryId", "kind", "dueAt", "endsAt")
SELECT d."id", l."kind"::"PageLookKind", d."sentAt" + l."after", d."sentAt" + l."until"
FROM "Delivery" d, (VALUES
  ('SENT_HOUR', interval '1 hour', interval '1 day'),
  ('SENT_WEEK', interval '7 days', interval '28 days'),
  ('SENT_MONTH', interval '28 days', interval '56 days')) AS l("kind", "after", "until")
WHERE d."status" = 'SUCCESS' AND d."externalId" IS NOT NULL AND d."sentAt" + l."after" > now()
ON CONFLICT DO NOTHING;
