import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../testing/database.ts';
import { distributionColumnOf, UNDISTRIBUTED } from './undistributed.ts';

/**
 * The schema fits a server that spreads tables by the site: docs/decisions/0213. What stands in its way is listed here
 * with its reason, and nothing else may.
 */
const OPEN_UNIQUE_KEYS = [
  'website_identifier_key: of the version before website_slug; `quoin database distribute` drops it',
];

/** Functions of triggers that were read for it: each reads and writes rows of the site of its row only, or is left out where tables are spread (`keep_directory`). */
const OWN_SITE_TRIGGERS = [
  ...['announce_address', 'announce_contact', 'announce_order_changed', 'announce_order_placed'],
  ...[
    'announce_order_refunded',
    'empty_references',
    'keep_directory',
    'note_item_changes',
    'note_items',
    'note_language',
    'note_page',
  ],
  ...['note_page_document', 'note_page_language', 'note_product', 'note_products', 'note_translation'],
  ...['note_variant_facts', 'note_variant_words', 'note_variants', 'order_knows_customer', 'owe_restock_look'],
  ...['raise_item_revision', 'raise_product_revisions', 'renew_own_pricing_version', 'renew_pricing_version'],
];

let test: TestDatabase;
beforeAll(async () => {
  test = await createTestDatabase();
});
afterAll(() => test.close());

const isDistributed = (table: string) => !UNDISTRIBUTED.has(table);

interface ForeignKey {
  readonly table: string;
  readonly columns: string[];
  readonly target: string;
  readonly targetColumns: string[];
}

const columnsAt = (relation: string, numbers: string) =>
  `array(select a.attname::text from unnest(${numbers}) with ordinality k(n, o)
    join pg_attribute a on a.attrelid = ${relation} and a.attnum = k.n order by k.o)`;

const readForeignKeys = () =>
  test.asOwner<ForeignKey>(`
    select r.relname as table, f.relname as target, ${columnsAt('r.oid', 'c.conkey')} as columns,
      ${columnsAt('f.oid', 'c.confkey')} as "targetColumns"
    from pg_constraint c join pg_class r on r.oid = c.conrelid join pg_class f on f.oid = c.confrelid
    where c.contype = 'f' and r.relnamespace = 'public'::regnamespace and not r.relispartition`);

/** Both sides of a key lie on one machine, or its target lies on each. */
function staysOnOneMachine({ table, columns, target, targetColumns }: ForeignKey): boolean {
  if (isDistributed(target))
    return (
      isDistributed(table) &&
      columns[0] === distributionColumnOf(table) &&
      targetColumns[0] === distributionColumnOf(target)
    );
  return UNDISTRIBUTED.get(target)?.kept === 'everywhere' && UNDISTRIBUTED.get(table)?.kept !== 'atHome';
}

describe('the schema can be spread over machines by the site (TEN-1)', () => {
  it('names no table as undistributed that is not there', async () => {
    const tables = await test.asOwner<{ relname: string }>(
      "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')",
    );
    const known = new Set(tables.map(({ relname }) => relname));
    expect([...UNDISTRIBUTED.keys()].filter((name) => !known.has(name))).toEqual([]);
  });

  it('every unique key of a distributed table holds its distribution column', async () => {
    const keys = await test.asOwner<{ table: string; name: string; columns: string[] }>(`
      select r.relname as table, i.relname as name, ${columnsAt('r.oid', 'x.indkey::int2[]')} as columns
      from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class r on r.oid = x.indrelid
      where (x.indisunique or x.indisexclusion) and r.relnamespace = 'public'::regnamespace`);
    const open = keys.filter(
      ({ table, columns }) => isDistributed(table) && !columns.includes(distributionColumnOf(table)),
    );
    expect(open.map(({ name }) => name)).toEqual(OPEN_UNIQUE_KEYS.map((line) => line.split(':')[0]));
  });

  it('every foreign key begins with the distribution column on both sides, or leads to a table kept everywhere', async () => {
    const open = (await readForeignKeys()).filter((key) => !staysOnOneMachine(key));
    expect(open.map(({ table, target }) => `${table} -> ${target}`)).toEqual([]);
  });

  it('no foreign key empties or defaults a part of it', async () => {
    const keys = await test.asOwner(
      "select conname from pg_constraint where contype = 'f' and (confdeltype in ('n', 'd') or confupdtype <> 'a')",
    );
    expect(keys).toEqual([]);
  });

  it('no policy has a subquery', async () => {
    const policies = await test.asOwner(`
      select polrelid::regclass::text as table, polname from pg_policy
      where concat(pg_get_expr(polqual, polrelid), pg_get_expr(polwithcheck, polrelid)) ~* '\\yselect\\y'`);
    expect(policies).toEqual([]);
  });

  it('triggers touch rows of their own site only', async () => {
    const functions = await test.asOwner<{ name: string }>(`
      select distinct p.proname as name from pg_trigger t join pg_proc p on p.oid = t.tgfoid where not t.tgisinternal order by 1`);
    expect(functions.map(({ name }) => name)).toEqual(OWN_SITE_TRIGGERS);
  });
});

describe('what referred to a deleted row is empty afterwards (TEN-1)', () => {
  it('has a trigger for each key that leads to a row which may go', async () => {
    const triggers = await test.asOwner<{ table: string; definition: string }>(`
      select t.tgrelid::regclass::text as table, pg_get_triggerdef(t.oid) as definition from pg_trigger t
      where t.tgfoid = 'empty_references'::regproc order by 1`);
    expect(triggers.map(({ table, definition }) => `${table}: ${/\((.*)\)$/.exec(definition)?.[1]}`)).toEqual([
      "asset: 'collection', 'main_image_id', 'item', 'main_image_id', 'variant', 'main_image_id'",
      "media_folder: 'asset', 'folder_id'",
      "sales_order: 'product_review', 'order_id'",
      "site_user: 'item_comment', 'site_user_id', 'item_like', 'site_user_id'",
    ]);
  });
});
