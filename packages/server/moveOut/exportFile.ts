import { type ExportKind, readRedirects, redirectsCsv } from '@quoin/domain/site';
import { type Actor, recordAudit } from '../audit/index.ts';
import type { Deps } from '../deps.ts';
import { ORDER_EXPORT_HEADER, orderRecords } from '../orders/index.ts';
import { csvPieces } from '../platform/csv/writeCsv.ts';
import type { Site } from '../sites/index.ts';
import { customersCsv, subscribersCsv } from './peopleTables.ts';
import { shopifyProductsCsv, wooCommerceProductsCsv } from './productTables.ts';
import { writeWxr } from './wxr/writeWxr.ts';

type ExportDeps = Pick<Deps, 'db' | 'now'>;

export interface WantedFile {
  readonly kind: ExportKind;
  /** Where the site is: files of others name its pictures by their whole addresses. */
  readonly baseUrl: string;
  readonly actor: Actor;
}

/** How each file is written, piece by piece. */
const WRITERS: Readonly<
  Record<ExportKind, (deps: ExportDeps, site: Site, wanted: WantedFile) => AsyncIterable<string>>
> = {
  wordpress: writeWxr,
  'shopify-products': shopifyProductsCsv,
  'woocommerce-products': wooCommerceProductsCsv,
  customers: customersCsv,
  orders: (deps, site) => csvPieces(ORDER_EXPORT_HEADER, orderRecords(deps, site)),
  subscribers: subscribersCsv,
  redirects: (_, site) => redirectsOf(site),
};

/** A file of the site that other products read, as it is written; the activity log has it. */
export async function exportFile(deps: ExportDeps, site: Site, wanted: WantedFile): Promise<AsyncIterable<Uint8Array>> {
  const { kind, actor } = wanted;
  await deps.db.inSite({ websiteId: site.id }, (trx) =>
    recordAudit(trx, { websiteId: site.id, actor, action: 'site.export', subjectTitle: site.title, details: { kind } }),
  );
  return encoded(WRITERS[kind](deps, site, wanted));
}

async function* encoded(pieces: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  for await (const piece of pieces) yield Buffer.from(piece);
}

async function* redirectsOf({ settings }: Site): AsyncGenerator<string> {
  const { siteFrame } = settings;
  const stored =
    typeof siteFrame === 'object' && siteFrame !== null && 'redirects' in siteFrame ? siteFrame.redirects : [];
  yield redirectsCsv(readRedirects(stored));
}
