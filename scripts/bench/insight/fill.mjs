// A site with millions of events behind it: sums and visits as counting would have left them, made by SQL.

const DAYS = 90;
/** Dimension → keys; the frequent ones are a few. */
const VISIT_KEYS = {
  ...{ all: 1, channel: 8, source: 200, medium: 10, referrer: 500, campaign: 50, country: 80, language: 60 },
  ...{ device: 3, browser: 40, screen: 100, entry: 1000, exit: 1000, isNew: 2 },
};
const VIEW_KEYS = { all: 1, path: 2000, title: 2000, pageType: 12, item: 1000, collection: 30 };

async function sums(client, site, measure, dimension, keys, perDay, grain = 'day') {
  const step = grain === 'day' ? '1 day' : '1 hour';
  const pieces = grain === 'day' ? DAYS : DAYS * 24;
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

export async function fillInsight(client, site, { events, raw }) {
  await client.query("SELECT set_config('app.site', $1, false)", [site]);
  const perDay = events / DAYS;
  const visits = Math.round(events / 5);
  for (const [dimension, keys] of Object.entries(VIEW_KEYS))
    await sums(client, site, 'views', dimension, keys, perDay * 0.8);
  for (const [dimension, keys] of Object.entries(VISIT_KEYS))
    await sums(client, site, 'visits', dimension, keys, perDay / 5);
  for (const measure of ['views', 'visits', 'bounces', 'searches'])
    await sums(client, site, measure, 'all', 1, perDay, 'hour');
  for (const measure of ['searches', 'emptySearches', 'forms', 'newsletter', 'events', 'bounces'])
    await sums(client, site, measure, 'all', 1, perDay / 20);
  await sums(client, site, 'searches', 'query', 3000, perDay / 20);
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
  await client.query(
    `INSERT INTO analytics_visit (website_id, visit, visitor, day, started_local, started_at, ended_at, first_is_page, first_at,
       first_id, first_path, last_is_page, last_at, last_id, last_path, pages, reach, is_new_visitor, channel, source, medium,
       campaign, referrer_host, country, language, device, browser, screen)
     SELECT $1, 't' || n, 'v' || n % 700000, at::date, to_char(at, 'YYYY-MM-DD"T"HH24:MI'), at, at + interval '3 minutes', true,
       at, gen_random_uuid(), 'entry-' || n % 1000, true, at, gen_random_uuid(), 'exit-' || n % 997, 4, (n % 50 = 0)::int * 2,
       n % 2 = 0, 'channel-' || n % 8, 'source-' || n % 200, '', 'campaign-' || n % 50, 'referrer-' || n % 500,
       'country-' || n % 80, 'language-' || n % 60, 'device-' || n % 3, 'browser-' || n % 40, 'screen-' || n % 100
     FROM generate_series(1, $2::int) AS n, LATERAL (SELECT now() - (n % (86400 * ${DAYS})) * interval '1 second' AS at) AS time`,
    [site, visits],
  );
  for (let month = 0; month <= DAYS / 28; month += 1)
    await client.query(`SELECT open_event_month((now() - interval '${month} months')::date)`);
  await client.query(
    `INSERT INTO site_event (website_id, id, day, at, received_at, name, visitor, visit, is_new_visitor, is_landing, path,
       page_type, collection_id, item_id, title, referrer_host, source, medium, campaign, channel, language, country, time_zone,
       device, browser, screen, is_bot, data)
     SELECT $1, gen_random_uuid(), (at AT TIME ZONE 'UTC')::date, at, at, 'page_view', 'v' || n % 700000, 't' || n % $3, false,
       false, 'path-' || n % 2000, 1, '', '', '', '', '', '', '', 'direct', 'en', 'AT', '', 'desktop', 'Firefox 133', '', false, '{}'
     FROM generate_series(1, $2::int) AS n, LATERAL (SELECT now() - (n % (86400 * ${DAYS})) * interval '1 second' AS at) AS time`,
    [site, raw, visits],
  );
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
