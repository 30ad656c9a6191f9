import type { ProductDraft } from '@quoin/domain/catalog';
import { recordAudit } from '../../audit/index.ts';
import { PRODUCT_APPEARS_JOB, planTakeDown, recordMove } from '../../pages/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { violatedUnique } from '../../platform/database/errors.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { bumpPublishedVersion, lockNames } from '../../sites/index.ts';
import { type EditedProduct, loadEditedProduct } from '../storage/productDrafts.ts';
import { insertProduct, updateProduct } from '../storage/productWriting.ts';
import { findStorePage } from '../storage/storePages.ts';
import { changedParts, keepCommerce } from './changedParts.ts';
import { type CatalogDeps, done, type Edited, type Editing, Refused, refused } from './editing.ts';
import { moveStockOf } from './moveStock.ts';
import { settleDraft } from './settleDraft.ts';

/**
 * Which parts of a product a user may change: all of it; only texts and pictures, where everything else stays as
 * stored; or all of a product that visitors do not see, which stays hidden.
 */
export type EditScope = 'all' | 'texts' | 'drafts';

const DRAFTS_ONLY = { code: 'draftsOnly', field: 'visibility' } as const;

/** A product as it is stored now. */
export interface SavedProduct extends EditedProduct {
  /** What of its description visitors may not be shown, and was left out. */
  readonly removedMarkup: readonly string[];
}

/** A new product on a store page. */
export function createProduct(
  deps: CatalogDeps,
  editing: Editing,
  wanted: { readonly storePageId: string; readonly draft: ProductDraft; readonly scope?: EditScope },
): Promise<Edited<SavedProduct>> {
  return withFreeNames(() =>
    deps.db.inSite({ websiteId: editing.site.id }, async (trx) => {
      if (wanted.scope === 'drafts' && wanted.draft.visibility !== 'hidden') return refused(DRAFTS_ONLY);
      const page = await findStorePage(trx, editing.site.id, wanted.storePageId);
      if (page === null) return refused({ code: 'storePageMissing', field: 'storePageId' });
      return addProduct(trx, editing, { collectionId: page.id, draft: wanted.draft, like: null });
    }),
  );
}

export interface NewProduct {
  readonly collectionId: string;
  readonly draft: ProductDraft;
  /** The product it is a copy of. */
  readonly like: ProductDraft | null;
}

/** Within a transaction: checks and writes a product that is not there yet. */
export async function addProduct(
  trx: SiteTransaction,
  editing: Editing,
  { collectionId, draft, like }: NewProduct,
): Promise<Edited<SavedProduct>> {
  const { site, actor } = editing;
  await lockNames(trx, site.id);
  const id = trx.newId();
  const settled = await settleDraft(trx, editing, draft, { productId: id, collectionId, stored: like });
  if (!settled.ok) return refused(...settled.problems);
  const product = { id, collectionId, currency: site.currency, draft: settled.draft };
  await moveStockOf(trx, editing, settled.draft, await insertProduct(trx, site.id, product));
  await recordAudit(trx, {
    websiteId: site.id,
    actor,
    action: like === null ? 'product.create' : 'product.duplicate',
    subjectId: id,
    subjectTitle: settled.draft.title,
    details: { variants: settled.draft.variants.length, visibility: settled.draft.visibility },
  });
  await announce(trx, site.id, id, settled.draft);
  return done(await savedProduct(trx, site.id, id, settled.removedMarkup));
}

export interface ProductEdit {
  readonly productId: string;
  /** The revision that the editor had before him. */
  readonly revision: number;
  readonly draft: ProductDraft;
  readonly scope?: EditScope;
}

/** Saves an edit completely or not at all: never over another user's newer version. */
export function saveProduct(deps: CatalogDeps, editing: Editing, edit: ProductEdit): Promise<Edited<SavedProduct>> {
  return withFreeNames(() => deps.db.inSite({ websiteId: editing.site.id }, (trx) => saveIn(trx, editing, edit)));
}

