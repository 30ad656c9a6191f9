-- Adjustments of stock by people, batches of changes that can be undone, and imports that people start from the app.

-- Who set stock by hand and why; the movements name it as their cause (STK-2).
CREATE TABLE stock_adjustment (
  website_id uuid NOT NULL REFERENCES website ON DELETE CASCADE,
  id uuid NOT NULL,
  reason text NOT NULL
    CHECK (reason IN ('counted', 'received', 'damaged', 'lost', 'returned', 'correction', 'product', 'bulkEdit', 'undo')),
  note text NOT NULL DEFAULT '' CHECK (length(note) <= 500),
  account_id uuid,
  -- As the person was called then.
  actor text NOT NULL,
  -- {"<variant id>": true}: whether stock was unlimited before, for the variants where that changed.
  unlimited_before jsonb NOT NULL DEFAULT '{}',
  -- The adjustment that this one takes back; each can be taken back once.
  undoes_id uuid,
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, id),
  UNIQUE (website_id, undoes_id),
  FOREIGN KEY (website_id, undoes_id) REFERENCES stock_adjustment
);

CREATE INDEX stock_movement_by_date ON stock_movement (website_id, created_at DESC, id DESC);
CREATE INDEX stock_movement_of_variant ON stock_movement (website_id, variant_id, created_at DESC, id DESC);
CREATE INDEX stock_movement_cause ON stock_movement (website_id, cause, cause_id);

-- A batch of changes to many products: previewed, applied in chunks by a job, and undone the same way.
CREATE TABLE bulk_edit (
  website_id uuid NOT NULL REFERENCES website ON DELETE CASCADE,
  id uuid NOT NULL,
  state text NOT NULL DEFAULT 'preview' CHECK (state IN ('preview', 'applying', 'applied', 'undoing', 'undone')),
  -- The columns that it changes.
  fields text[] NOT NULL,
  total int NOT NULL,
  -- How many changes were worked off in this state; raised in the transaction of the changes, so that a stopped job goes on there.
  position int NOT NULL DEFAULT 0,
  account_id uuid,
  actor text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  finished_at timestamptz(3),
  PRIMARY KEY (website_id, id)
);
CREATE INDEX bulk_edit_by_date ON bulk_edit (website_id, created_at DESC, id);

CREATE TABLE bulk_edit_change (
  website_id uuid NOT NULL,
  bulk_edit_id uuid NOT NULL,
  -- From 1 on, by product and variant: chunks take their locks in one order (STK-7).
  position int NOT NULL,
  product_id uuid NOT NULL,
  variant_id uuid NOT NULL,
  field text NOT NULL,
  -- As the database has it: prices in minor units, lists as arrays.
  old_value jsonb NOT NULL,
  new_value jsonb NOT NULL,
  -- What was typed, where it cannot be used.
  typed text,
  state text NOT NULL DEFAULT 'planned' CHECK (state IN ('planned', 'refused', 'applied', 'skipped', 'undone', 'kept')),
  problem jsonb,
  PRIMARY KEY (website_id, bulk_edit_id, position),
  FOREIGN KEY (website_id, bulk_edit_id) REFERENCES bulk_edit ON DELETE CASCADE
);

ALTER TABLE import_run DROP CONSTRAINT import_run_state_check;
ALTER TABLE import_run
  ADD CONSTRAINT import_run_state_check CHECK (state IN ('draft', 'running', 'done', 'stopped', 'failed')),
  -- The file itself, until the run is over.
  ADD COLUMN content text,
  -- Which column of the file is which of ours.
  ADD COLUMN mapping jsonb NOT NULL DEFAULT '{}',
  ADD COLUMN total int NOT NULL DEFAULT 0,
  ADD COLUMN account_id uuid,
  ADD COLUMN actor text NOT NULL DEFAULT '';
CREATE INDEX import_run_by_date ON import_run (website_id, started_at DESC, id);

SELECT protect_site_table('stock_adjustment', 'SELECT, INSERT');
SELECT protect_site_table('bulk_edit');
SELECT protect_site_table('bulk_edit_change');
