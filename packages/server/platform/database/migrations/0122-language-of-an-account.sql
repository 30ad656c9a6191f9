-- The language in which somebody works with the app; NULL: that of the browser.
ALTER TABLE account ADD COLUMN language text CHECK (length(language) BETWEEN 2 AND 35);
