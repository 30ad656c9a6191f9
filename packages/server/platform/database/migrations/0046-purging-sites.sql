-- Takes away for good everything of a site that was deleted: rows of sales, which outlive much else, point at each other and
-- not at the site, so each table is tried until nothing stands in its way.
CREATE FUNCTION purge_site(site uuid) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  held text;
  refused int;
BEGIN
  IF NOT EXISTS (SELECT FROM website WHERE id = site AND deleted_at IS NOT NULL) THEN RETURN; END IF;
  PERFORM set_config('app.site', site::text, true);
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
  DELETE FROM website WHERE id = site;
END $$;
REVOKE ALL ON FUNCTION purge_site(uuid) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION purge_site(uuid) TO quoin_app;
