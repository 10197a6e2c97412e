-- One word for what a post shows in tables, routes and on the wire: media.
ALTER TYPE "PictureShape" RENAME TO "MediaShape";
ALTER FUNCTION post_pictures_changed() RENAME TO post_media_changed;
