-- Finding pages and entries by what they say in a further language (decision 0075), as 0019 and 0032 do for the main one.

-- A title, C short texts, D the others: as written, and stemmed in the translation's language. NULL for what no search finds.
ALTER TABLE translation ADD COLUMN document tsvector;
CREATE INDEX translation_document ON translation USING gin (website_id, language, document) WHERE document IS NOT NULL;
-- As in 0019: full text keeps away from its index under row-level security.
CREATE POLICY found_by_function ON translation FOR SELECT TO CURRENT_USER USING (true);

CREATE FUNCTION note_translation() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.document := CASE WHEN NEW.kind IN ('item', 'page', 'block') AND NEW.field NOT IN ('urlId', 'navigationTitle', 'seo.title')
    THEN search_vector(stemmer_of(NEW.language), plain_words(left(NEW.value, 20000)),
      (CASE WHEN NEW.kind <> 'block' AND NEW.field = 'title' THEN 'A'
        WHEN NEW.field IN ('description', 'excerpt', 'seo.description') THEN 'C' ELSE 'D' END)::"char") END;
  RETURN NEW;
END $$;
CREATE TRIGGER translation_search BEFORE INSERT OR UPDATE OF value ON translation FOR EACH ROW EXECUTE FUNCTION note_translation();

-- Translations of the current site in one language, with how well they fit. patterns: of LIKE, for languages that write no
-- spaces between words, where full text knows no words; NULL for all others.
CREATE FUNCTION match_translations(spoken text, wanted tsquery, patterns text[])
RETURNS TABLE (kind text, id text, field text, value text, rank real)
LANGUAGE sql STABLE SECURITY DEFINER ROWS 50 SET search_path = public, pg_temp AS $$
  SELECT found.kind, found.id, found.field, found.value, ts_rank('{0.05, 0.15, 0.5, 1}', found.document, wanted, 1)
  FROM translation AS found
  WHERE found.website_id = current_site() AND found.language = spoken AND found.document @@ wanted
  UNION ALL
  SELECT found.kind, found.id, found.field, found.value, CASE WHEN found.field = 'title' THEN 0.5 ELSE 0.05 END::real
  FROM translation AS found
  WHERE patterns IS NOT NULL AND found.website_id = current_site() AND found.language = spoken
    AND found.document IS NOT NULL AND NOT found.document @@ wanted AND plain_words(found.value) LIKE ALL (patterns)
$$;
REVOKE ALL ON FUNCTION match_translations(text, tsquery, text[]) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION match_translations(text, tsquery, text[]) TO quoin_app;

-- What is there already.
DO $$
DECLARE site uuid;
BEGIN
  FOR site IN SELECT id FROM website LOOP
    PERFORM set_config('app.site', site::text, true);
    UPDATE translation SET value = value WHERE website_id = site;
  END LOOP;
  PERFORM set_config('app.site', '', true);
END $$;
