-- Events that happen again, and comments that are answered, by owners too.

-- How often; NULL: once. Keys of Repeat in domain/site/events/repeat.ts.
ALTER TABLE calendar_event ADD COLUMN recurrence jsonb;

-- The further times of an event that repeats: every one after the first, which is the event's own.
CREATE TABLE calendar_occurrence (
  website_id uuid NOT NULL,
  item_id uuid NOT NULL,
  starts_at timestamptz(3) NOT NULL,
  ends_at timestamptz(3) NOT NULL CHECK (ends_at >= starts_at),
  PRIMARY KEY (website_id, item_id, starts_at),
  FOREIGN KEY (website_id, item_id) REFERENCES calendar_event ON DELETE CASCADE
);
CREATE INDEX calendar_occurrence_by_start ON calendar_occurrence (website_id, starts_at, item_id);
SELECT protect_site_table('calendar_occurrence');

-- Every time anything happens. Who asks sees what the tables below show him.
CREATE VIEW calendar_time WITH (security_invoker = true) AS
  SELECT website_id, item_id, starts_at, ends_at FROM calendar_event
  UNION ALL SELECT website_id, item_id, starts_at, ends_at FROM calendar_occurrence;
GRANT SELECT ON calendar_time TO quoin_app;

ALTER TABLE item_comment
  -- Whether its writer wants to hear of answers; ends with a link in each such mail.
  ADD COLUMN wants_answers boolean NOT NULL DEFAULT false,
  -- Written in the app, by somebody who works on the site.
  ADD COLUMN is_staff boolean NOT NULL DEFAULT false,
  -- The member who was signed in.
  ADD COLUMN site_user_id uuid,
  -- BCP 47, of the page it was written on: mails about it speak so.
  ADD COLUMN language text NOT NULL DEFAULT '',
  ADD FOREIGN KEY (website_id, site_user_id) REFERENCES site_user ON DELETE SET NULL (site_user_id);
CREATE INDEX item_comment_email ON item_comment (website_id, lower(author_email)) WHERE author_email <> '';
CREATE INDEX item_comment_member ON item_comment (website_id, site_user_id) WHERE site_user_id IS NOT NULL;

ALTER TABLE item_like
  ADD COLUMN site_user_id uuid,
  ADD FOREIGN KEY (website_id, site_user_id) REFERENCES site_user ON DELETE SET NULL (site_user_id);
CREATE INDEX item_like_member ON item_like (website_id, site_user_id) WHERE site_user_id IS NOT NULL;
