import type { ApiCode } from '@quoin/contract/commerceApi';
import { CATALOG_LIMITS, type ProductDraft, type ProductType } from '@quoin/domain/catalog';
import { accept, type Outcome, type Problem, refuse } from '@quoin/domain/problem';
import { bulkEditProducts, createProduct, loadForEditing, saveProduct } from '../../catalog/index.ts';
import type { Deps } from '../../deps.ts';
import type { Program } from '../../platform/http/apiPipeline.ts';
import { type LoadedProduct, pageOfProducts } from './loadProducts.ts';

export type ProductDeps = Pick<Deps, 'db' | 'now'>;

/** A product by its id, and which kinds the version of the interface knows. */
export interface NamedProduct {
  readonly productId: string;
  readonly types: readonly ProductType[];
}

export type ProductEdit = (draft: ProductDraft) => Outcome<ProductDraft, ApiCode>;

/** A user may be editing it in the app: versions saved meanwhile stay, and the change is applied to them. */
const TRIES = 3;

/** Changes a product as its editor does: whole or not at all. */
export async function editProduct(
  deps: ProductDeps,
  { site, actor }: Program,
  named: NamedProduct,
  change: ProductEdit,
): Promise<Outcome<LoadedProduct, ApiCode>> {
  const unknown = refuse('productUnknown', { values: { productId: named.productId } });
  if ((await findProduct(deps, site.id, named)) === null) return unknown;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const held = await loadForEditing(deps, site.id, named.productId);
    if (held === null) return unknown;
    const changed = change(held.draft);
    if (!changed.ok) return changed;
    const edit = { productId: held.id, revision: held.revision, draft: changed.value };
    const edited = await saveProduct(deps, { site, actor }, edit);
    if (edited.kind === 'refused') return refusalOf(edited.problems[0]!);
    const saved = edited.kind === 'done' ? await findProduct(deps, site.id, named) : null;
    if (saved !== null) return accept(saved);
  }
  return refuse('productChanged');
}

export async function findProduct(deps: Pick<Deps, 'db'>, websiteId: string, { productId, types }: NamedProduct) {
  const one = { types, modified: null, query: '', ids: [productId], after: null };
  return (await pageOfProducts(deps, websiteId, one)).rows[0] ?? null;
}

/** A new product as its editor makes one. */
export async function createProductByProgram(
  deps: ProductDeps,
  { site, actor }: Program,
  {
    storePageId,
    types,
    draft,
  }: { readonly storePageId: string; readonly types: NamedProduct['types']; readonly draft: ProductDraft },
): Promise<Outcome<LoadedProduct, ApiCode>> {
  const made = await createProduct(deps, { site, actor }, { storePageId, draft });
  if (made.kind === 'refused') return refusalOf(made.problems[0]!);
  const saved = made.kind === 'done' ? await findProduct(deps, site.id, { productId: made.value.id, types }) : null;
  if (saved === null) throw new Error('The product is not there.');
  return accept(saved);
}

const CODES: Readonly<Record<string, ApiCode>> = {
  storePageMissing: 'storePageUnknown',
  imageUnknown: 'imageUnknown',
  tooManyImages: 'imagesTooMany',
  skuTaken: 'skuTaken',
  skuTakenInTrash: 'skuTaken',
  skuRepeated: 'skuTaken',
  variantsMissing: 'variantsTooFew',
};
/** Fields of the editor, as programs call them. */
const LIMITS = { most: CATALOG_LIMITS.images };
const FIELDS: Readonly<Record<string, string>> = { title: 'name', urlId: 'urlSlug', seo: 'seoOptions' };

function refusalOf({ code, field = 'body' }: Problem): Outcome<never, ApiCode> {
  const [first = '', ...rest] = field.split('.');
  return refuse(CODES[code] ?? 'fieldInvalid', {
    values: { ...LIMITS, field: [FIELDS[first] ?? first, ...rest].join('.') },
  });
}

/** Into the trash, where it can be taken back for 30 days. */
export async function deleteByProgram(
  deps: ProductDeps,
  { site, actor }: Program,
  named: NamedProduct,
): Promise<Outcome<null, ApiCode>> {
  const unknown = refuse('productUnknown', { values: { productId: named.productId } });
  if ((await findProduct(deps, site.id, named)) === null) return unknown;
  const edited = await bulkEditProducts(deps, { site, actor }, { act: 'trash', ids: [named.productId] });
  return edited.kind === 'done' ? accept(null) : unknown;
}
