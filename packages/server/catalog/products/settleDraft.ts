import { STANDARD_TAX_CLASS, UNTAXED_CLASS } from '@quoin/domain/cart';
import { decideTags, type ProductDraft, productDraftProblems, proposeSku } from '@quoin/domain/catalog';
import type { Problem } from '@quoin/domain/problem';
import { foldUrlId, freeUrlId, toUrlId } from '@quoin/domain/site';
import { listKnownImages } from '../../media/index.ts';
import { type CleanMarkup, cleanMarkup, listCategoryPaths, listTakenUrlIds } from '../../pages/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { listTaxClassNames } from '../../pricing/index.ts';
import { listSkuOwners, listSkusLike } from '../storage/productWriting.ts';
import type { EditCode, Editing } from './editing.ts';

/** Future place of a draft, and what is stored there. */
export interface DraftPlace {
  readonly productId: string;
  readonly collectionId: string;
  readonly stored: ProductDraft | null;
}

export type Settled =
  | {
      readonly ok: true;
      readonly draft: ProductDraft;
      /** What was taken out of its texts. */
      readonly removedMarkup: readonly string[];
    }
  | { readonly ok: false; readonly problems: readonly Problem<EditCode>[] };

/** What an owner entered, tidied, checked by the rules and against the rest of the site, with address and SKUs made. */
export async function settleDraft(
  trx: SiteTransaction,
  { site }: Editing,
  raw: ProductDraft,
  place: DraftPlace,
): Promise<Settled> {
  const description = cleaned(raw.description, place.stored?.description);
  const additionalInfo = cleaned(raw.additionalInfo, place.stored?.additionalInfo);
  const removedMarkup = [...new Set([...description.removed, ...additionalInfo.removed])];
  const draft = { ...tidy(raw, place.stored), description: description.html, additionalInfo: additionalInfo.html };
  const problems: Problem<EditCode>[] = [...productDraftProblems(draft, { currency: site.currency })];
  problems.push(...(await takenSkus(trx, site.id, draft, place.productId)));
  problems.push(...(await unknownParts(trx, site.id, draft, place)));
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, draft: await withNames(trx, site.id, draft, place), removedMarkup };
}

/** Returns the markup, cleaned if it was edited. Stored markup stays unchanged. */
function cleaned(html: string, stored: string | undefined): CleanMarkup {
  return html === stored ? { html, removed: [] } : cleanMarkup(html);
}

function tidy(raw: ProductDraft, stored: ProductDraft | null): ProductDraft {
  const tags = decideTags(raw.tags);
  return {
    ...raw,
    title: raw.title.trim(),
    urlId: raw.urlId === stored?.urlId ? raw.urlId : foldUrlId(raw.urlId),
    optionNames: raw.optionNames.map((name) => name.trim()),
    variants: raw.variants.map((variant) => ({
      ...variant,
      sku: variant.sku.trim(),
      values: raw.optionNames.map((_, index) => (variant.values[index] ?? '').trim()),
    })),
    imageIds: [...new Set(raw.imageIds)],
    tags: tags.ok ? tags.value : raw.tags,
    categories: [...new Set(raw.categories)],
    taxClass: raw.taxClass.trim() === STANDARD_TAX_CLASS ? '' : raw.taxClass.trim(),
  };
}

async function takenSkus(
  trx: SiteTransaction,
  websiteId: string,
  draft: ProductDraft,
  productId: string,
): Promise<readonly Problem<EditCode>[]> {
  const skus = draft.variants.map((variant) => variant.sku);
  const given = skus.filter((sku) => sku !== '');
  const owners = await listSkuOwners(trx, websiteId, given, productId);
  return owners.map(({ sku, title, isInTrash }) => ({
    code: isInTrash ? 'skuTakenInTrash' : 'skuTaken',
    field: `variants.${skus.indexOf(sku)}.sku`,
    values: { title, value: sku },
  }));
}

async function unknownParts(
  trx: SiteTransaction,
  websiteId: string,
  draft: ProductDraft,
  { collectionId, stored }: DraftPlace,
): Promise<readonly Problem<EditCode>[]> {
  const found: Problem<EditCode>[] = [];
  const images = [...draft.imageIds, ...draft.variants.flatMap(({ imageId }) => (imageId === null ? [] : [imageId]))];
  const known = await listKnownImages(trx, websiteId, images);
  if (images.some((id) => !known.has(id))) found.push({ code: 'imageUnknown', field: 'images' });
  const paths = await listCategoryPaths(trx, websiteId, collectionId);
  const stray = draft.categories.find((path) => !paths.has(path));
  if (stray !== undefined) found.push({ code: 'categoryUnknown', field: 'categories', values: { value: stray } });
  const { taxClass } = draft;
  const isKept = taxClass === (stored?.taxClass ?? '') || taxClass === UNTAXED_CLASS;
  if (!isKept && !(await listTaxClassNames(trx, websiteId)).includes(taxClass) && taxClass !== '')
    found.push({ code: 'taxClassUnknown', field: 'taxClass', values: { value: taxClass } });
  return found;
}

/** An address of the title where none was given, with the first free suffix (PREF-07); a SKU for who has none. */
async function withNames(
  trx: SiteTransaction,
  websiteId: string,
  draft: ProductDraft,
  { productId, collectionId }: DraftPlace,
): Promise<ProductDraft> {
  const wanted = draft.urlId || toUrlId(draft.title) || 'product';
  const taken = await listTakenUrlIds(trx, websiteId, { collectionId, urlId: wanted, exceptId: productId });
  const nameless = draft.variants.filter((variant) => variant.sku === '');
  const proposals = nameless.map((variant) => proposeSku(draft.title, variant.values, new Set()));
  const skus = new Set(await listSkusLike(trx, websiteId, [...new Set(proposals)]));
  for (const { sku } of draft.variants) if (sku !== '') skus.add(sku);
  const variants = draft.variants.map((variant) => {
    const sku = variant.sku || proposeSku(draft.title, variant.values, skus);
    skus.add(sku);
    return { ...variant, sku };
  });
  return { ...draft, urlId: freeUrlId(wanted, new Set([...taken, ...PARTS_OF_A_STORE])), variants };
}

/** `/shop/category/…` and `/shop/tag/…` are lists of the store page itself. */
const PARTS_OF_A_STORE = ['category', 'tag'];
