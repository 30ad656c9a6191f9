-- What owners say of the states of an order moves to the names that these texts have now (domain/orders/fulfilment/buyerState.ts).
WITH renamed (before, after) AS (
  VALUES ('orderPage/progress/preparing', 'orderPage/states/preparing'),
    ('orderPage/progress/sent', 'orderPage/states/sent'),
    ('orderPage/states/PENDING', 'orderPage/states/preparing'),
    ('orderPage/states/PARTIAL', 'orderPage/states/partlySent'),
    ('orderPage/states/FULFILLED', 'orderPage/states/done'),
    ('orderPage/states/CANCELED', 'orderPage/states/canceled'),
    ('order/page/next', 'order/page/next/parcel')
), said AS (
  SELECT website.id, language.key AS language,
    (SELECT coalesce(jsonb_object_agg(coalesce(renamed.after, own.key), own.value ORDER BY own.key), '{}')
      FROM jsonb_each(language.value) AS own LEFT JOIN renamed ON renamed.before = own.key) AS texts
  FROM website, jsonb_each(website.settings #> '{texts,languages}') AS language
  WHERE jsonb_typeof(website.settings #> '{texts,languages}') = 'object' AND jsonb_typeof(language.value) = 'object'
)
UPDATE website SET settings = jsonb_set(settings, '{texts,languages}', settings #> '{texts,languages}' || every.languages)
FROM (SELECT id, jsonb_object_agg(language, texts) AS languages FROM said GROUP BY id) AS every
WHERE website.id = every.id;
