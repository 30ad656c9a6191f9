-- Themes that the owner of a site has installed (decision 0158). A version is a list of files; their bytes lie with the media
-- of the site, by content.
CREATE TABLE theme_version (
  website_id uuid NOT NULL REFERENCES website ON DELETE CASCADE,
  -- "plain-shop" of the reference plain-shop@3.
  name text NOT NULL CHECK (name ~ '^[a-z0-9][a-z0-9-]{0,47}$'),
  -- Counted per name and never given twice; 0 is the one that a developer works on.
  number int NOT NULL CHECK (number >= 0),
  title text NOT NULL,
  -- checked: read and not installed yet; removed: only its number is kept.
  state text NOT NULL CHECK (state IN ('checked', 'installed', 'dev', 'removed')),
  -- Of the list of its files: changes when any of them does.
  fingerprint text NOT NULL,
  -- [{path, reason}] of the folder or archive it came in.
  left_out jsonb NOT NULL DEFAULT '[]',
  added_by text NOT NULL,
  -- Of one that is worked on: when its developer was last heard of.
  added_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, name, number)
);
SELECT protect_site_table('theme_version');

CREATE TABLE theme_file (
  website_id uuid NOT NULL,
  name text NOT NULL,
  number int NOT NULL,
  -- Below the theme's folder, as the format has it: blocks/navigation.block.
  path text NOT NULL,
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  byte_size bigint NOT NULL CHECK (byte_size >= 0),
  PRIMARY KEY (website_id, name, number, path),
  FOREIGN KEY (website_id, name, number) REFERENCES theme_version ON DELETE CASCADE
);
CREATE INDEX theme_file_content ON theme_file (website_id, sha256);
SELECT protect_site_table('theme_file');
