-- Uploaded files (content-addressed: sha256 in hex names the file) and the widths made of them.
CREATE TABLE asset (
  website_id uuid NOT NULL REFERENCES website ON DELETE CASCADE,
  id uuid NOT NULL,
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  filename text NOT NULL,
  content_type text NOT NULL,
  byte_size bigint NOT NULL CHECK (byte_size >= 0),
  width int CHECK (width > 0),
  height int CHECK (height > 0),
  focal_x double precision NOT NULL DEFAULT 0.5 CHECK (focal_x BETWEEN 0 AND 1),
  focal_y double precision NOT NULL DEFAULT 0.5 CHECK (focal_y BETWEEN 0 AND 1),
  alt_text text NOT NULL DEFAULT '',
  color_data jsonb,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, id),
  UNIQUE (website_id, sha256)
);

CREATE TABLE asset_rendition (
  website_id uuid NOT NULL,
  asset_id uuid NOT NULL,
  width int NOT NULL CHECK (width > 0),
  height int NOT NULL CHECK (height > 0),
  format text NOT NULL CHECK (format IN ('webp', 'avif', 'jpeg', 'png', 'gif')),
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  byte_size bigint NOT NULL CHECK (byte_size >= 0),
  PRIMARY KEY (website_id, asset_id, width, format),
  FOREIGN KEY (website_id, asset_id) REFERENCES asset ON DELETE CASCADE
);

SELECT protect_site_table('asset');
SELECT protect_site_table('asset_rendition');
