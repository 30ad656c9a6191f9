-- Which visit a checkout was paid in, where the buyer's browser says so (it does after consent only): sales by channel.
-- No key: visits are forgotten sooner than orders, and erasing a person empties it.
ALTER TABLE checkout ADD COLUMN visit text CHECK (length(visit) BETWEEN 1 AND 64);
