-- How the file of an import is read: TableReading of operations/imports/readProductCsv.ts; empty where it is guessed.
ALTER TABLE import_run ADD COLUMN reading jsonb NOT NULL DEFAULT '{}';
