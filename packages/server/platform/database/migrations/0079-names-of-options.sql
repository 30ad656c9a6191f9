-- What products call their options in a further language (decision 0090): asked for by the option, whichever products have it.
CREATE INDEX translation_field ON translation (website_id, language, field, id) WHERE kind = 'item';
