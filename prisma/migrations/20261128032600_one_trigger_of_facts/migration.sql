-- What changes or removes a fact has the scheduled posts checked that lean on it (lib/posts/scheduling/facts-of-posts.ts).
DROP TRIGGER "Fact_leaned_on" ON "Fact";
DROP FUNCTION fact_leaned_on();

-- Another text has other claims and other blanks: of a scheduled post they are looked for soon, whoever wrote it.
CREATE OR REPLACE FUNCTION post_revised() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW."revision" := OLD."revision" + 1;
  IF OLD."readRevision" = OLD."revision" AND OLD."content" = NEW."content" THEN
    NEW."readRevision" := NEW."revision";
  END IF;
  IF OLD."content" IS DISTINCT FROM NEW."content" THEN
    NEW."claimsRevision" := NULL;
    IF NEW."status" = 'SCHEDULED' THEN
      NEW."preflightAt" := least(NEW."preflightAt", app_now() + interval '1 minute');
    END IF;
  END IF;
  RETURN NEW;
END $$;
