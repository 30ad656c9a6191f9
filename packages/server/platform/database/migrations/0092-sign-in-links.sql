-- Besides links of mails that set a password: one that signs somebody in once, printed where the product was started.
ALTER TABLE account_token ADD COLUMN purpose text NOT NULL DEFAULT 'password' CHECK (purpose IN ('password', 'signIn'));
