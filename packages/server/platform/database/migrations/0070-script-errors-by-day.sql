-- How often an error came on each day of the site's own calendar: whether it grows or is over (ERR-03).
CREATE TABLE script_error_day (
  website_id uuid NOT NULL,
  error_id uuid NOT NULL,
  day date NOT NULL,
  times bigint NOT NULL,
  PRIMARY KEY (website_id, error_id, day),
  FOREIGN KEY (website_id, error_id) REFERENCES script_error ON DELETE CASCADE
);
SELECT protect_site_table('script_error_day');
