import { createHash } from 'node:crypto';
import {
  completedBy,
  type FileProduct,
  freeSku,
  PRODUCT_FILE_COLUMNS,
  productChanges,
  productFileRecords,
  type RowProblem,
  readProductFile,
} from '@quoin/domain/catalog';
import type { Deps } from '../../deps.ts';
import { cleanMarkup } from '../../pages/index.ts';
import type { Site } from '../../sites/index.ts';
import { loadFileProducts } from '../storage/exportedProducts.ts';
import {
  type ImportedProduct,
  type KnownProducts,
  listKnownProducts,
  listStorePages,
  listTaken,
  type StorePage,
  type TakenNames,
} from '../storage/importedProducts.ts';
import { assetIdIn } from './importPictures.ts';

export type Verdict = 'created' | 'updated' | 'unchanged';

const PLAN_TIMEOUT_MS = 60_000;

/** What is to be done with one product of a file. */
export interface Plan {
  readonly product: FileProduct;
  readonly verdict: Verdict;
  /** What would be different, for people; empty unless it is updated. */
  readonly changes: readonly string[];
  readonly itemId: string;
  readonly collectionId: string;
  /** Of the product's rows: equal means nothing to do. */
  readonly hash: string;
  readonly displayIndex: number;
  /** Pictures that could not be had last time. */
  readonly missing: readonly string[];
  /** What was left out of its description. */
  readonly removedMarkup: readonly string[];
  /** SKUs that another product of the site has: these variants get others. */
  readonly renamedSkus: readonly RowProblem[];
}

interface Held {
  readonly pages: readonly StorePage[];
  readonly known: KnownProducts;
  readonly addresses: TakenNames['addresses'];
  /** Whose a SKU is, with those that products planned so far will have. */
  readonly skus: Map<string, string>;
  /** As they are now, by id. */
  readonly current: ReadonlyMap<string, FileProduct>;
}

/** Compares a file with the site. Products that cannot be saved are problems and have no plan. */
export async function planImport(
  deps: Pick<Deps, 'db' | 'newId'>,
  site: Site,
  products: readonly FileProduct[],
): Promise<{ readonly plans: readonly Plan[]; readonly problems: readonly RowProblem[] }> {
  const held: Held = await deps.db.inSite(
    { websiteId: site.id },
    async (trx) => ({
      pages: await listStorePages(trx, site.id),
      known: await listKnownProducts(trx, site.id),
      ...(await listTaken(trx, site.id)),
      current: asFile(await loadFileProducts(trx, site.id, { baseUrl: '', currency: site.currency }), site),
    }),
    { statementTimeoutMs: PLAN_TIMEOUT_MS },
  );
  const plans: Plan[] = [];
  const problems: RowProblem[] = [];
  for (const [displayIndex, product] of products.entries()) {
    const planned = planOne(held, product, displayIndex, deps.newId);
    if ('code' in planned) problems.push(planned);
    else plans.push(planned);
  }
  return { plans, problems };
}

/** The site's products as an import would read them from their export: so that the two can be compared cell by cell. */
function asFile(products: readonly FileProduct[], site: Site): ReadonlyMap<string, FileProduct> {
  const rows = products.flatMap(productFileRecords).map((record, line) => ({
    line,
    cells: Object.fromEntries(PRODUCT_FILE_COLUMNS.map((column, index) => [column, record[index]])),
  }));
  return new Map(readProductFile(rows, site.currency).products.map((product) => [product.key, product]));
}

