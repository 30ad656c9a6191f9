-- Who works on a site, the store's preferences, and mails in the owner's own words.

-- One owner: a flag that is handed over, never doubled (AUT-3).
CREATE UNIQUE INDEX membership_owner ON membership (website_id) WHERE is_owner;
-- Sessions from before are not good for this site any more (SES-1, SES-3).
ALTER TABLE membership ADD COLUMN changed_at timestamptz(3);

-- Somebody is asked to work on a site. The mail's link carries the token; kept is only its SHA-256, for seven days and one use.
CREATE TABLE contributor_invite (
  website_id uuid NOT NULL REFERENCES website ON DELETE CASCADE,
  id uuid NOT NULL,
  email text NOT NULL CHECK (length(email) BETWEEN 3 AND 320),
  roles int[] NOT NULL,
  token_hash bytea NOT NULL,
  invited_by uuid,
  inviter text NOT NULL,
  created_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, id)
);
CREATE UNIQUE INDEX contributor_invite_email ON contributor_invite (website_id, lower(email));
CREATE UNIQUE INDEX contributor_invite_token ON contributor_invite (website_id, token_hash);
SELECT protect_site_table('contributor_invite');

-- PREF-01: one object per namespace.
CREATE TABLE commerce_preference (
  website_id uuid NOT NULL REFERENCES website ON DELETE CASCADE,
  namespace text NOT NULL CHECK (namespace ~ '^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$'),
  value jsonb NOT NULL DEFAULT '{}',
  updated_at timestamptz(3) NOT NULL,
  PRIMARY KEY (website_id, namespace)
);
SELECT protect_site_table('commerce_preference');

-- An owner's own template of one kind of mail; without a row the house's is used.
CREATE TABLE mail_template (
  website_id uuid NOT NULL REFERENCES website ON DELETE CASCADE,
  kind text NOT NULL,
  subject text NOT NULL,
  html text NOT NULL,
  revision int NOT NULL DEFAULT 1,
  updated_at timestamptz(3) NOT NULL,
  updated_by text NOT NULL DEFAULT '',
  -- When it last could not be used, and why; the mail was sent by the house's template.
  broken_at timestamptz(3),
  problem text NOT NULL DEFAULT '',
  PRIMARY KEY (website_id, kind)
);
SELECT protect_site_table('mail_template');

-- What makes a mail's link work stands apart from the mail, so that who may read the mailbox can't use the link; gone once sent.
ALTER TABLE mail ADD COLUMN secret text;
