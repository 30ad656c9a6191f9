-- What was typed into a password field of a form is not kept any longer (decision 0120): neither in the answers nor in the hash
-- that was made of them, by which it could be guessed. A retry of such a submission, within two hours, is none then.
DO $$
DECLARE site uuid;
BEGIN
  FOR site IN SELECT id FROM website LOOP
    PERFORM set_config('app.site', site::text, true);
    UPDATE form_submission SET
      content_hash = '\x00',
      answers = (
        SELECT jsonb_agg(CASE WHEN answer ->> 'type' = 'password' AND COALESCE(answer ->> 'value', '') <> ''
          THEN jsonb_set(answer, '{value}', '"••••••••"') ELSE answer END ORDER BY place)
        FROM jsonb_array_elements(answers) WITH ORDINALITY AS kept (answer, place))
    WHERE website_id = site AND answers @> '[{"type": "password"}]';
  END LOOP;
  PERFORM set_config('app.site', '', true);
END $$;
