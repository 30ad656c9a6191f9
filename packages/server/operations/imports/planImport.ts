import { createHash } from 'node:crypto';
import type { FileProduct, RowProblem } from '@quoin/domain/catalog';
import type { Deps } from '../../deps.ts';
import {
  type ImportedProduct,
  listImported,
  listStorePages,
  listTaken,
  type StorePage,
  type TakenNames,
} from '../../storage/importedProducts.ts';
import type { Site } from '../../storage/sites.ts';

export type Verdict = 'created' | 'updated' | 'unchanged';

/** What is to be done with one product of a file. */
export interface Plan {
  readonly product: FileProduct;
  readonly verdict: Verdict;
  readonly itemId: string;
  readonly collectionId: string;
  /** Of the product's rows: equal means nothing to do. */
  readonly hash: string;
  readonly displayIndex: number;
  /** Pictures that could not be had last time. */
  readonly missing: readonly string[];
}

interface Held {
  readonly pages: readonly StorePage[];
  readonly imported: ReadonlyMap<string, ImportedProduct>;
  readonly taken: TakenNames;
}

/** Compares a file with the site. Products that cannot be saved are problems and have no plan. */
export async function planImport(
  deps: Pick<Deps, 'db' | 'newId'>,
  site: Site,
  products: readonly FileProduct[],
): Promise<{ readonly plans: readonly Plan[]; readonly problems: readonly RowProblem[] }> {
  const held: Held = await deps.db.inSite({ websiteId: site.id }, async (trx) => ({
    pages: await listStorePages(trx, site.id),
    imported: await listImported(trx, site.id),
    taken: await listTaken(trx, site.id),
  }));
  const plans: Plan[] = [];
  const problems: RowProblem[] = [];
  for (const [displayIndex, product] of products.entries()) {
    const planned = planOne(held, product, displayIndex, deps.newId);
    if ('code' in planned) problems.push(planned);
    else plans.push(planned);
  }
  return { plans, problems };
}

function planOne(held: Held, product: FileProduct, displayIndex: number, newId: () => string): Plan | RowProblem {
  const { line } = product;
  const page = storePageFor(held.pages, product.pageSlug);
  if (!page) return { line, code: 'storePageUnknown', values: { value: product.pageSlug } };
  const known = held.imported.get(product.key);
  const taken = takenByOther(held.taken, product, page, known?.itemId);
  if (taken !== undefined) return { line, code: 'taken', values: { value: taken } };
  const hash = fingerprint(product, page);
  const isThere = known !== undefined && !known.isDeleted;
  const verdict = !isThere ? 'created' : known.hash === hash ? 'unchanged' : 'updated';
  const itemId = known?.itemId ?? newId();
  return { product, verdict, itemId, collectionId: page.id, hash, displayIndex, missing: known?.missing ?? [] };
}

/** The page named by the file; a file that names none goes to the only (or first) store page. */
function storePageFor(pages: readonly StorePage[], slug: string): StorePage | undefined {
  return slug === '' ? pages[0] : pages.find((page) => page.urlId === slug);
}

/** The address or SKU of this product that another product of the site has already. */
function takenByOther(
  taken: TakenNames,
  product: FileProduct,
  page: StorePage,
  itemId: string | undefined,
): string | undefined {
  const atAddress = taken.addresses.get(`${page.id}/${product.urlId}`);
  if (atAddress !== undefined && atAddress !== itemId) return product.urlId;
  return product.variants.find(({ sku }) => {
    const owner = taken.skus.get(sku);
    return owner !== undefined && owner !== itemId;
  })?.sku;
}

function fingerprint(product: FileProduct, page: StorePage): string {
  const { line: _, ...content } = product;
  const text = JSON.stringify({ ...content, page: page.id }, (_, value) =>
    typeof value === 'bigint' ? `${value}` : value,
  );
  return createHash('sha256').update(text).digest('hex');
}
