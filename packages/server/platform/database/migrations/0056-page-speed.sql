-- How fast pages are in visitors' browsers (TELE-01): counted, not kept one by one. A bucket is 5 % wide (decision 0060).
CREATE TABLE performance_day (
  website_id uuid NOT NULL REFERENCES website ON DELETE CASCADE,
  -- In the site's own time zone.
  day date NOT NULL,
  metric text NOT NULL CHECK (length(metric) BETWEEN 1 AND 40),
  -- '' where the site has more pages than are told apart.
  path text NOT NULL CHECK (length(path) <= 300),
  device text NOT NULL CHECK (device IN ('desktop', 'phone', 'tablet')),
  bucket smallint NOT NULL,
  count bigint NOT NULL,
  PRIMARY KEY (website_id, day, metric, path, device, bucket)
);
SELECT protect_site_table('performance_day');

-- The pages told apart on a day: anybody can report a page that is none, so there is a bound.
CREATE TABLE performance_page (
  website_id uuid NOT NULL REFERENCES website ON DELETE CASCADE,
  day date NOT NULL,
  path text NOT NULL CHECK (length(path) BETWEEN 1 AND 300),
  PRIMARY KEY (website_id, day, path)
);
SELECT protect_site_table('performance_page');
