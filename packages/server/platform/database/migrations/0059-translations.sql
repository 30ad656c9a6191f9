-- A site in several languages (decision 0064): its further languages, and what its texts are in them.

ALTER TABLE website
  -- FurtherLanguage[] of domain/translations, in the owner's order.
  ADD COLUMN languages jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(languages) = 'array'),
  -- Raised by every change of a translation: part of the key of pages in further languages.
  ADD COLUMN translation_revision integer NOT NULL DEFAULT 0;

CREATE TABLE translation (
  website_id uuid NOT NULL REFERENCES website ON DELETE CASCADE,
  -- BCP 47.
  language text NOT NULL CHECK (length(language) BETWEEN 2 AND 35),
  -- TRANSLATED_KINDS of domain/translations; what it belongs to, and which of its texts.
  kind text NOT NULL,
  id text NOT NULL CHECK (length(id) <= 200),
  field text NOT NULL CHECK (length(field) <= 500),
  value text NOT NULL CHECK (length(value) BETWEEN 1 AND 100000),
  -- Of the text this is a translation of: another one now means that this is outdated.
  source_hash text NOT NULL CHECK (length(source_hash) = 16),
  updated_on timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, language, kind, id, field)
);
SELECT protect_site_table('translation');
-- Who asks for an address in a language.
CREATE INDEX translation_address ON translation (website_id, language, kind, value) WHERE field = 'urlId';
