-- What a member's browser is called, so that members recognise their own sign-ins and end one of them (USER-04, SES-1).
ALTER TABLE site_user_session ADD COLUMN device text NOT NULL DEFAULT '' CHECK (length(device) <= 60);
