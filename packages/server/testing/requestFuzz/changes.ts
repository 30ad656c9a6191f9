import type pg from 'pg';

/** Rows that a request changed. */
export interface Change {
  readonly table: string;
  readonly websiteId: string | null;
}

/**
 * Written of requests that are refused, too, or by work in the background: counts of attempts, what was asked for in vain,
 * visits, jobs, renditions of pictures, what a template of the answer did wrong, and when a session was last seen.
 */
const KEPT_OF_REFUSALS =
  /^(?:audit_event|job|missing_page|sign_in_tries|request_count|.*_attempt|.*_failure|.*session|event|event_.*|visit.*|hit.*|speed_.*|rollup.*|error_report.*|worker.*|schedule.*|captcha_.*|asset_rendition|template_diagnostic)$/;

/** Notes every changed row of the database from now on, by triggers. */
export async function watchChanges(client: pg.Client): Promise<{ take(): Promise<readonly Change[]> }> {
  await client.query(`
    CREATE UNLOGGED TABLE fuzz_change (id bigserial PRIMARY KEY, table_name text NOT NULL, website_id text);
    CREATE FUNCTION fuzz_note() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
    BEGIN
      INSERT INTO public.fuzz_change (table_name, website_id)
      VALUES (TG_TABLE_NAME, to_jsonb(coalesce(NEW, OLD)) ->> 'website_id');
      RETURN NULL;
    END $$;`);
  const { rows } = await client.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p') AND NOT c.relispartition AND c.relname <> 'fuzz_change'`,
  );
  for (const { name } of rows) {
    if (KEPT_OF_REFUSALS.test(name)) continue;
    await client.query(
      `CREATE TRIGGER fuzz_note AFTER INSERT OR UPDATE OR DELETE ON "${name}" FOR EACH ROW EXECUTE FUNCTION fuzz_note()`,
    );
  }
  return {
    async take() {
      const changed = await client.query<{ table_name: string; website_id: string | null }>(
        'DELETE FROM fuzz_change RETURNING table_name, website_id',
      );
      return changed.rows.map(({ table_name, website_id }) => ({ table: table_name, websiteId: website_id }));
    },
  };
}
