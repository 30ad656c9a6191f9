-- The sections of an entry that was written on its page; null while its body is a text. Its body is then made of them.
ALTER TABLE item ADD COLUMN document jsonb;
