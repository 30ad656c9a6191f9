import { createHash } from 'node:crypto';
import { type FileProduct, type ProductFileCode, type RowProblem, readProductFile } from '@quoin/domain/catalog';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import type { Deps } from '../../deps.ts';
import {
  type ImportedProduct,
  listImported,
  listStorePages,
  type StorePage,
  saveImportedProduct,
} from '../../storage/productImport.ts';
import { bumpPublishedVersion, type Site } from '../../storage/sites.ts';
import { addImage } from '../media/addImage.ts';
import { readProductCsv } from './readProductCsv.ts';

export interface ImportRequest {
  readonly text: string;
  /** The bytes of a picture that the file names by a relative address; null when there is none. */
  readonly readImage: (reference: string) => Promise<Uint8Array | null>;
  readonly altTextFor?: (reference: string) => string | undefined;
  /** Only tells what would happen. */
  readonly isDryRun: boolean;
}

/** What an import did, or would do. Products with a fault are counted nowhere else and listed in `problems`. */
export interface ImportReport {
  readonly created: readonly string[];
  readonly updated: readonly string[];
  readonly unchanged: readonly string[];
  readonly problems: readonly RowProblem[];
}

type ImportDeps = Pick<Deps, 'db' | 'files' | 'newId' | 'now'>;
type Verdict = 'created' | 'updated' | 'unchanged';

interface Plan {
  readonly product: FileProduct;
  readonly verdict: Verdict;
  readonly itemId: string;
  readonly collectionId: string;
  readonly hash: string;
}

/**
 * Imports a product file: each product in a transaction of its own, found again by its key, left alone when its rows
 * are as they were last time. So a stopped import can be run again and a repeated one changes nothing (IMP-1).
 */
export async function importProducts(deps: ImportDeps, site: Site, request: ImportRequest): Promise<ImportReport> {
  const csv = readProductCsv(request.text);
  if (!csv.ok) return { created: [], updated: [], unchanged: [], problems: csv.problems };
  const file = readProductFile(csv.rows, site.currency);
  const { plans, problems } = await plan(deps, site, file.products);
  const all: RowProblem[] = [...file.problems, ...problems];
  if (!request.isDryRun) all.push(...(await carryOut(deps, site, plans, request)));
  const titles = (verdict: Verdict) =>
    plans.filter((each) => each.verdict === verdict).map((each) => each.product.title);
  return {
    created: titles('created'),
    updated: titles('updated'),
    unchanged: titles('unchanged'),
    problems: all.sort((a, b) => a.line - b.line),
  };
}

async function plan(
  deps: ImportDeps,
  site: Site,
  products: readonly FileProduct[],
): Promise<{ plans: Plan[]; problems: RowProblem[] }> {
  const held = await deps.db.inSite({ websiteId: site.id }, async (trx) => ({
    pages: await listStorePages(trx, site.id),
    imported: await listImported(trx, site.id),
  }));
  const plans: Plan[] = [];
  const problems: RowProblem[] = [];
  for (const product of products) {
    const page = storePageFor(held.pages, product.pageSlug);
    if (page) plans.push(planOne(deps, product, page, held.imported.get(product.key)));
    else problems.push({ line: product.line, code: 'storePageUnknown', values: { value: product.pageSlug } });
  }
  return { plans, problems };
}

/** The page named by the file; a file that names none goes to the only (or first) store page. */
function storePageFor(pages: readonly StorePage[], slug: string): StorePage | undefined {
  return slug === '' ? pages[0] : pages.find((page) => page.urlId === slug);
}

function planOne(deps: ImportDeps, product: FileProduct, page: StorePage, known: ImportedProduct | undefined): Plan {
  const hash = fingerprint(product, page);
  const verdict = known === undefined ? 'created' : known.hash === hash ? 'unchanged' : 'updated';
  return { product, verdict, itemId: known?.itemId ?? deps.newId(), collectionId: page.id, hash };
}

function fingerprint(product: FileProduct, page: StorePage): string {
  const { line: _, ...content } = product;
  const text = JSON.stringify({ ...content, page: page.id }, (_, value) =>
    typeof value === 'bigint' ? `${value}` : value,
  );
  return createHash('sha256').update(text).digest('hex');
}

async function carryOut(
  deps: ImportDeps,
  site: Site,
  plans: readonly Plan[],
  request: ImportRequest,
): Promise<RowProblem[]> {
  const problems: RowProblem[] = [];
  const runId = deps.newId();
  const images = imageReader(deps, site.id, request);
  for (const [index, each] of plans.entries()) {
    if (each.verdict === 'unchanged') continue;
    const pictures = await picturesOf(each.product, images, problems);
    const save = { ...each, ...pictures, displayIndex: index, runId, now: new Date(deps.now()), newId: deps.newId };
    try {
      await deps.db.inSite({ websiteId: site.id }, (trx) => saveImportedProduct(trx, site.id, save));
    } catch (fault) {
      if (!isTaken(fault)) throw fault;
      problems.push({ line: each.product.line, code: 'taken', values: { value: each.product.urlId } });
    }
  }
  if (plans.some((each) => each.verdict !== 'unchanged')) {
    await deps.db.inSite({ websiteId: site.id }, (trx) => bumpPublishedVersion(trx, site.id));
  }
  return problems;
}

/** 23505: another product of the site has the SKU or the address already. */
function isTaken(fault: unknown): boolean {
  return fault instanceof Error && 'code' in fault && fault.code === '23505';
}

type ImageReader = (reference: string, line: number, problems: RowProblem[]) => Promise<string | null>;

/** Answers the asset id for a reference, importing each picture once. */
function imageReader(deps: ImportDeps, websiteId: string, request: ImportRequest): ImageReader {
  const known = new Map<string, string | null>();
  return async (reference, line, problems) => {
    const held = known.get(reference);
    if (held !== undefined) return held;
    const found = await importImage(deps, websiteId, reference, request);
    const id = found.ok ? found.value : null;
    if (!found.ok) problems.push({ ...found.problem, line });
    known.set(reference, id);
    return id;
  };
}

async function importImage(
  deps: ImportDeps,
  websiteId: string,
  reference: string,
  request: ImportRequest,
): Promise<Outcome<string, ProductFileCode>> {
  const values = { value: reference };
  if (/^[a-z]+:/i.test(reference)) return refuse('imageNotFetched', { values });
  const bytes = await request.readImage(reference);
  if (!bytes) return refuse('imageMissing', { values });
  const altText = request.altTextFor?.(reference);
  const added = await addImage(deps, websiteId, { filename: reference, bytes, ...(altText ? { altText } : {}) });
  return added.ok ? accept(added.value.id) : refuse('imageUnusable', { values });
}

async function picturesOf(
  product: FileProduct,
  images: ImageReader,
  problems: RowProblem[],
): Promise<{ imageIds: string[]; variantImageIds: Map<string, string> }> {
  const imageIds: string[] = [];
  for (const reference of product.imageUrls) {
    const id = await images(reference, product.line, problems);
    if (id) imageIds.push(id);
  }
  const variantImageIds = new Map<string, string>();
  for (const variant of product.variants) {
    const id = variant.imageUrl === null ? null : await images(variant.imageUrl, product.line, problems);
    if (!id) continue;
    variantImageIds.set(variant.sku, id);
    if (!imageIds.includes(id)) imageIds.push(id);
  }
  return { imageIds, variantImageIds };
}
