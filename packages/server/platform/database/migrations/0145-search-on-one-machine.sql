-- Search for a server that spreads tables over machines: triggers write one table a statement, and rows whose values are there;
-- what is read is text of the statement itself. Functions in SQL with parameters have no plan there, those in PL/pgSQL do.

-- As in 0019. Words in order, so that two who write the same ones wait for each other and no more.
CREATE FUNCTION note_words(site uuid, words text[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  fresh text;
BEGIN
  IF NOT EXISTS (SELECT FROM website WHERE id = site) THEN RETURN; END IF;
  FOR fresh IN SELECT DISTINCT own.word FROM unnest(words) AS own(word) WHERE length(own.word) BETWEEN 3 AND 40 ORDER BY 1 LOOP
    INSERT INTO search_word (website_id, word) VALUES (site, fresh) ON CONFLICT DO NOTHING;
  END LOOP;
END $$;

DROP FUNCTION refresh_item_search(uuid, uuid[]);
CREATE FUNCTION refresh_item_search(site uuid, ids uuid[]) RETURNS void
LANGUAGE plpgsql SET enable_seqscan = off SET enable_nestloop = on AS $$
DECLARE
  stemmer regconfig := (SELECT stemmer_of(language) FROM website WHERE website.id = site);
  words text[] := '{}';
  written record;
  vector tsvector;
BEGIN
  IF stemmer IS NULL THEN RETURN; END IF;
  FOR written IN
    SELECT item.id, plain_words(item.title) AS title,
      plain_words(concat_ws(' ', array_to_string(item.tags, ' '), array_to_string(item.categories, ' '), sold.words)) AS facts,
      plain_words(left(item.excerpt, 4000)) AS excerpt, plain_words(left(item.body, 12000)) AS body
    FROM item LEFT JOIN LATERAL (
      SELECT concat_ws(' ', string_agg(concat_ws(' ', variant.sku, regexp_replace(variant.sku, '[^[:alnum:]]', '', 'g')), ' '),
        string_agg(DISTINCT (SELECT string_agg(value, ' ') FROM jsonb_each_text(variant.attributes)), ' ')) AS words
      FROM variant WHERE variant.website_id = site AND variant.product_id = item.id AND NOT variant.archived
    ) AS sold ON true
    WHERE item.website_id = site AND item.id = ANY (ids) ORDER BY item.id
  LOOP
    words := words || regexp_split_to_array(concat_ws(' ', written.title, written.facts), ' ');
    vector := search_vector(stemmer, written.title, 'A') || search_vector(stemmer, written.facts, 'B')
      || search_vector(stemmer, written.excerpt, 'C') || search_vector(stemmer, written.body, 'D');
    INSERT INTO item_search (website_id, item_id, document) VALUES (site, written.id, vector)
    ON CONFLICT (website_id, item_id) DO UPDATE SET document = EXCLUDED.document;
  END LOOP;
  PERFORM note_words(site, words);
END $$;

DROP FUNCTION refresh_item_facet(uuid, uuid[]);
CREATE FUNCTION refresh_item_facet(site uuid, ids uuid[]) RETURNS void
LANGUAGE plpgsql SET enable_seqscan = off SET enable_nestloop = on AS $$
DECLARE
  fact record;
BEGIN
  FOR fact IN
    SELECT item.id, item.collection_id, item.workflow_state = 1 AND item.deleted_at IS NULL AS is_listed, item.publish_on,
      item.added_on, item.display_index, lower(unaccent(item.title)) AS sort_title, item.tags,
      array(SELECT DISTINCT array_to_string((string_to_array(path, '/'))[:depth], '/')
        FROM unnest(item.categories) AS own(path), generate_series(1, array_length(string_to_array(path, '/'), 1)) AS depth)
        AS categories,
      array(SELECT DISTINCT name || chr(31) || value FROM variant, jsonb_each_text(variant.attributes) AS own(name, value)
        WHERE variant.website_id = site AND variant.product_id = item.id AND NOT variant.archived AND value <> ''
          AND name = ANY (product.variant_option_ordering)) AS options,
      sold.price, product.product_type <> 4 AND coalesce(sold.on_sale, false) AS on_sale,
      product.product_type NOT IN (1, 3) OR coalesce(sold.is_available, false) AS is_available
    FROM item JOIN product ON product.website_id = site AND product.id = item.id
    LEFT JOIN LATERAL (
      SELECT min(CASE WHEN variant.on_sale THEN variant.sale_price ELSE variant.price END) AS price,
        bool_or(variant.on_sale) AS on_sale, bool_or(unlimited OR on_hand > reserved) AS is_available
      FROM variant WHERE variant.website_id = site AND variant.product_id = item.id AND NOT variant.archived
    ) AS sold ON true
    WHERE item.website_id = site AND item.id = ANY (ids) ORDER BY item.id
  LOOP
    INSERT INTO item_facet (website_id, item_id, collection_id, is_listed, publish_on, added_on, display_index, sort_title,
      tags, categories, options, price, on_sale, is_available)
    VALUES (site, fact.id, fact.collection_id, fact.is_listed, fact.publish_on, fact.added_on, fact.display_index,
      fact.sort_title, fact.tags, fact.categories, fact.options, fact.price, fact.on_sale, fact.is_available)
    ON CONFLICT (website_id, item_id) DO UPDATE SET collection_id = EXCLUDED.collection_id, is_listed = EXCLUDED.is_listed,
      publish_on = EXCLUDED.publish_on, added_on = EXCLUDED.added_on, display_index = EXCLUDED.display_index,
      sort_title = EXCLUDED.sort_title, tags = EXCLUDED.tags, categories = EXCLUDED.categories, options = EXCLUDED.options,
      price = EXCLUDED.price, on_sale = EXCLUDED.on_sale, is_available = EXCLUDED.is_available;
  END LOOP;
END $$;

DROP FUNCTION refresh_page_search(uuid, uuid[]);
CREATE FUNCTION refresh_page_search(site uuid, ids uuid[]) RETURNS void
LANGUAGE plpgsql SET enable_seqscan = off SET enable_nestloop = on AS $$
DECLARE
  stemmer regconfig := (SELECT stemmer_of(language) FROM website WHERE website.id = site);
  words text[] := '{}';
  written record;
  vector tsvector;
BEGIN
  IF stemmer IS NULL THEN RETURN; END IF;
  FOR written IN
    SELECT page.id, plain_words(page.title) AS title, plain_words(left(page.description, 4000)) AS description,
      left(coalesce(document_words(held.published), page.main_content), 20000) AS body
    FROM collection AS page LEFT JOIN page_document AS held ON held.website_id = site AND held.collection_id = page.id
    WHERE page.website_id = site AND page.id = ANY (ids) ORDER BY page.id
  LOOP
    words := words || regexp_split_to_array(written.title, ' ');
    vector := search_vector(stemmer, written.title, 'A') || search_vector(stemmer, written.description, 'C')
      || search_vector(stemmer, plain_words(written.body), 'D');
    INSERT INTO page_search (website_id, collection_id, body, document) VALUES (site, written.id, written.body, vector)
    ON CONFLICT (website_id, collection_id) DO UPDATE SET body = EXCLUDED.body, document = EXCLUDED.document;
  END LOOP;
  PERFORM note_words(site, words);
END $$;

-- Row-level security keeps full text and likeness away from their indexes (their operators are not leakproof). A view reads as
-- its owner, whom `found_by_function` lets see all rows, and names the site itself; its text becomes part of the statement.
CREATE VIEW searched_item AS SELECT website_id, item_id, document FROM item_search WHERE website_id = current_site();
CREATE VIEW searched_page AS SELECT website_id, collection_id, document FROM page_search WHERE website_id = current_site();
CREATE VIEW searched_word AS SELECT website_id, word FROM search_word WHERE website_id = current_site();
CREATE VIEW searched_translation AS
  SELECT website_id, language, kind, id, field, value, document FROM translation WHERE website_id = current_site();
GRANT SELECT ON searched_item, searched_page, searched_word, searched_translation TO quoin_app;

-- Each typed word: whether anything begins with it or means it, whether the language passes over it, and what it is like.
-- Needs pg_trgm.word_similarity_threshold = 0.3, which the caller sets: a function's own setting stays on this machine.
CREATE FUNCTION typed_words(typed text, in_pages boolean)
RETURNS TABLE (place int, term text, is_known boolean, is_passed_over boolean, alike text[]) LANGUAGE plpgsql STABLE AS $$
DECLARE
  site uuid := current_site();
  stemmer regconfig := (SELECT stemmer_of(language) FROM website WHERE id = site);
  meant tsquery;
BEGIN
  FOR place, term IN SELECT own.place, own.word FROM regexp_split_to_table(plain_words(left(typed, 200)), ' ')
    WITH ORDINALITY AS own(word, place) WHERE own.word <> '' ORDER BY own.place LIMIT 8
  LOOP
    meant := plainto_tsquery(stemmer, term);
    is_passed_over := numnode(meant) = 0;
    meant := to_tsquery('simple', quote_literal(term) || ':*') || meant;
    is_known := EXISTS (SELECT FROM searched_word
        WHERE website_id = site AND word >= term COLLATE "C" AND word < (term || chr(65533)) COLLATE "C")
      OR EXISTS (SELECT FROM searched_item WHERE website_id = site AND document @@ meant);
    IF in_pages AND NOT is_known THEN
      is_known := EXISTS (SELECT FROM searched_page WHERE website_id = site AND document @@ meant);
    END IF;
    -- Two swapped letters leave a short word hardly a trigram: there, all with its first letter are looked at.
    alike := CASE WHEN is_known OR length(term) < 4 THEN '{}' ELSE array(
      (SELECT word FROM searched_word WHERE website_id = site AND word %> term
        ORDER BY greatest(similarity(word, term), word_similarity(term, word)) DESC, word LIMIT 60)
      UNION ALL
      (SELECT word FROM searched_word WHERE length(term) < 7 AND website_id = site
        AND word >= left(term, 1) COLLATE "C" AND word < (left(term, 1) || chr(65533)) COLLATE "C"
        AND length(word) >= length(term) - 1 LIMIT 1500)) END;
    RETURN NEXT;
  END LOOP;
END $$;
REVOKE ALL ON FUNCTION typed_words(text, boolean) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION typed_words(text, boolean) TO quoin_app;
