-- Which column of a file holds what, as somebody said it once: the next file with the same header line is read so at once.
CREATE TABLE import_mapping (
  website_id uuid NOT NULL REFERENCES website ON DELETE CASCADE,
  -- What the file holds: `products`, `customers`.
  kind text NOT NULL,
  -- SHA-256 of the titles of its columns.
  header_hash text NOT NULL CHECK (length(header_hash) = 64),
  -- Field -> title of its column.
  mapping jsonb NOT NULL,
  used_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, kind, header_hash)
);
SELECT protect_site_table('import_mapping');
