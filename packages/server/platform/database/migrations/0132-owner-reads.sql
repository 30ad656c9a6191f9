-- A backup reads every row as the owner of the schema. With the built-in server that is a superuser, whom row-level security
-- does not hold for; on a server of somebody else's it is an ordinary role. The role of requests is no member of it.
CREATE FUNCTION let_owner_read(table_name regclass) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('CREATE POLICY owner_reads ON %s FOR SELECT TO %I USING (true)', table_name, current_user);
END $$;
REVOKE ALL ON FUNCTION let_owner_read(regclass) FROM PUBLIC;

CREATE OR REPLACE FUNCTION protect_site_table(
  table_name regclass, privileges text DEFAULT 'SELECT, INSERT, UPDATE, DELETE'
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', table_name);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', table_name);
  EXECUTE format('CREATE POLICY own_site ON %s USING (website_id = (SELECT current_site()))', table_name);
  PERFORM let_owner_read(table_name);
  EXECUTE format('GRANT %s ON %s TO quoin_app', privileges, table_name);
END $$;

CREATE OR REPLACE FUNCTION protect_platform_table(table_name regclass, site_column text DEFAULT NULL)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE own text := CASE WHEN site_column IS NULL THEN '' ELSE format('%I = (SELECT current_site()) OR ', site_column) END;
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', table_name);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', table_name);
  EXECUTE format('CREATE POLICY own_site_or_platform ON %s USING (%s (SELECT on_platform()))', table_name, own);
  PERFORM let_owner_read(table_name);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO quoin_app', table_name);
END $$;

DO $$
DECLARE held regclass;
BEGIN
  FOR held IN
    SELECT oid FROM pg_class
    WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p') AND NOT relispartition AND relrowsecurity
  LOOP
    PERFORM let_owner_read(held);
  END LOOP;
END $$;
