-- Finding pages by their words, as 0019 does for items: kept by triggers, read through a function that names the site itself.
CREATE TABLE page_search (
  website_id uuid NOT NULL,
  collection_id uuid NOT NULL,
  -- What a page says, as HTML in reading order, up to a length: results quote from it.
  body text NOT NULL,
  -- A title, C description, D text: as written, and stemmed in the site's language.
  document tsvector NOT NULL,
  PRIMARY KEY (website_id, collection_id),
  FOREIGN KEY (website_id, collection_id) REFERENCES collection ON DELETE CASCADE
);
CREATE INDEX page_search_document ON page_search USING gin (website_id, document);
SELECT protect_site_table('page_search');
-- As in 0019: full text keeps away from its index under row-level security.
CREATE POLICY found_by_function ON page_search FOR SELECT TO CURRENT_USER USING (true);

-- The texts of blocks in reading order; links, colours and ids are not read.
CREATE FUNCTION document_words(part jsonb) RETURNS text LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
BEGIN
  RETURN CASE jsonb_typeof(part)
    WHEN 'array' THEN (SELECT string_agg(document_words(each), ' ' ORDER BY place)
      FROM jsonb_array_elements(part) WITH ORDINALITY AS own(each, place))
    WHEN 'object' THEN (SELECT string_agg(CASE WHEN jsonb_typeof(each) <> 'string' THEN document_words(each)
        WHEN key IN ('html', 'text', 'title', 'headerText', 'description', 'body', 'quote', 'source', 'label', 'caption', 'linkText')
        THEN each #>> '{}' END, ' ')
      FROM jsonb_each(part) AS own(key, each)) END;
END $$;

CREATE FUNCTION refresh_page_search(site uuid, ids uuid[]) RETURNS void LANGUAGE sql SET enable_seqscan = off SET enable_nestloop = on AS $$
  WITH written AS MATERIALIZED (
    SELECT page.id, plain_words(page.title) AS title, plain_words(left(page.description, 4000)) AS description,
      left(coalesce(document_words(document.published), page.main_content), 20000) AS body
    FROM unnest(ids) AS fresh(id)
    JOIN LATERAL (SELECT * FROM collection AS own WHERE own.website_id = site AND own.id = fresh.id OFFSET 0) AS page ON true
    LEFT JOIN page_document AS document ON document.website_id = site AND document.collection_id = fresh.id
  ), words AS (
    INSERT INTO search_word (website_id, word)
    SELECT DISTINCT site, word FROM written, regexp_split_to_table(title, ' ') AS own(word)
    WHERE length(word) BETWEEN 3 AND 40 AND EXISTS (SELECT FROM website WHERE website.id = site)
    ORDER BY word ON CONFLICT DO NOTHING
  )
  INSERT INTO page_search (website_id, collection_id, body, document)
  SELECT site, written.id, body, search_vector(stemmer, title, 'A') || search_vector(stemmer, description, 'C')
    || search_vector(stemmer, plain_words(body), 'D')
  FROM written, (SELECT stemmer_of(language) AS stemmer FROM website WHERE website.id = site) AS own
  ON CONFLICT (website_id, collection_id) DO UPDATE SET body = EXCLUDED.body, document = EXCLUDED.document
$$;

CREATE FUNCTION note_page() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_page_search(NEW.website_id, ARRAY[NEW.id]);
  RETURN NULL;
END $$;
CREATE TRIGGER page_search_insert AFTER INSERT ON collection FOR EACH ROW EXECUTE FUNCTION note_page();
CREATE TRIGGER page_search_update AFTER UPDATE OF title, description, main_content ON collection FOR EACH ROW
  WHEN ((OLD.title, OLD.description, OLD.main_content) IS DISTINCT FROM (NEW.title, NEW.description, NEW.main_content))
  EXECUTE FUNCTION note_page();

CREATE FUNCTION note_page_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_page_search(NEW.website_id, ARRAY[NEW.collection_id]);
  RETURN NULL;
END $$;
CREATE TRIGGER page_search_document AFTER INSERT OR UPDATE OF published ON page_document FOR EACH ROW
  EXECUTE FUNCTION note_page_document();

-- Another language stems otherwise.
CREATE FUNCTION note_page_language() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_page_search(NEW.id, array(SELECT id FROM collection WHERE website_id = NEW.id ORDER BY id));
  RETURN NULL;
END $$;
CREATE TRIGGER website_page_search_language AFTER UPDATE OF language ON website FOR EACH ROW
  WHEN (stemmer_of(OLD.language) IS DISTINCT FROM stemmer_of(NEW.language)) EXECUTE FUNCTION note_page_language();

-- Pages of the current site with how well they fit.
CREATE FUNCTION match_pages(wanted tsquery) RETURNS TABLE (collection_id uuid, rank real)
LANGUAGE sql STABLE SECURITY DEFINER ROWS 20 SET search_path = public, pg_temp AS $$
  SELECT found.collection_id, ts_rank('{0.05, 0.15, 0.5, 1}', found.document, wanted, 1) FROM page_search AS found
  WHERE found.website_id = current_site() AND found.document @@ wanted
$$;

-- search_terms of 0019, which also knows what only pages say.
CREATE FUNCTION site_search_terms(typed text)
RETURNS TABLE (place int, term text, is_known boolean, is_passed_over boolean, alike text[])
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT own.place, own.term, own.is_known OR said.on_pages, own.is_passed_over,
    CASE WHEN said.on_pages THEN '{}' ELSE own.alike END
  FROM search_terms(typed) AS own, LATERAL (SELECT EXISTS (SELECT FROM page_search AS page
    WHERE page.website_id = current_site() AND page.document @@ (to_tsquery('simple', quote_literal(own.term) || ':*')
      || plainto_tsquery((SELECT stemmer_of(language) FROM website WHERE id = current_site()), own.term))) AS on_pages) AS said
$$;

REVOKE ALL ON FUNCTION match_pages(tsquery), site_search_terms(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION match_pages(tsquery), site_search_terms(text) TO quoin_app;

-- What is there already.
DO $$
DECLARE site uuid;
BEGIN
  FOR site IN SELECT id FROM website LOOP
    PERFORM set_config('app.site', site::text, true);
    PERFORM refresh_page_search(site, array(SELECT id FROM collection WHERE website_id = site ORDER BY id));
  END LOOP;
  PERFORM set_config('app.site', '', true);
END $$;
