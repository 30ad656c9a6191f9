-- Invitations to member areas by mail (decision 0084). One per area and address: a newer link makes the older one dead.
CREATE TABLE member_area_invitation (
  website_id uuid NOT NULL,
  area_id uuid NOT NULL,
  email text NOT NULL CHECK (email = lower(email)),
  -- Of what stands in the link; the token itself is in the mail alone.
  token_hash bytea NOT NULL,
  sent_at timestamptz(3) NOT NULL,
  expires_at timestamptz(3) NOT NULL,
  used_at timestamptz(3),
  PRIMARY KEY (website_id, area_id, email),
  FOREIGN KEY (website_id, area_id) REFERENCES member_area ON DELETE CASCADE
);
CREATE UNIQUE INDEX member_area_invitation_token ON member_area_invitation (website_id, token_hash);
CREATE INDEX member_area_invitation_email ON member_area_invitation (website_id, email);
SELECT protect_site_table('member_area_invitation');
