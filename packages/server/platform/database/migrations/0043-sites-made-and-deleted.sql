-- Sites that their owners deleted (kept a while), copies in the making, and what each person was shown once.
ALTER TABLE website
  -- Nobody sees a deleted site; after thirty days its rows are gone for good.
  ADD COLUMN deleted_at timestamptz(3);

ALTER TABLE account
  -- Names of what was shown and need not come again: the tour of the editor.
  ADD COLUMN seen text[] NOT NULL DEFAULT '{}';

CREATE TABLE site_copy (
  id uuid PRIMARY KEY,
  source_id uuid NOT NULL REFERENCES website ON DELETE CASCADE,
  target_id uuid NOT NULL REFERENCES website ON DELETE CASCADE,
  account_id uuid NOT NULL REFERENCES account ON DELETE CASCADE,
  state text NOT NULL DEFAULT 'running' CHECK (state IN ('running', 'done', 'failed')),
  -- Rows and files copied, and how many there were when it began.
  done int NOT NULL DEFAULT 0 CHECK (done >= 0),
  total int NOT NULL DEFAULT 0 CHECK (total >= 0),
  started_at timestamptz(3) NOT NULL,
  finished_at timestamptz(3)
);
CREATE INDEX site_copy_account ON site_copy (account_id, started_at DESC);
SELECT protect_platform_table('site_copy');
CREATE INDEX website_deleted ON website (deleted_at) WHERE deleted_at IS NOT NULL;
