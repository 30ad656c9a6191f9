-- Codes compare as domain/formats/foldCode.ts says: the dotted capital I of Turkish is the plain one.
UPDATE discount AS held SET code = replace(code, 'İ', 'I')
WHERE code LIKE '%İ%' AND NOT EXISTS (
  SELECT FROM discount AS other WHERE other.website_id = held.website_id AND other.code = replace(held.code, 'İ', 'I')
);
