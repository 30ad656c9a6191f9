-- The number of the trade of what is sold (GTIN: EAN, UPC, ISBN), digits alone; '' where it has none. Two variants may share
-- one: a shop sells the same thing in a set, too.
ALTER TABLE variant ADD COLUMN gtin text NOT NULL DEFAULT '' CHECK (gtin ~ '^([0-9]{8}|[0-9]{12,14})?$');
