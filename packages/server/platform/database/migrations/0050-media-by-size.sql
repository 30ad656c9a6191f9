-- The largest files first, and what waits in the trash, without reading the rest of a library of thousands.
CREATE INDEX asset_by_size ON asset (website_id, byte_size DESC, id DESC);
CREATE INDEX asset_trashed ON asset (website_id, deleted_at) WHERE deleted_at IS NOT NULL;
