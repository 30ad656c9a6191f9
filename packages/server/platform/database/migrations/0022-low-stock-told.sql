-- Since when the owner knows that a variant runs low: told once, until it is restocked.
ALTER TABLE variant ADD COLUMN low_stock_told_at timestamptz(3);
