-- The page was left: its owner removed our access at the network, or another page takes its place.
CREATE TRIGGER "Connection_voice_samples_left" AFTER UPDATE OF "pageId", "pageToken" ON "Connection"
  FOR EACH ROW WHEN (OLD."pageId" IS NOT NULL AND (NEW."pageId" IS DISTINCT FROM OLD."pageId"
    OR (OLD."pageToken" IS NOT NULL AND NEW."pageToken" IS NULL)))
  EXECUTE FUNCTION voice_samples_of_page();
