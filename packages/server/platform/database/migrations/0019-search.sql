-- Finding items: words with weights, facts to filter and sort products by, and the words of a site for what is typed wrongly.
-- Triggers keep all three in the transaction of the change, whoever makes it.
CREATE EXTENSION IF NOT EXISTS btree_gin;

CREATE TABLE item_search (
  website_id uuid NOT NULL,
  item_id uuid NOT NULL,
  -- A title, B tags, categories, options, SKUs, C excerpt, D text: as written, and stemmed in the site's language.
  document tsvector NOT NULL,
  PRIMARY KEY (website_id, item_id),
  FOREIGN KEY (website_id, item_id) REFERENCES item ON DELETE CASCADE
);
CREATE INDEX item_search_document ON item_search USING gin (website_id, document);

-- One narrow row per product: what lists filter, count and sort by without touching five tables.
CREATE TABLE item_facet (
  website_id uuid NOT NULL,
  item_id uuid NOT NULL,
  collection_id uuid NOT NULL,
  -- Published and not in the trash; whether its time has come stands in publish_on.
  is_listed boolean NOT NULL,
  publish_on timestamptz(3),
  added_on timestamptz(3) NOT NULL,
  display_index int NOT NULL,
  -- Lower case without accents: what sorting by name compares.
  sort_title text NOT NULL,
  tags text[] NOT NULL,
  -- With those above: a product in prints/large is in prints too.
  categories text[] NOT NULL,
  -- Name, a unit separator, value: once for each that a variant on sale here has.
  options text[] NOT NULL,
  -- The lowest that a variant costs now; NULL without variants.
  price bigint,
  on_sale boolean NOT NULL,
  is_available boolean NOT NULL,
  PRIMARY KEY (website_id, item_id),
  FOREIGN KEY (website_id, item_id) REFERENCES item ON DELETE CASCADE
);
CREATE INDEX item_facet_collection ON item_facet (website_id, collection_id, display_index, item_id);

-- Words of titles, tags, categories and options. One that nothing has any more leads nowhere and does no harm.
CREATE TABLE search_word (
  website_id uuid NOT NULL REFERENCES website ON DELETE CASCADE,
  word text COLLATE "C" NOT NULL,
  PRIMARY KEY (website_id, word)
);
CREATE INDEX search_word_likeness ON search_word USING gin (website_id, word gin_trgm_ops);

SELECT protect_site_table('item_search');
SELECT protect_site_table('item_facet');
SELECT protect_site_table('search_word');
-- Row-level security keeps full text and likeness away from their indexes (their operators are not leakproof). The two
-- functions below run as the owner of the schema, whom this lets see all rows, and name the site themselves.
CREATE POLICY found_by_function ON item_search FOR SELECT TO CURRENT_USER USING (true);
CREATE POLICY found_by_function ON search_word FOR SELECT TO CURRENT_USER USING (true);

-- Words in lower case without accents, markup and signs, one space between: the same for what is kept and what is typed.
CREATE FUNCTION plain_words(written text) RETURNS text LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT btrim(regexp_replace(regexp_replace(
    lower(unaccent(regexp_replace(written, '<[^>]*>|&#?[[:alnum:]]+;', ' ', 'g'))),
    '[''`\u2018\u2019]', '', 'g'), '[\u0001-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\u3000-\u303f]+', ' ', 'g'))
$$;

CREATE FUNCTION stemmer_of(language text) RETURNS regconfig LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT CASE split_part(lower(language), '-', 1)
    WHEN 'ar' THEN 'arabic' WHEN 'da' THEN 'danish' WHEN 'de' THEN 'german' WHEN 'el' THEN 'greek'
    WHEN 'en' THEN 'english' WHEN 'es' THEN 'spanish' WHEN 'fi' THEN 'finnish' WHEN 'fr' THEN 'french'
    WHEN 'ga' THEN 'irish' WHEN 'hu' THEN 'hungarian' WHEN 'id' THEN 'indonesian' WHEN 'it' THEN 'italian'
    WHEN 'lt' THEN 'lithuanian' WHEN 'nb' THEN 'norwegian' WHEN 'nl' THEN 'dutch' WHEN 'nn' THEN 'norwegian'
    WHEN 'no' THEN 'norwegian' WHEN 'pt' THEN 'portuguese' WHEN 'ro' THEN 'romanian' WHEN 'ru' THEN 'russian'
    WHEN 'sv' THEN 'swedish' WHEN 'tr' THEN 'turkish' ELSE 'simple' END::regconfig
$$;

