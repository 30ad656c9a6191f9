-- Old versions nobody gave a name are let go of: what they changed moves on to the version after them.
ALTER TABLE site_version ADD COLUMN pruned_at timestamptz(3);
GRANT UPDATE, DELETE ON version_record TO quoin_app;
CREATE INDEX site_version_nameless ON site_version (website_id, made_at) WHERE name = '' AND pruned_at IS NULL;
