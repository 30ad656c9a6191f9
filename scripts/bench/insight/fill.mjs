// A site with millions of events behind it: visits and events as visitors leave them, sums as counting would have left them.

const DAYS = 90;
/** Dimension → keys; the frequent ones are a few. */
const VISIT_KEYS = {
  ...{ all: 1, channel: 8, source: 200, medium: 10, referrer: 500, campaign: 50, country: 80, language: 60 },
  ...{ device: 3, browser: 40, screen: 100, entry: 1000, exit: 1000, isNew: 2 },
};
const VIEW_KEYS = { all: 1, path: 2000, title: 2000, pageType: 12, item: 1000, collection: 30 };
/** Events of a visit in addition to its four pages: one each, in turn. */
const ACTS = [
  ...['view_product', 'view_product', 'search', 'search', 'view_product', 'site_search_click', 'add_to_cart'],
  ...['view_cart', 'form_submit', 'newsletter_signup', 'paywall_view', 'view_product'],
];

async function sums(client, site, measure, dimension, keys, perDay, grain = 'day') {
  const step = grain === 'day' ? '1 day' : '1 hour';
  const pieces = grain === 'day' ? DAYS + 1 : DAYS * 24;
  // A harmonic series: the first key is the most frequent one, as paths and sources are in life.
  await client.query(
    `WITH share AS (SELECT n, (1.0 / n) / sum(1.0 / n) OVER () AS part FROM generate_series(1, $5::int) AS n)
     INSERT INTO analytics_rollup (website_id, grain, measure, dimension, bucket, key, count, total)
     SELECT $1, $2, $3, $4, date_trunc('day', now()) - i * $6::interval,
       CASE WHEN $4 = 'all' THEN '' ELSE $4 || '-' || n END, greatest(1, round(part * $7)), 60000 * round(part * $7)
     FROM share, generate_series(0, $8::int - 1) AS i ORDER BY i DESC, n`,
    [site, grain, measure, dimension, keys, step, grain === 'day' ? perDay : perDay / 24, pieces],
  );
}

/** Of `keys` keys one by chance, the first the most frequent by far. */
const skewed = (dimension, keys) => `'${dimension}-' || (1 + floor(${keys} * power(random(), 3)))::int`;

/** Inserts the visits of one day, each with four pages and one other event, none in the future. */
async function visitsOfDay(client, site, { back, count, visitors }) {
  const acts = ACTS.map((name) => `'${name}'`).join();
  await client.query(
    `INSERT INTO analytics_visit (website_id, visit, visitor, visitor_number, day, started_local, started_at, ended_at,
       first_is_page, first_at, first_id, first_path, last_is_page, last_at, last_id, last_path, pages, reach, is_new_visitor,
       channel, source, medium, campaign, referrer_host, country, language, device, browser, screen)
     SELECT $1, md5($2::int || '-' || n), 'visitor-' || visitor, visitor, at::date, to_char(at, 'YYYY-MM-DD"T"HH24:MI'),
       at, at + (30000 + random() * 500000)::int * interval '1 ms', true, at, md5($2::int || '-' || n)::uuid,
       ${skewed('path', 1000)}, true, at, md5($2::int || '-' || n)::uuid, ${skewed('path', 1000)}, 4,
       CASE n % 12 WHEN 7 THEN 2 WHEN 8 THEN 2 WHEN 9 THEN 3 WHEN 10 THEN 4 WHEN 11 THEN 0 ELSE (n % 12 < 4)::int END,
       random() < 0.5, ${skewed('channel', 8)}, ${skewed('source', 200)}, ${skewed('medium', 10)},
       ${skewed('campaign', 50)}, ${skewed('referrer', 500)}, ${skewed('country', 80)}, ${skewed('language', 60)},
       ${skewed('device', 3)}, ${skewed('browser', 40)}, ${skewed('screen', 100)}
     FROM generate_series(1, $3::int) AS n, LATERAL (SELECT
       now() - ($2::int + n::float8 / $3::int) * interval '1 day' AS at, (1 + (random() * ($4::int - 1)))::int AS visitor
       WHERE n > 0) AS made
     ORDER BY n DESC`,
    [site, back, count, visitors],
  );
  await client.query(
    `INSERT INTO site_event (website_id, id, day, at, received_at, name, visitor, visit, is_new_visitor, is_landing, path,
       page_type, collection_id, item_id, title, referrer_host, source, medium, campaign, channel, language, country, time_zone,
       device, browser, screen, is_bot, data)
     SELECT $1, (lpad(to_hex($2::int), 12, '0') || lpad(to_hex(row_number() OVER (ORDER BY v.started_at, v.visit, act)), 20, '0'))::uuid,
       (at AT TIME ZONE 'UTC')::date, at, at, name, visitor, visit, is_new_visitor, act = 0,
       CASE WHEN act = 0 THEN first_path WHEN act = 3 THEN last_path ELSE ${skewed('path', 2000)} END, 1, '',
       ${skewed('item', 1000)}, 'Title', referrer_host, source, medium, campaign, channel, language, country,
       'Europe/Vienna', device, browser, screen, false,
       CASE name WHEN 'page_view' THEN '{}'::jsonb WHEN 'search' THEN jsonb_build_object('query', ${skewed('query', 3000)}, 'count', (random() * 9)::int)
         WHEN 'site_search_click' THEN jsonb_build_object('query', ${skewed('query', 3000)})
         WHEN 'add_to_cart' THEN '{"item_quantity":2}' WHEN 'form_submit' THEN jsonb_build_object('formId', ${skewed('form', 20)})
         ELSE '{}' END
     FROM analytics_visit v, generate_series(0, 4) AS act, LATERAL (SELECT
       least(v.started_at + act * (v.ended_at - v.started_at) / 4, v.ended_at) AS at,
       CASE WHEN act < 4 THEN 'page_view' ELSE (ARRAY[${acts}])[1 + abs(hashtext(v.visit)) % ${ACTS.length}] END AS name) AS made
     WHERE v.website_id = $1 AND v.started_at > now() - ($2::int + 1) * interval '1 day' - interval '1 second'
       AND v.started_at <= now() - $2::int * interval '1 day' AND v.day >= current_date - $2::int - 1
       AND v.day <= current_date - $2::int
     ORDER BY v.started_at, v.visit, act`,
    [site, back],
  );
}