CREATE FUNCTION search_vector(stemmer regconfig, words text, weight "char") RETURNS tsvector LANGUAGE sql STABLE PARALLEL SAFE AS $$
  SELECT setweight(to_tsvector('simple', words) || to_tsvector(stemmer, words), weight)
$$;

-- Texts are read up to a length: a description may be 100 KB, a document may not.
-- Tables that have just been filled have no statistics yet: each row is fetched by its key, whatever the planner believes.
CREATE FUNCTION refresh_item_search(site uuid, ids uuid[]) RETURNS void LANGUAGE sql SET enable_seqscan = off SET enable_nestloop = on AS $$
  WITH written AS MATERIALIZED (
    SELECT item.id, plain_words(item.title) AS title,
      plain_words(concat_ws(' ', array_to_string(item.tags, ' '), array_to_string(item.categories, ' '), sold.words)) AS facts,
      plain_words(left(item.excerpt, 4000)) AS excerpt, plain_words(left(item.body, 12000)) AS body
    FROM unnest(ids) AS fresh(id)
    JOIN LATERAL (SELECT * FROM item AS own WHERE own.website_id = site AND own.id = fresh.id OFFSET 0) AS item ON true
    LEFT JOIN LATERAL (
      SELECT concat_ws(' ', string_agg(concat_ws(' ', variant.sku, regexp_replace(variant.sku, '[^[:alnum:]]', '', 'g')), ' '),
        string_agg(DISTINCT (SELECT string_agg(value, ' ') FROM jsonb_each_text(variant.attributes)), ' ')) AS words
      FROM variant WHERE variant.website_id = site AND variant.product_id = fresh.id AND NOT variant.archived
    ) AS sold ON true
  ), words AS (
    INSERT INTO search_word (website_id, word)
    SELECT DISTINCT site, word FROM written, regexp_split_to_table(concat_ws(' ', title, facts), ' ') AS own(word)
    WHERE length(word) BETWEEN 3 AND 40 AND EXISTS (SELECT FROM website WHERE website.id = site)
    ORDER BY word ON CONFLICT DO NOTHING
  )
  INSERT INTO item_search (website_id, item_id, document)
  SELECT site, written.id, search_vector(stemmer, title, 'A') || search_vector(stemmer, facts, 'B')
    || search_vector(stemmer, excerpt, 'C') || search_vector(stemmer, body, 'D')
  FROM written, (SELECT stemmer_of(language) AS stemmer FROM website WHERE website.id = site) AS own
  ON CONFLICT (website_id, item_id) DO UPDATE SET document = EXCLUDED.document
$$;

-- The rules of domain/catalog (price.ts, stock.ts) as facts; a test compares them product by product.
CREATE FUNCTION refresh_item_facet(site uuid, ids uuid[]) RETURNS void LANGUAGE sql SET enable_seqscan = off SET enable_nestloop = on AS $$
  INSERT INTO item_facet (website_id, item_id, collection_id, is_listed, publish_on, added_on, display_index, sort_title,
    tags, categories, options, price, on_sale, is_available)
  SELECT site, item.id, item.collection_id, item.workflow_state = 1 AND item.deleted_at IS NULL, item.publish_on,
    item.added_on, item.display_index, lower(unaccent(item.title)), item.tags,
    array(SELECT DISTINCT array_to_string((string_to_array(path, '/'))[:depth], '/')
      FROM unnest(item.categories) AS own(path), generate_series(1, array_length(string_to_array(path, '/'), 1)) AS depth),
    array(SELECT DISTINCT name || chr(31) || value FROM variant, jsonb_each_text(variant.attributes) AS own(name, value)
      WHERE variant.website_id = site AND variant.product_id = fresh.id AND NOT variant.archived AND value <> ''
        AND name = ANY (product.variant_option_ordering)),
    sold.price, product.product_type <> 4 AND coalesce(sold.on_sale, false),
    product.product_type NOT IN (1, 3) OR coalesce(sold.is_available, false)
  FROM unnest(ids) AS fresh(id)
  JOIN LATERAL (SELECT * FROM item AS own WHERE own.website_id = site AND own.id = fresh.id OFFSET 0) AS item ON true
  JOIN LATERAL (SELECT * FROM product AS own WHERE own.website_id = site AND own.id = fresh.id OFFSET 0) AS product ON true
  LEFT JOIN LATERAL (
    SELECT min(CASE WHEN on_sale THEN sale_price ELSE price END) AS price, bool_or(on_sale) AS on_sale,
      bool_or(unlimited OR on_hand > reserved) AS is_available
    FROM variant WHERE variant.website_id = site AND variant.product_id = fresh.id AND NOT variant.archived
  ) AS sold ON true
  ON CONFLICT (website_id, item_id) DO UPDATE SET collection_id = EXCLUDED.collection_id, is_listed = EXCLUDED.is_listed,
    publish_on = EXCLUDED.publish_on, added_on = EXCLUDED.added_on, display_index = EXCLUDED.display_index,
    sort_title = EXCLUDED.sort_title, tags = EXCLUDED.tags, categories = EXCLUDED.categories, options = EXCLUDED.options,
    price = EXCLUDED.price, on_sale = EXCLUDED.on_sale, is_available = EXCLUDED.is_available
