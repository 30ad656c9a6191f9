-- The domain that pages, mails and feeds name, where a site has several. Until now it was the first in the alphabet.
ALTER TABLE website_host ADD COLUMN is_main boolean NOT NULL DEFAULT false;
UPDATE website_host h SET is_main = true
  WHERE host = (SELECT min(host) FROM website_host other WHERE other.website_id = h.website_id);
CREATE UNIQUE INDEX website_host_main ON website_host (website_id) WHERE is_main;
