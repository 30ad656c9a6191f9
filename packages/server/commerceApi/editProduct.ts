import type { ApiCode, ApiProductChange, ApiVariantChange } from '@quoin/contract/commerceApi';
import type { DraftVariant, ProductDraft, ProductType } from '@quoin/domain/catalog';
import { accept, type Outcome, type Problem, refuse } from '@quoin/domain/problem';
import { bulkEditProducts, loadForEditing, saveProduct } from '../catalog/index.ts';
import type { Deps } from '../deps.ts';
import type { Program } from '../platform/http/apiPipeline.ts';
import { weightUnit } from '../pricing/index.ts';
import { type LoadedProduct, pageOfProducts } from './loadProducts.ts';

type ProductDeps = Pick<Deps, 'db' | 'now'>;

/** A product by its id, and which kinds the version of the interface knows. */
export interface NamedProduct {
  readonly productId: string;
  readonly types: readonly ProductType[];
}

type Change = (draft: ProductDraft) => Outcome<ProductDraft, ApiCode>;

/** A user may be editing it in the app: versions saved meanwhile stay, and the change is applied to them. */
const TRIES = 3;

/** Changes a product as its editor does: whole or not at all. */
export async function editProduct(
  deps: ProductDeps,
  { site, actor }: Program,
  named: NamedProduct,
  change: Change,
): Promise<Outcome<LoadedProduct, ApiCode>> {
  const unknown = refuse('productUnknown', { values: { productId: named.productId } });
  if ((await find(deps, site.id, named)) === null) return unknown;
  for (let tries = 0; tries < TRIES; tries += 1) {
    const held = await loadForEditing(deps, site.id, named.productId);
    if (held === null) return unknown;
    const changed = change(held.draft);
    if (!changed.ok) return changed;
    const edit = { productId: held.id, revision: held.revision, draft: changed.value };
    const edited = await saveProduct(deps, { site, actor }, edit);
    if (edited.kind === 'refused') return refusalOf(edited.problems[0]!);
    const saved = edited.kind === 'done' ? await find(deps, site.id, named) : null;
    if (saved !== null) return accept(saved);
  }
  return refuse('productChanged');
}

async function find(deps: Pick<Deps, 'db'>, websiteId: string, { productId, types }: NamedProduct) {
  const one = { types, modified: null, query: '', ids: [productId], after: null };
  return (await pageOfProducts(deps, websiteId, one)).rows[0] ?? null;
}

const CODES: Readonly<Record<string, ApiCode>> = {
  skuTaken: 'skuTaken',
  skuTakenInTrash: 'skuTaken',
  skuRepeated: 'skuTaken',
  variantsMissing: 'variantsTooFew',
};
/** Fields of the editor, as programs call them. */
const FIELDS: Readonly<Record<string, string>> = { title: 'name', urlId: 'urlSlug', seo: 'seoOptions' };

function refusalOf({ code, field = 'body' }: Problem): Outcome<never, ApiCode> {
  const [first = '', ...rest] = field.split('.');
  return refuse(CODES[code] ?? 'fieldInvalid', { values: { field: [FIELDS[first] ?? first, ...rest].join('.') } });
}

/** Into the trash, where it can be taken back for 30 days. */
export async function deleteByProgram(
  deps: ProductDeps,
  { site, actor }: Program,
  named: NamedProduct,
): Promise<Outcome<null, ApiCode>> {
  const unknown = refuse('productUnknown', { values: { productId: named.productId } });
  if ((await find(deps, site.id, named)) === null) return unknown;
  const edited = await bulkEditProducts(deps, { site, actor }, { act: 'trash', ids: [named.productId] });
  return edited.kind === 'done' ? accept(null) : unknown;
}

/** What is absent stays, what is null is cleared. */
export function withChanges({ name, description, urlSlug, tags, isVisible, seoOptions }: ApiProductChange): Change {
  return (draft) =>
    accept({
      ...draft,
      title: name === undefined ? draft.title : (name ?? ''),
      description: description === undefined ? draft.description : (description ?? ''),
      urlId: urlSlug ?? draft.urlId,
      tags: tags === undefined ? draft.tags : (tags ?? []),
      ...(isVisible === undefined || isVisible === null
        ? {}
        : { visibility: isVisible ? ('visible' as const) : ('hidden' as const), publishOn: null }),
      seo:
        seoOptions === undefined
          ? draft.seo
          : { ...draft.seo, title: seoOptions?.title ?? '', description: seoOptions?.description ?? '' },
    });
}

const NEW_VARIANT: DraftVariant = {
  ...{ id: null, sku: '', values: [], price: '0', salePrice: '', onSale: false, seenStock: null },
  stock: { unlimited: false, quantity: 0 },
  ...{ weight: 0, length: 0, width: 0, height: 0, imageId: null },
};

export function withNewVariant(site: Program['site'], wanted: ApiVariantChange): Change {
  return (draft) => {
    const { stock } = wanted;
    const begun = { ...NEW_VARIANT, ...(stock && { stock: stockOf(stock) }) };
    const variant = changedVariant(site, draft, begun, wanted);
    return variant.ok ? accept({ ...draft, variants: [...draft.variants, variant.value] }) : variant;
  };
}

function stockOf({ quantity, unlimited }: NonNullable<ApiVariantChange['stock']>): DraftVariant['stock'] {
  return unlimited ? { unlimited: true } : { unlimited: false, quantity };
}

/** Its stock is changed by the inventory alone, which holds what is sold meanwhile. */
export function withChangedVariant(site: Program['site'], variantId: string, wanted: ApiVariantChange): Change {
  return (draft) => {
    const held = draft.variants.find(({ id }) => id === variantId);
    if (held === undefined) return refuse('variantUnknown');
    const variant = changedVariant(site, draft, held, wanted);
    if (!variant.ok) return variant;
    return accept({ ...draft, variants: draft.variants.map((each) => (each === held ? variant.value : each)) });
  };
}

export function withoutVariant(variantId: string): Change {
  return (draft) => {
    const variants = draft.variants.filter(({ id }) => id !== variantId);
    if (variants.length === draft.variants.length) return refuse('variantUnknown');
    return variants.length === 0 ? refuse('variantsTooFew') : accept({ ...draft, variants });
  };
}

function changedVariant(
  site: Program['site'],
  draft: ProductDraft,
  held: DraftVariant,
  { sku, pricing, attributes, shippingMeasurements: measures }: ApiVariantChange,
): Outcome<DraftVariant, ApiCode> {
  const amounts = [pricing?.basePrice, pricing?.salePrice].flatMap((amount) => (amount ? [amount] : []));
  if (amounts.some(({ currency }) => currency !== site.currency)) return refuse('currencyWrong');
  const unit = weightUnit(site);
  const length = unit === 'POUND' ? 'INCH' : 'CENTIMETER';
  const isOtherUnit = (measures?.weight?.unit ?? unit) !== unit || (measures?.dimensions?.unit ?? length) !== length;
  if (isOtherUnit) return refuse('measureUnitWrong');
  return accept({
    ...held,
    sku: sku ?? held.sku,
    values: attributes ? draft.optionNames.map((name) => attributes[name] ?? '') : held.values,
    price: pricing?.basePrice?.value ?? held.price,
    salePrice: pricing?.salePrice === null ? '' : (pricing?.salePrice?.value ?? held.salePrice),
    onSale: pricing?.onSale ?? held.onSale,
    weight: measures?.weight?.value ?? held.weight,
    length: measures?.dimensions?.length ?? held.length,
    width: measures?.dimensions?.width ?? held.width,
    height: measures?.dimensions?.height ?? held.height,
  });
}
