-- Who wants mail of a site, list by list.
CREATE TABLE mailing_list (
  website_id uuid NOT NULL REFERENCES website ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
  description text NOT NULL DEFAULT '',
  is_double_opt_in boolean NOT NULL DEFAULT true,
  sends_welcome boolean NOT NULL DEFAULT false,
  revision int NOT NULL DEFAULT 1,
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, id)
);
CREATE UNIQUE INDEX mailing_list_name ON mailing_list (website_id, lower(name));
SELECT protect_site_table('mailing_list');

CREATE TABLE subscriber (
  website_id uuid NOT NULL,
  id uuid NOT NULL,
  list_id uuid NOT NULL,
  email text NOT NULL CHECK (length(email) BETWEEN 3 AND 320),
  full_name text NOT NULL DEFAULT '',
  -- Who unsubscribed stays, so that no file brings them back.
  state text NOT NULL CHECK (state IN ('pending', 'subscribed', 'unsubscribed')),
  -- Where the wish came from: the name of a form, a file, a person of the staff.
  source text NOT NULL DEFAULT '',
  language text NOT NULL DEFAULT '',
  -- SHA-256 of the token in the mail that asks to confirm; used once.
  token_hash bytea,
  token_expires_at timestamptz(3),
  -- Confirmation mails since asked_since: three a day at most (SC-44).
  asks int NOT NULL DEFAULT 0,
  asked_since timestamptz(3) NOT NULL,
  confirmed_at timestamptz(3),
  unsubscribed_at timestamptz(3),
  created_at timestamptz(3) NOT NULL,
  updated_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, id),
  FOREIGN KEY (website_id, list_id) REFERENCES mailing_list ON DELETE CASCADE
);
CREATE UNIQUE INDEX subscriber_email ON subscriber (website_id, list_id, lower(email));
CREATE INDEX subscriber_by_date ON subscriber (website_id, list_id, created_at DESC, id);
CREATE UNIQUE INDEX subscriber_token ON subscriber (website_id, token_hash) WHERE token_hash IS NOT NULL;
SELECT protect_site_table('subscriber');
