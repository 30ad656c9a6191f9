-- What every later migration leans on: search extensions, and the two questions row-level security asks.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- The site this transaction works for, or NULL (then no tenant row is visible).
CREATE FUNCTION current_site() RETURNS uuid LANGUAGE sql STABLE PARALLEL SAFE AS
$$ SELECT nullif(current_setting('app.site', true), '')::uuid $$;

-- True only inside acrossSites(): accounts, sites by host and job polling.
CREATE FUNCTION on_platform() RETURNS boolean LANGUAGE sql STABLE PARALLEL SAFE AS
$$ SELECT current_setting('app.platform', true) = 'on' $$;

-- Tenant table: rows of the current site only, whatever the query forgot (TEN-2).
CREATE FUNCTION protect_site_table(table_name regclass, privileges text DEFAULT 'SELECT, INSERT, UPDATE, DELETE')
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', table_name);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', table_name);
  EXECUTE format('CREATE POLICY own_site ON %s USING (website_id = (SELECT current_site()))', table_name);
  EXECUTE format('GRANT %s ON %s TO quoin_app', privileges, table_name);
END $$;

-- Table that the platform reads too: the row's site (column named by site_column; none = platform only), or acrossSites().
CREATE FUNCTION protect_platform_table(table_name regclass, site_column text DEFAULT NULL)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE own text := CASE WHEN site_column IS NULL THEN '' ELSE format('%I = (SELECT current_site()) OR ', site_column) END;
BEGIN
  EXECUTE format('ALTER TABLE %s ENABLE ROW LEVEL SECURITY', table_name);
  EXECUTE format('ALTER TABLE %s FORCE ROW LEVEL SECURITY', table_name);
  EXECUTE format('CREATE POLICY own_site_or_platform ON %s USING (%s (SELECT on_platform()))', table_name, own);
  EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %s TO quoin_app', table_name);
END $$;

REVOKE ALL ON FUNCTION protect_site_table(regclass, text), protect_platform_table(regclass, text) FROM PUBLIC;