$$;

CREATE FUNCTION note_items() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE site uuid; ids uuid[];
BEGIN
  FOR site, ids IN SELECT website_id, array_agg(id ORDER BY id) FROM fresh GROUP BY website_id LOOP
    PERFORM refresh_item_search(site, ids);
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER item_search_insert AFTER INSERT ON item
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION note_items();

-- A plan made for one changed row serves ten thousand too.
CREATE FUNCTION note_item_changes() RETURNS trigger LANGUAGE plpgsql SET enable_nestloop = off AS $$
DECLARE site uuid; texts uuid[]; facts uuid[];
BEGIN
  FOR site, texts, facts IN
    SELECT fresh.website_id,
      array_agg(fresh.id ORDER BY fresh.id) FILTER (WHERE (fresh.title, fresh.body, fresh.excerpt, fresh.tags, fresh.categories)
        IS DISTINCT FROM (former.title, former.body, former.excerpt, former.tags, former.categories)),
      array_agg(fresh.id ORDER BY fresh.id) FILTER (WHERE (fresh.collection_id, fresh.workflow_state, fresh.deleted_at,
          fresh.publish_on, fresh.display_index, fresh.title, fresh.tags, fresh.categories)
        IS DISTINCT FROM (former.collection_id, former.workflow_state, former.deleted_at,
          former.publish_on, former.display_index, former.title, former.tags, former.categories))
    FROM fresh JOIN former ON former.website_id = fresh.website_id AND former.id = fresh.id GROUP BY fresh.website_id
  LOOP
    IF texts IS NOT NULL THEN PERFORM refresh_item_search(site, texts); END IF;
    IF facts IS NOT NULL THEN PERFORM refresh_item_facet(site, facts); END IF;
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER item_search_update AFTER UPDATE ON item
  REFERENCING NEW TABLE AS fresh OLD TABLE AS former FOR EACH STATEMENT EXECUTE FUNCTION note_item_changes();

CREATE FUNCTION note_products() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE site uuid; ids uuid[];
BEGIN
  FOR site, ids IN SELECT website_id, array_agg(id ORDER BY id) FROM fresh GROUP BY website_id LOOP
    PERFORM refresh_item_facet(site, ids);
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER product_facet_insert AFTER INSERT ON product
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION note_products();

CREATE FUNCTION note_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_item_facet(NEW.website_id, ARRAY[NEW.id]);
  RETURN NULL;
END $$;
CREATE TRIGGER product_facet_update AFTER UPDATE OF product_type, variant_option_ordering ON product FOR EACH ROW
  WHEN ((OLD.product_type, OLD.variant_option_ordering) IS DISTINCT FROM (NEW.product_type, NEW.variant_option_ordering))
  EXECUTE FUNCTION note_product();

CREATE FUNCTION note_variants() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE site uuid; ids uuid[];
BEGIN
  FOR site, ids IN SELECT website_id, array_agg(DISTINCT product_id) FROM fresh GROUP BY website_id LOOP
    PERFORM refresh_item_facet(site, ids);
    PERFORM refresh_item_search(site, ids);
  END LOOP;
  RETURN NULL;
END $$;
CREATE TRIGGER variant_search_insert AFTER INSERT ON variant
  REFERENCING NEW TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION note_variants();
CREATE TRIGGER variant_search_delete AFTER DELETE ON variant
  REFERENCING OLD TABLE AS fresh FOR EACH STATEMENT EXECUTE FUNCTION note_variants();

CREATE FUNCTION note_variant_facts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_item_facet(NEW.website_id, ARRAY[NEW.product_id]);
  RETURN NULL;
