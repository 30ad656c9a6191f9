-- An account made by a sign-in service has a random password. Whether its owner ever set one decides which ways in remain.
ALTER TABLE site_user ADD COLUMN is_password_random boolean NOT NULL DEFAULT false;
