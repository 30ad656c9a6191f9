-- When and where an item of record type 12 happens.
CREATE TABLE calendar_event (
  website_id uuid NOT NULL,
  item_id uuid NOT NULL,
  starts_at timestamptz(3) NOT NULL,
  -- The moment it is over; of a whole day the midnight after it.
  ends_at timestamptz(3) NOT NULL CHECK (ends_at >= starts_at),
  -- IANA; empty: the site's.
  time_zone text NOT NULL DEFAULT '',
  is_all_day boolean NOT NULL DEFAULT false,
  -- Keys of page-data.md section 2: addressTitle, addressLine1, addressLine2, addressCountry, mapLat, mapLng.
  location jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (website_id, item_id),
  FOREIGN KEY (website_id, item_id) REFERENCES item ON DELETE CASCADE
);
CREATE INDEX calendar_event_by_start ON calendar_event (website_id, starts_at, item_id);
SELECT protect_site_table('calendar_event');
