-- The library of a site: folders, files of every kind, the trash, and what lay in a file's place before it was replaced.
CREATE TABLE media_folder (
  website_id uuid NOT NULL REFERENCES website ON DELETE CASCADE,
  id uuid NOT NULL,
  parent_id uuid,
  name text NOT NULL CHECK (char_length(name) BETWEEN 1 AND 100),
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, id),
  FOREIGN KEY (website_id, parent_id) REFERENCES media_folder
);
CREATE UNIQUE INDEX media_folder_name
  ON media_folder (website_id, coalesce(parent_id, '00000000-0000-0000-0000-000000000000'::uuid), lower(name));

ALTER TABLE asset
  ADD COLUMN kind text NOT NULL DEFAULT 'image' CHECK (kind IN ('image', 'video', 'audio', 'file')),
  -- As people know it; filename is its last part in addresses.
  ADD COLUMN name text NOT NULL DEFAULT '',
  ADD COLUMN folder_id uuid,
  -- Raised when other bytes take its place.
  ADD COLUMN version int NOT NULL DEFAULT 1 CHECK (version > 0),
  -- The same bytes are there under another id, too: they were put into its place.
  ADD COLUMN is_copy boolean NOT NULL DEFAULT false,
  ADD COLUMN deleted_at timestamptz(3),
  ADD FOREIGN KEY (website_id, folder_id) REFERENCES media_folder ON DELETE SET NULL (folder_id);
UPDATE asset SET name = filename;

ALTER TABLE asset DROP CONSTRAINT asset_website_id_sha256_key;
CREATE UNIQUE INDEX asset_content ON asset (website_id, sha256) WHERE NOT is_copy;
CREATE INDEX asset_by_age ON asset (website_id, created_at DESC, id DESC);
CREATE INDEX asset_by_name ON asset (website_id, lower(name), id);
CREATE INDEX asset_in_folder ON asset (website_id, folder_id) WHERE folder_id IS NOT NULL;

-- What an asset was before: replacing can be taken back.
CREATE TABLE asset_version (
  website_id uuid NOT NULL,
  asset_id uuid NOT NULL,
  version int NOT NULL CHECK (version > 0),
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  name text NOT NULL,
  content_type text NOT NULL,
  byte_size bigint NOT NULL CHECK (byte_size >= 0),
  width int,
  height int,
  color_data jsonb,
  replaced_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, asset_id, version),
  FOREIGN KEY (website_id, asset_id) REFERENCES asset ON DELETE CASCADE
);

SELECT protect_site_table('media_folder');
SELECT protect_site_table('asset_version');
