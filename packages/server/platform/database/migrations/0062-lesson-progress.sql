-- Lessons of courses that a member has marked as done.
CREATE TABLE lesson_progress (
  website_id uuid NOT NULL,
  site_user_id uuid NOT NULL,
  item_id uuid NOT NULL,
  done_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, site_user_id, item_id),
  FOREIGN KEY (website_id, site_user_id) REFERENCES site_user ON DELETE CASCADE,
  FOREIGN KEY (website_id, item_id) REFERENCES item ON DELETE CASCADE
);
CREATE INDEX lesson_progress_item ON lesson_progress (website_id, item_id);
SELECT protect_site_table('lesson_progress');
