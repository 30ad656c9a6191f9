-- Days that are over may be packed in ClickHouse instead of in columns here (decision 0217). `pack` is the number of their rows
-- there; null: the columns are here. A day on its way is not ready; one that changes meanwhile is taken out like any other.
ALTER TABLE analytics_packed_day ADD COLUMN pack bigint, ADD COLUMN is_ready boolean NOT NULL DEFAULT true;

-- Which ClickHouse the events of a site are copied to, by its own mark, and as which copy: another one, or a site whose counting
-- begins again, is copied from the beginning. Single events of days (UTC) before `events_from` are only there; null: all are here.
ALTER TABLE analytics_progress ADD COLUMN copied_to text NOT NULL DEFAULT '', ADD COLUMN copy uuid, ADD COLUMN events_from date;
