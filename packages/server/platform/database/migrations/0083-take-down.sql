-- When visitors stop seeing an entry or a product, and where they are led from then on; '': nowhere (decision 0113). The end
-- of a page stands in its settings.
ALTER TABLE item ADD COLUMN take_down_on timestamptz(3), ADD COLUMN take_down_to text NOT NULL DEFAULT '';
CREATE INDEX item_taken_down ON item (website_id, take_down_on) WHERE take_down_on IS NOT NULL;
