-- What the owner is shown of a theme's problems: how bad, of which state of the theme, and what was put aside.
ALTER TABLE template_diagnostic
  ADD COLUMN severity text NOT NULL DEFAULT 'error' CHECK (severity IN ('error', 'warning', 'info')),
  -- The state of the theme's files that had it; rows of other states no longer occur.
  ADD COLUMN theme_version text NOT NULL DEFAULT '',
  -- Put aside for that state of the theme only: what comes back after an edit is shown again.
  ADD COLUMN dismissed_version text;
CREATE INDEX template_diagnostic_by_place ON template_diagnostic (website_id, theme, theme_version, file, line, id);
