-- How far members are in lessons that they have opened and not done yet, and where their films stopped (USER-04).
ALTER TABLE lesson_progress ALTER COLUMN done_at DROP NOT NULL;
ALTER TABLE lesson_progress ADD COLUMN started_at timestamptz(3);
ALTER TABLE lesson_progress ADD COLUMN seen_at timestamptz(3);
-- Of the lesson's film, whole seconds from its beginning.
ALTER TABLE lesson_progress ADD COLUMN position int NOT NULL DEFAULT 0 CHECK (position BETWEEN 0 AND 86400);
UPDATE lesson_progress SET started_at = done_at, seen_at = done_at;
ALTER TABLE lesson_progress ALTER COLUMN started_at SET NOT NULL;
ALTER TABLE lesson_progress ALTER COLUMN seen_at SET NOT NULL;
