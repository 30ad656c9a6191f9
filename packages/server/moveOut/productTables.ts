import {
  type FileProduct,
  SHOPIFY_HEADER,
  shopifyRecords,
  wooCommerceHeader,
  wooCommerceRecords,
} from '@quoin/domain/catalog';
import { loadFileProducts } from '../catalog/index.ts';
import type { Deps } from '../deps.ts';
import { csvPieces } from '../platform/csv/writeCsv.ts';
import { weightUnit } from '../pricing/index.ts';
import type { Site } from '../sites/index.ts';

const TIMEOUT_MS = 60_000;
/** Products that are written at once. */
const PIECE = 200;

interface Wanted {
  /** In front of the addresses of pictures. */
  readonly baseUrl: string;
}

/** Every product in Shopify's columns. */
export function shopifyProductsCsv(deps: Pick<Deps, 'db'>, site: Site, wanted: Wanted): AsyncIterable<string> {
  const unit = weightUnit(site);
  const handles = new Set<string>();
  const recordsOf = (product: FileProduct) => shopifyRecords(product, { handle: freeHandle(product, handles), unit });
  return csvPieces(SHOPIFY_HEADER, pieces(deps, site, wanted, recordsOf));
}

/** Products of two store pages may have the same address here. */
function freeHandle({ urlId }: FileProduct, taken: Set<string>): string {
  let handle = urlId;
  for (let number = 2; taken.has(handle); number += 1) handle = `${urlId}-${number}`;
  taken.add(handle);
  return handle;
}

/** Every product in WooCommerce's columns. */
export function wooCommerceProductsCsv(deps: Pick<Deps, 'db'>, site: Site, wanted: Wanted): AsyncIterable<string> {
  const unit = weightUnit(site);
  let id = 1;
  const recordsOf = (product: FileProduct) => {
    const records = wooCommerceRecords(product, { id, unit });
    id += records.length;
    return records;
  };
  return csvPieces(wooCommerceHeader(unit), pieces(deps, site, wanted, recordsOf));
}

async function* pieces(
  { db }: Pick<Deps, 'db'>,
  site: Site,
  { baseUrl }: Wanted,
  recordsOf: (product: FileProduct) => readonly (readonly string[])[],
): AsyncGenerator<readonly (readonly string[])[]> {
  const products = await db.inSite(
    { websiteId: site.id },
    (trx) => loadFileProducts(trx, site.id, { baseUrl, currency: site.currency }),
    { statementTimeoutMs: TIMEOUT_MS },
  );
  for (let at = 0; at < products.length; at += PIECE) yield products.slice(at, at + PIECE).flatMap(recordsOf);
}
