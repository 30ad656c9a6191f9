-- Questions narrowed to one channel read that channel's visits alone, from the index: of 600,000 visits of a month, one in
-- eight, and not the visits themselves, which are ten times as wide.
CREATE INDEX analytics_visit_by_channel ON analytics_visit (website_id, channel, day)
  INCLUDE (visitor, source, started_local, started_at, ended_at, pages, reach, is_new_visitor);
