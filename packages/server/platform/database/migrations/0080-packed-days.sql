-- Past days put together column by column (decision 0095): questions narrowed to a channel, a country or a page read a few
-- bytes a visit instead of the visits. A day is here or not; one that changes is taken out, and read from its visits until
-- the job of the hour packs it again.
CREATE TABLE analytics_packed_day (
  website_id uuid NOT NULL,
  day date NOT NULL,
  visits int NOT NULL,
  PRIMARY KEY (website_id, day)
);
SELECT protect_site_table('analytics_packed_day');

-- One column of a day's visits, in the order of their ids, or one list of what they did, visit after visit. Numbers have as
-- many bytes each, the highest first, as the largest of the column needs; keys are numbered by their place in `keys`.
CREATE TABLE analytics_packed_column (
  website_id uuid NOT NULL,
  day date NOT NULL,
  name text NOT NULL,
  entries int NOT NULL,
  -- Of a column of numbers, which stand for themselves: null.
  keys text[],
  codes text NOT NULL,
  -- Of lists only: how many visits further each entry is than the one before; the first counts from -1.
  gaps text,
  -- What is added up beside the count; null: nothing.
  totals text,
  -- How many days after its visit began it was, plus one; null: all on the same day.
  later text,
  PRIMARY KEY (website_id, day, name)
);
-- Hardly any of it becomes smaller, and unpacking would take longer than reading.
ALTER TABLE analytics_packed_column ALTER codes SET STORAGE EXTERNAL, ALTER gaps SET STORAGE EXTERNAL;
SELECT protect_site_table('analytics_packed_column');

-- Visitors are numbered, so that counting them once each takes a bit and not a text. 0: a visit that names none.
ALTER TABLE analytics_progress ADD COLUMN visitor_count int NOT NULL DEFAULT 0;
ALTER TABLE analytics_visitor_day ADD COLUMN visitor_number int NOT NULL DEFAULT 0;
ALTER TABLE analytics_visit ADD COLUMN visitor_number int NOT NULL DEFAULT 0;
CREATE TEMPORARY TABLE numbered_visitor ON COMMIT DROP AS
  SELECT website_id, visitor, row_number() OVER (PARTITION BY website_id ORDER BY visitor)::int AS number
  FROM (SELECT website_id, visitor FROM analytics_visitor_day UNION
    SELECT website_id, visitor FROM analytics_visit WHERE visitor <> '') AS known;
CREATE UNIQUE INDEX ON numbered_visitor (website_id, visitor);
UPDATE analytics_visitor_day d SET visitor_number = n.number FROM numbered_visitor n
  WHERE n.website_id = d.website_id AND n.visitor = d.visitor;
UPDATE analytics_visit v SET visitor_number = n.number FROM numbered_visitor n
  WHERE n.website_id = v.website_id AND n.visitor = v.visitor;
UPDATE analytics_progress p SET visitor_count = n.count
  FROM (SELECT website_id, max(number) AS count FROM numbered_visitor GROUP BY website_id) AS n WHERE n.website_id = p.website_id;

-- Events lie in the order they came, so the few pages of a day are found by next to nothing.
CREATE INDEX site_event_by_day ON site_event USING brin (day) WITH (pages_per_range = 32, autosummarize = on);

-- The index of one channel's visits is needed no more.
DROP INDEX analytics_visit_by_channel;
