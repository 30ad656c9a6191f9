-- Who changed what (AUT-4): written in the transaction of the change, never altered or removed by the application.
CREATE TABLE audit_event (
  website_id uuid NOT NULL REFERENCES website ON DELETE CASCADE,
  id uuid NOT NULL,
  -- NULL: the product itself, for example a job or the command line.
  account_id uuid,
  -- As it was then: accounts are renamed and erased.
  actor text NOT NULL,
  -- subject.verb, for example product.update.
  action text NOT NULL CHECK (action ~ '^[a-zA-Z]+\.[a-zA-Z]+$'),
  subject_id text,
  -- What a person would call the subject.
  subject_title text NOT NULL DEFAULT '',
  details jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, id)
);
CREATE INDEX audit_event_by_date ON audit_event (website_id, created_at DESC, id);
CREATE INDEX audit_event_subject ON audit_event (website_id, subject_id, created_at DESC) WHERE subject_id IS NOT NULL;

SELECT protect_site_table('audit_event', 'SELECT, INSERT');