async function saveIn(trx: SiteTransaction, editing: Editing, edit: ProductEdit): Promise<Edited<SavedProduct>> {
  const { site, actor } = editing;
  const held = await loadEditedProduct(trx, site.id, edit.productId, { lock: true });
  if (held === null || held.deletedAt !== null) return refused({ code: 'productMissing' });
  if (held.revision !== edit.revision) return { kind: 'clash', current: { ...held, removedMarkup: [] } };
  const isShown = [held.draft, edit.draft].some(({ visibility }) => visibility !== 'hidden');
  if (edit.scope === 'drafts' && isShown) return refused(DRAFTS_ONLY);
  const place = { productId: held.id, collectionId: held.collectionId, stored: held.draft };
  const wanted = edit.scope === 'texts' ? keepCommerce(held.draft, edit.draft) : edit.draft;
  // What is written on the page is published with it; the form only shows it.
  const whole = held.isOnPage ? { ...wanted, additionalInfo: held.draft.additionalInfo } : wanted;
  const settled = await settleDraft(trx, editing, whole, place);
  if (!settled.ok) return refused(...settled.problems);
  const { draft, removedMarkup } = settled;
  const parts = changedParts(held.draft, draft);
  if (parts.length === 0) return done({ ...held, removedMarkup });
  const product = { id: held.id, collectionId: held.collectionId, currency: site.currency, draft };
  await moveStockOf(trx, editing, draft, await updateProduct(trx, site.id, product, held.draft));
  if (draft.urlId !== held.draft.urlId) {
    const at = (urlId: string) => `/${held.collectionUrlId}/${urlId}`;
    await recordMove(trx, site.id, { from: at(held.draft.urlId), to: at(draft.urlId), thing: { itemId: held.id } });
  }
  await recordAudit(trx, {
    websiteId: site.id,
    actor,
    action: 'product.update',
    subjectId: held.id,
    subjectTitle: draft.title,
    details: { changed: Object.fromEntries(parts.map(({ part, before, after }) => [part, { before, after }])) },
  });
  await announce(trx, site.id, held.id, draft);
  return done(await savedProduct(trx, site.id, held.id, removedMarkup));
}

async function savedProduct(
  trx: SiteTransaction,
  websiteId: string,
  id: string,
  removedMarkup: readonly string[],
): Promise<SavedProduct> {
  return { ...(await loadEditedProduct(trx, websiteId, id))!, removedMarkup };
}

/** Visitors see it with their next request; what is scheduled comes with its moment. */
async function announce(
  trx: SiteTransaction,
  websiteId: string,
  productId: string,
  draft: ProductDraft,
): Promise<void> {
  await bumpPublishedVersion(trx, websiteId);
  await planTakeDown(trx, websiteId, productId, draft.takeDown);
  if (draft.visibility !== 'scheduled' || draft.publishOn === null) return;
  await enqueue(trx, {
    websiteId,
    kind: PRODUCT_APPEARS_JOB,
    payload: { productId },
    dedupeKey: `${productId}:${draft.publishOn}`,
    runAt: new Date(draft.publishOn),
  });
}

/**
 * Retries if the address or a SKU was taken between check and write. The second check yields a normal refusal or a
 * suffix.
 */
async function withFreeNames<Value>(attempt: () => Promise<Edited<Value>>): Promise<Edited<Value>> {
  try {
    return await refusable(attempt);
  } catch (fault) {
    if (violatedUnique(fault) === null) throw fault;
    return refusable(attempt);
  }
}

/** A refusal that came after something was written has undone it all; it is an answer like any other. */
async function refusable<Value>(attempt: () => Promise<Edited<Value>>): Promise<Edited<Value>> {
  try {
    return await attempt();
  } catch (fault) {
    if (fault instanceof Refused) return refused(...fault.problems);
    throw fault;
  }
}