function planOne(held: Held, given: FileProduct, displayIndex: number, newId: () => string): Plan | RowProblem {
  const { line } = given;
  const page = storePageFor(held.pages, given.pageSlug);
  if (!page) return { line, code: 'storePageUnknown', values: { value: given.pageSlug, column: 'Product Page' } };
  const known = held.known.byKey.get(given.key) ?? held.known.byId.get(given.key);
  const hash = fingerprint(given, page);
  const itemId = known?.itemId ?? newId();
  const atAddress = held.addresses.get(`${page.id}/${given.urlId}`);
  if (atAddress !== undefined && atAddress !== itemId) return { line, code: 'taken', values: { value: given.urlId } };
  const { variants, renamedSkus } = withOwnSkus(held.skus, given, itemId);
  const current = held.current.get(itemId);
  // What is there already was taken once; everything else is cleaned as if its owner had typed it (SC-43).
  const isThere = current?.description === given.description;
  const { html: description, removed: removedMarkup } = isThere
    ? { html: given.description, removed: [] }
    : cleanMarkup(given.description);
  const product = { ...given, description, variants };
  const judged = judge({ product: { ...product, pageSlug: page.urlId }, known, hash, current });
  return {
    product,
    ...judged,
    itemId,
    collectionId: page.id,
    hash,
    displayIndex,
    missing: known?.missing ?? [],
    removedMarkup,
    renamedSkus,
  };
}

/** A SKU that another product of the site has, archived variants included, gets a number: it never costs a product. */
function withOwnSkus(
  skus: Map<string, string>,
  { line, variants: given }: FileProduct,
  itemId: string,
): Pick<FileProduct, 'variants'> & Pick<Plan, 'renamedSkus'> {
  const renamedSkus: RowProblem[] = [];
  const own = new Set(given.map(({ sku }) => sku));
  const variants = given.map((variant) => {
    const { sku: wanted } = variant;
    const isOthers = (sku: string) => (skus.get(sku) ?? itemId) !== itemId;
    const sku = freeSku(wanted, (name) => isOthers(name) || (name !== wanted && own.has(name)));
    if (sku !== wanted) renamedSkus.push({ line, code: 'skuTaken', values: { value: wanted, sku } });
    own.add(sku);
    skus.set(sku, itemId);
    return { ...variant, sku };
  });
  return { variants, renamedSkus };
}

interface Question {
  readonly product: FileProduct;
  readonly known: ImportedProduct | undefined;
  readonly hash: string;
  readonly current: FileProduct | undefined;
}

function judge({ product, known, hash, current }: Question): Pick<Plan, 'verdict' | 'changes'> {
  if (known === undefined || known.isDeleted) return { verdict: 'created', changes: [] };
  if (known.hash === hash) return { verdict: 'unchanged', changes: [] };
  if (current === undefined) return { verdict: 'updated', changes: [] };
  const wanted = completedBy(withStockOfLast(product, known), current);
  if (contentOf(wanted) === contentOf(current)) return { verdict: 'unchanged', changes: [] };
  return { verdict: 'updated', changes: productChanges(current, wanted) };
}

/** Stock as the last file had it is not news: what was sold since stays sold. */
function withStockOfLast(product: FileProduct, { stock }: ImportedProduct): FileProduct {
  const variants = product.variants.map((variant) => {
    const last = Object.hasOwn(stock, variant.sku) ? stock[variant.sku] : undefined;
    const isSame = last !== undefined && last === (variant.stock.unlimited ? null : variant.stock.quantity);
    return variant.stockSeen === null && isSame ? { ...variant, stockSeen: variant.stock } : variant;
  });
  return { ...product, variants };
}

/** The page named by the file; a file that names none goes to the only (or first) store page. */
function storePageFor(pages: readonly StorePage[], slug: string): StorePage | undefined {
  return slug === '' ? pages[0] : pages.find((page) => page.urlId === slug);
}

function fingerprint(product: FileProduct, page: StorePage): string {
  const { line: _line, formerPath: _path, ...content } = product;
  return createHash('sha256')
    .update(textOf({ ...content, page: page.id }))
    .digest('hex');
}

/** What is compared between a file and the site: pictures by what they are, not by where they lie or what is said of them. */
function contentOf(given: FileProduct): string {
  const { line: _line, key: _key, imageTexts: _texts, formerPath: _path, ...product } = given;
  const image = (url: string) => assetIdIn(url) ?? url;
  const variants = product.variants.map(({ stockSeen: _seen, imageUrl, ...variant }) => ({
    ...variant,
    imageUrl: imageUrl === null ? null : image(imageUrl),
  }));
  return textOf({ ...product, variants, imageUrls: product.imageUrls.map(image) });
}

function textOf(content: object): string {
  return JSON.stringify(content, (_, value) => (typeof value === 'bigint' ? `${value}` : value));
}
