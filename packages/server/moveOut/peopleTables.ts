import type { Deps } from '../deps.ts';
import { csvPieces } from '../platform/csv/writeCsv.ts';
import { READ_ONLY, type SiteTransaction } from '../platform/database/database.ts';
import type { Site } from '../sites/index.ts';
import {
  type ExportedCustomer,
  type ExportedSubscriber,
  listExportedCustomers,
  listExportedSubscribers,
} from './storage/exportedPeople.ts';

const PIECE = 1_000;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Columns as Shopify has them, which many read. */
const CUSTOMER_HEADER = [
  ...['Email', 'Name', 'Accepts Email Marketing', 'Tax Exempt', 'Tags', 'Note', 'Created at'],
  ...['Address1', 'Address2', 'City', 'Province Code', 'Country Code', 'Zip', 'Phone'],
];

export function customersCsv(deps: Pick<Deps, 'db'>, site: Site): AsyncIterable<string> {
  return csvPieces(CUSTOMER_HEADER, recordsOf(deps, site, listExportedCustomers, customerRecord));
}

function customerRecord(row: ExportedCustomer): readonly string[] {
  const part = (name: string) => row.address?.[name] ?? '';
  return [
    ...[row.email, row.fullName, yes(row.acceptsMarketing), yes(row.isTaxExempt), row.tags.join(', '), row.notes],
    ...[row.createdAt.toISOString(), part('line1'), part('line2'), part('city'), part('region'), part('countryCode')],
    ...[part('postalCode'), part('phone')],
  ];
}

function yes(flag: boolean): string {
  return flag ? 'yes' : 'no';
}

const SUBSCRIBER_HEADER = [
  ...['Email', 'Full name', 'List', 'State', 'Source', 'Asked on', 'Confirmed on', 'Unsubscribed on'],
];

export function subscribersCsv(deps: Pick<Deps, 'db'>, site: Site): AsyncIterable<string> {
  return csvPieces(SUBSCRIBER_HEADER, recordsOf(deps, site, listExportedSubscribers, subscriberRecord));
}

function subscriberRecord(row: ExportedSubscriber): readonly string[] {
  const day = (date: Date | null) => date?.toISOString() ?? '';
  return [
    ...[row.email, row.fullName, row.list, row.state, row.source],
    ...[day(row.createdAt), day(row.confirmedAt), day(row.unsubscribedAt)],
  ];
}

type List<Row> = (
  trx: SiteTransaction,
  websiteId: string,
  page: { readonly after: string; readonly limit: number },
) => Promise<readonly Row[]>;

/** Some rows at a time, each time in a transaction of its own: a slow connection holds none. */
async function* recordsOf<Row extends { readonly id: string }>(
  { db }: Pick<Deps, 'db'>,
  { id: websiteId }: Site,
  list: List<Row>,
  recordOf: (row: Row) => readonly string[],
): AsyncGenerator<readonly (readonly string[])[]> {
  let after = BEFORE_ALL;
  for (;;) {
    const page = { after, limit: PIECE };
    const rows = await db.inSite({ websiteId }, (trx) => list(trx, websiteId, page), READ_ONLY);
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows.map(recordOf);
    after = last.id;
  }
}
