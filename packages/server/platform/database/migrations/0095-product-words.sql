-- What a product says instead of "sold out" (null: as the site does), and further facts about it, as HTML.
ALTER TABLE product
  ADD COLUMN custom_sold_out_text text,
  ADD COLUMN additional_info text NOT NULL DEFAULT '';