export async function fillInsight(client, site, { events }) {
  await client.query("SELECT set_config('app.site', $1, false)", [site]);
  const perDay = events / DAYS;
  const visits = Math.round(events / 5);
  for (const [dimension, keys] of Object.entries(VIEW_KEYS))
    await sums(client, site, 'views', dimension, keys, perDay * 0.8);
  for (const [dimension, keys] of Object.entries(VISIT_KEYS))
    await sums(client, site, 'visits', dimension, keys, perDay / 5);
  for (const measure of ['views', 'visits', 'bounces', 'searches'])
    await sums(client, site, measure, 'all', 1, perDay, 'hour');
  for (const measure of [
    'searches',
    'emptySearches',
    'forms',
    'newsletter',
    'events',
    'bounces',
    'productViews',
    'paywalls',
    'searchClicks',
  ])
    await sums(client, site, measure, 'all', 1, perDay / 20);
  for (const measure of ['searches', 'searchClicks', 'emptySearches'])
    await sums(client, site, measure, 'query', 3000, perDay / 20);
  for (const measure of ['productViews', 'cartAdds']) await sums(client, site, measure, 'item', 1000, perDay / 20);
  await sums(client, site, 'forms', 'form', 20, perDay / 20);
  await sums(client, site, 'newsletter', 'path', 2000, perDay / 20);
  for (const measure of ['stepProduct', 'stepCart', 'stepCheckout', 'stepPurchase'])
    for (const [dimension, keys] of [
      ['all', 1],
      ['channel', 8],
      ['device', 3],
    ])
      await sums(client, site, measure, dimension, keys, perDay / 20);
  await client.query(
    `INSERT INTO analytics_rollup (website_id, grain, measure, dimension, bucket, key, count, total)
     SELECT $1, 'day', 'visitors', 'previousDay', current_date - d,
       CASE WHEN gap > $2 THEN '' ELSE (current_date - d - gap)::text END, 100, 0
     FROM generate_series(0, $2::int - 1) AS d, generate_series(1, $2::int + 1) AS gap`,
    [site, DAYS],
  );
  for (let month = 0; month <= DAYS / 28; month += 1)
    await client.query(`SELECT open_event_month((now() - interval '${month} months')::date)`);
  await client.query('SELECT setseed(0.5)');
  for (let back = DAYS - 1; back >= 0; back -= 1)
    await visitsOfDay(client, site, { back, count: Math.round(visits / DAYS), visitors: Math.round(visits * 0.35) });
  await client.query(
    `INSERT INTO analytics_rollup (website_id, grain, measure, dimension, bucket, key, count, total)
     SELECT website_id, 'month', measure, dimension, date_trunc('month', bucket), key, sum(count), sum(total)
     FROM analytics_rollup WHERE website_id = $1 AND grain = 'day' AND dimension <> 'all' AND measure <> 'visitors'
     GROUP BY 1, 3, 4, 5, 6`,
    [site],
  );
  await client.query('ANALYZE analytics_rollup, analytics_visit, site_event');
  return { visits };
}
