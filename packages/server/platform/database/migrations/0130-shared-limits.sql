-- What processes count together: how often somebody has asked for something, by a keyed hash of who it is, and how often a
-- password was tried, by a hash of what was typed. Unlogged: it is gone within an hour anyway, and costs no disk.
CREATE UNLOGGED TABLE request_count (
  key bytea PRIMARY KEY CHECK (length(key) = 16),
  count integer NOT NULL,
  until timestamptz NOT NULL
);
CREATE INDEX request_count_until ON request_count (until);
SELECT protect_platform_table('request_count');
CREATE UNLOGGED TABLE sign_in_tries (
  key bytea PRIMARY KEY CHECK (length(key) = 32),
  count integer NOT NULL,
  wait_until timestamptz NOT NULL,
  forget_at timestamptz NOT NULL
);
CREATE INDEX sign_in_tries_forget_at ON sign_in_tries (forget_at);
SELECT protect_platform_table('sign_in_tries');
