-- Orders that a program brings from another channel, such as a marketplace.
ALTER TABLE sales_order
  -- Where it was bought; NULL: in this shop.
  ADD COLUMN channel_name text CHECK (length(channel_name) BETWEEN 1 AND 30),
  -- What the order is called there.
  ADD COLUMN external_reference text CHECK (length(external_reference) BETWEEN 1 AND 200),
  -- When it was fulfilled, as the program said; NULL: by its events.
  ADD COLUMN fulfilled_on timestamptz(3);
