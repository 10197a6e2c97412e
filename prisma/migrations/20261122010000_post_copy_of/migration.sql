-- The post that another one was made from as a copy; no foreign key, because that one may be removed.
ALTER TABLE "Post" ADD COLUMN "copyOf" INTEGER;
