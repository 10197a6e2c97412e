-- At most fifty versions a post: the oldest go, but never the text that the post has, one that was sent to a page, or the
-- first that the model wrote.
CREATE OR REPLACE FUNCTION post_versions_bounded() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM "PostVersion" WHERE "id" IN (
    SELECT v."id" FROM "PostVersion" v JOIN "Post" p ON p."id" = v."postId"
    WHERE v."postId" = NEW."postId" AND v."id" <> NEW."id" AND v."content" <> p."content"
    ORDER BY v."id" DESC OFFSET 48)
  AND "id" <> coalesce((SELECT min(f."id") FROM "PostVersion" f
                        WHERE f."postId" = NEW."postId" AND f."source" = 'DRAFT'), 0)
  AND NOT EXISTS (SELECT 1 FROM "Delivery" d WHERE d."postId" = NEW."postId"
                  AND d."contentHash" = encode(sha256(convert_to("PostVersion"."content", 'UTF8')), 'hex'));
  RETURN NULL;
END $$;
