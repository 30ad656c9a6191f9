-- Which site a slug means, in a table that a server which spreads `website` over machines can keep whole on each of them.
CREATE TABLE website_slug (
  identifier text PRIMARY KEY CHECK (identifier ~ '^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$'),
  website_id uuid NOT NULL UNIQUE
);
INSERT INTO website_slug (identifier, website_id) SELECT identifier, id FROM website;
SELECT protect_platform_table('website_slug', 'website_id');

-- Tables that are kept everywhere cannot point to one that is spread: who takes a site away takes these rows along.
ALTER TABLE website_host DROP CONSTRAINT website_host_website_id_fkey;
ALTER TABLE site_copy DROP CONSTRAINT site_copy_source_id_fkey, DROP CONSTRAINT site_copy_target_id_fkey;
CREATE INDEX site_copy_source ON site_copy (source_id);
CREATE INDEX site_copy_target ON site_copy (target_id);

-- For the version before this one, which writes `website` alone. A distributed database has no such version beside it, and
-- drops the trigger: from one machine it cannot write what lies on all.
CREATE FUNCTION keep_directory() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM website_slug WHERE website_id = OLD.id;
    DELETE FROM website_host WHERE website_id = OLD.id;
    DELETE FROM site_copy WHERE source_id = OLD.id OR target_id = OLD.id;
  ELSE
    INSERT INTO website_slug (identifier, website_id) VALUES (NEW.identifier, NEW.id)
    ON CONFLICT (website_id) DO UPDATE SET identifier = excluded.identifier;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER website_directory AFTER INSERT OR DELETE OR UPDATE OF identifier ON website FOR EACH ROW
  EXECUTE FUNCTION keep_directory();

-- As in 0046, with the copies, and with a setting that reaches the machines which hold the rows.
CREATE OR REPLACE FUNCTION purge_site(site uuid) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  held text;
  refused int;
BEGIN
  IF NOT EXISTS (SELECT FROM website WHERE id = site AND deleted_at IS NOT NULL) THEN RETURN; END IF;
  EXECUTE format('SET LOCAL app.site = %L', site);
  FOR round IN 1..20 LOOP
    refused := 0;
    FOR held IN
      SELECT t.relname FROM pg_class t JOIN pg_attribute a ON a.attrelid = t.oid
      WHERE t.relnamespace = 'public'::regnamespace AND t.relkind IN ('r', 'p') AND NOT t.relispartition
        AND a.attname = 'website_id' AND NOT a.attisdropped
    LOOP
      BEGIN
        EXECUTE format('DELETE FROM %I WHERE website_id = $1', held) USING site;
      EXCEPTION WHEN foreign_key_violation THEN
        refused := refused + 1;
      END;
    END LOOP;
    EXIT WHEN refused = 0;
  END LOOP;
  DELETE FROM site_copy WHERE source_id = site OR target_id = site;
  DELETE FROM website WHERE id = site;
END $$;