END $$;
-- A sale that leaves something on the shelf does nothing here.
CREATE TRIGGER variant_facet_update AFTER UPDATE OF price, sale_price, on_sale, unlimited, on_hand, reserved, attributes, archived
  ON variant FOR EACH ROW
  WHEN ((OLD.price, OLD.sale_price, OLD.on_sale, OLD.unlimited OR OLD.on_hand > OLD.reserved, OLD.attributes, OLD.archived)
    IS DISTINCT FROM
    (NEW.price, NEW.sale_price, NEW.on_sale, NEW.unlimited OR NEW.on_hand > NEW.reserved, NEW.attributes, NEW.archived))
  EXECUTE FUNCTION note_variant_facts();

CREATE FUNCTION note_variant_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_item_search(NEW.website_id, ARRAY[NEW.product_id]);
  RETURN NULL;
END $$;
CREATE TRIGGER variant_search_update AFTER UPDATE OF sku, attributes, archived ON variant FOR EACH ROW
  WHEN ((OLD.sku, OLD.attributes, OLD.archived) IS DISTINCT FROM (NEW.sku, NEW.attributes, NEW.archived))
  EXECUTE FUNCTION note_variant_words();

-- Another language stems otherwise.
CREATE FUNCTION note_language() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM refresh_item_search(NEW.id, array(SELECT id FROM item WHERE website_id = NEW.id ORDER BY id));
  RETURN NULL;
END $$;
CREATE TRIGGER website_search_language AFTER UPDATE OF language ON website FOR EACH ROW
  WHEN (stemmer_of(OLD.language) IS DISTINCT FROM stemmer_of(NEW.language)) EXECUTE FUNCTION note_language();

-- Items of the current site with how well they fit, best weights first.
CREATE FUNCTION match_items(wanted tsquery) RETURNS TABLE (item_id uuid, rank real)
LANGUAGE sql STABLE SECURITY DEFINER ROWS 300 SET search_path = public, pg_temp AS $$
  SELECT found.item_id, ts_rank('{0.05, 0.15, 0.5, 1}', found.document, wanted, 1) FROM item_search AS found
  WHERE found.website_id = current_site() AND found.document @@ wanted
$$;

-- Each typed word: whether anything begins with it or means it, whether the language passes over it, and what it is like.
CREATE FUNCTION search_terms(typed text) RETURNS TABLE (place int, term text, is_known boolean, is_passed_over boolean, alike text[])
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp SET pg_trgm.word_similarity_threshold = 0.3 AS $$
DECLARE
  site uuid := current_site();
  stemmer regconfig := (SELECT stemmer_of(language) FROM website WHERE id = site);
BEGIN
  FOR place, term IN SELECT own.place, own.word FROM regexp_split_to_table(plain_words(left(typed, 200)), ' ')
    WITH ORDINALITY AS own(word, place) WHERE own.word <> '' ORDER BY own.place LIMIT 8
  LOOP
    is_passed_over := numnode(plainto_tsquery(stemmer, term)) = 0;
    is_known := EXISTS (SELECT FROM search_word WHERE website_id = site AND word >= term COLLATE "C" AND word < (term || chr(65533)) COLLATE "C")
      OR EXISTS (SELECT FROM item_search WHERE website_id = site
        AND document @@ (to_tsquery('simple', quote_literal(term) || ':*') || plainto_tsquery(stemmer, term)));
    -- Two swapped letters leave a short word hardly a trigram: there, all with its first letter are looked at.
    alike := CASE WHEN is_known OR length(term) < 4 THEN '{}' ELSE array(
      (SELECT word FROM search_word WHERE website_id = site AND word %> term
        ORDER BY greatest(similarity(word, term), word_similarity(term, word)) DESC, word LIMIT 60)
      UNION ALL
      (SELECT word FROM search_word WHERE length(term) < 7 AND website_id = site
        AND word >= left(term, 1) COLLATE "C" AND word < (left(term, 1) || chr(65533)) COLLATE "C"
        AND length(word) >= length(term) - 1 LIMIT 1500)) END;
    RETURN NEXT;
  END LOOP;
END $$;

REVOKE ALL ON FUNCTION match_items(tsquery), search_terms(text) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION match_items(tsquery), search_terms(text) TO quoin_app;

-- What is there already.
DO $$
DECLARE site uuid;
BEGIN
  FOR site IN SELECT id FROM website LOOP
    PERFORM set_config('app.site', site::text, true);
    PERFORM refresh_item_search(site, array(SELECT id FROM item WHERE website_id = site ORDER BY id));
    PERFORM refresh_item_facet(site, array(SELECT id FROM product WHERE website_id = site ORDER BY id));
  END LOOP;
  PERFORM set_config('app.site', '', true);
END $$;
