-- What visitors do, as their browsers tell it. No foreign key to the site: every row would lock it; purge_site clears all tables.
-- Partitions by month of UTC; an event is known by its id within a day, so that one sent twice is kept once (ANA-3).
CREATE SEQUENCE site_event_seq;
GRANT USAGE ON SEQUENCE site_event_seq TO quoin_app;
CREATE TABLE site_event (
  website_id uuid NOT NULL,
  id uuid NOT NULL,
  -- Of `at`, in UTC.
  day date NOT NULL,
  -- In the order of their transactions' beginning; what is counted and copied goes by it.
  seq bigint NOT NULL DEFAULT nextval('site_event_seq'),
  at timestamptz(3) NOT NULL,
  received_at timestamptz(3) NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  visitor text NOT NULL CHECK (length(visitor) <= 64),
  visit text NOT NULL CHECK (length(visit) <= 64),
  is_new_visitor boolean NOT NULL,
  is_landing boolean NOT NULL,
  path text NOT NULL CHECK (length(path) <= 300),
  page_type smallint,
  collection_id text NOT NULL,
  item_id text NOT NULL,
  title text NOT NULL,
  referrer_host text NOT NULL,
  source text NOT NULL,
  medium text NOT NULL,
  campaign text NOT NULL,
  channel text NOT NULL,
  language text NOT NULL,
  country text NOT NULL,
  time_zone text NOT NULL,
  device text NOT NULL,
  browser text NOT NULL,
  screen text NOT NULL,
  is_bot boolean NOT NULL,
  data jsonb NOT NULL,
  PRIMARY KEY (website_id, id, day)
) PARTITION BY RANGE (day);
CREATE INDEX site_event_in_order ON site_event (website_id, seq);
CREATE INDEX site_event_page ON site_event (website_id, path, day) WHERE name = 'page_view' AND NOT is_bot;
SELECT protect_site_table('site_event');

-- The application owns no table, so it asks for the months it needs. Made apart and attached: nobody waits for it.
CREATE FUNCTION open_event_month(wanted date) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  first date := date_trunc('month', wanted)::date;
  part text := 'site_event_' || to_char(wanted, 'YYYY_MM');
BEGIN
  IF wanted NOT BETWEEN '2000-01-01' AND '2200-01-01' THEN RAISE EXCEPTION 'no month of events: %', wanted; END IF;
  PERFORM pg_advisory_xact_lock(hashtext('open_event_month'));
  IF to_regclass(part) IS NOT NULL THEN RETURN; END IF;
  EXECUTE format('CREATE TABLE %I (LIKE site_event INCLUDING ALL)', part);
  EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', part);
  EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', part);
  EXECUTE format('CREATE POLICY own_site ON %I USING (website_id = (SELECT current_site()))', part);
  EXECUTE format('ALTER TABLE site_event ATTACH PARTITION %I FOR VALUES FROM (%L) TO (%L)',
    part, first, (first + interval '1 month')::date);
END $$;
REVOKE ALL ON FUNCTION open_event_month(date) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION open_event_month(date) TO quoin_app;

-- Months that no site may keep any more. Returns how many went.
CREATE FUNCTION drop_event_months(before date) RETURNS int LANGUAGE plpgsql SECURITY DEFINER SET search_path = public AS $$
DECLARE
  part text;
  gone int := 0;
BEGIN
  FOR part IN
    SELECT c.relname FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
    WHERE i.inhparent = 'site_event'::regclass
      AND to_date(right(c.relname, 7), 'YYYY_MM') + interval '1 month' <= before
  LOOP
    EXECUTE format('DROP TABLE %I', part);
    gone := gone + 1;
  END LOOP;
  RETURN gone;
END $$;
REVOKE ALL ON FUNCTION drop_event_months(date) FROM PUBLIC;
GRANT EXECUTE ON FUNCTION drop_event_months(date) TO quoin_app;

-- One row per visit: how it began, where it led.
CREATE TABLE analytics_visit (
  website_id uuid NOT NULL,
  visit text NOT NULL,
  visitor text NOT NULL,
  -- By the site's own clock, of its first event.
  day date NOT NULL,
  started_local text NOT NULL,
  started_at timestamptz(3) NOT NULL,
  ended_at timestamptz(3) NOT NULL,
  -- The event that decides how it began, and the last page.
  first_is_page boolean NOT NULL,
  first_at timestamptz(3) NOT NULL,
  first_id uuid NOT NULL,
  first_path text NOT NULL,
  last_is_page boolean NOT NULL,
  last_at timestamptz(3) NOT NULL,
  last_id uuid NOT NULL,
  last_path text NOT NULL,
  pages int NOT NULL,
  -- 0 seen, 1 product, 2 cart, 3 checkout, 4 purchase.
  reach smallint NOT NULL CHECK (reach BETWEEN 0 AND 4),
  is_new_visitor boolean NOT NULL,
  channel text NOT NULL,
  source text NOT NULL,
  medium text NOT NULL,
  campaign text NOT NULL,
  referrer_host text NOT NULL,
  country text NOT NULL,
  language text NOT NULL,
  device text NOT NULL,
  browser text NOT NULL,
  screen text NOT NULL,
  PRIMARY KEY (website_id, visit)
);
CREATE INDEX analytics_visit_by_day ON analytics_visit (website_id, day);
SELECT protect_site_table('analytics_visit');

-- The days a visitor was here, each with the day before: see addVisitorDays in the domain.
CREATE TABLE analytics_visitor_day (
  website_id uuid NOT NULL,
  visitor text NOT NULL,
  day date NOT NULL,
  previous_day date,
  PRIMARY KEY (website_id, visitor, day)
);
CREATE INDEX analytics_visitor_day_by_day ON analytics_visitor_day (website_id, day);
SELECT protect_site_table('analytics_visitor_day');

-- Sums: measures and dimensions are listed in the domain (measures.ts). `bucket` is of the site's own clock.
CREATE TABLE analytics_rollup (
  website_id uuid NOT NULL,
  grain text NOT NULL CHECK (grain IN ('minute', 'hour', 'day')),
  measure text NOT NULL,
  dimension text NOT NULL,
  bucket timestamp(0) NOT NULL,
  key text NOT NULL,
  count bigint NOT NULL,
  total bigint NOT NULL,
  PRIMARY KEY (website_id, grain, measure, dimension, bucket, key)
);
SELECT protect_site_table('analytics_rollup');

-- How far the events of a site are counted, and copied to where the operator wants them.
CREATE TABLE analytics_progress (
  website_id uuid PRIMARY KEY,
  counted_seq bigint NOT NULL DEFAULT 0,
  copied_seq bigint NOT NULL DEFAULT 0
);
SELECT protect_site_table('analytics_progress');
