import { randomBytes } from 'node:crypto';
import { PRODUCT_TYPES } from '@quoin/domain/catalog';
import { typedCode } from '@quoin/domain/formats';
import { money } from '@quoin/domain/money';
import {
  type Address,
  type AddressCode,
  type ContactCode,
  type DraftCode,
  decideCompleteDraft,
  FIRST_ORDER_NUMBER,
  mayWriteDrafts,
  moveDraft,
  orderNumberText,
  orderStart,
  tidyAddress,
  validateAddress,
  validateContact,
  validateDraft,
} from '@quoin/domain/orders';
import { accept, type Outcome, type Problem, refuse } from '@quoin/domain/problem';
import { issueGiftCards } from '../../giftCards/index.ts';
import { takeUnits } from '../../inventory/index.ts';
import { listPaymentAccounts } from '../../payments/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { bumpStockRevision, type Site } from '../../sites/index.ts';
import type { OrderDeps } from '../actOnOrder.ts';
import { deliverByMail, hasMailLines } from '../fulfilment/deliverByMail.ts';
import { enqueueOrderConfirmation } from '../mails/enqueueOrderConfirmation.ts';
import { eventActor, type OrderStaff } from '../orderStaff.ts';
import { hashOrderToken, orderToken } from '../orderToken.ts';
import { isOnShelf, orderPrice } from '../placing/purchase.ts';
import { markPaid } from '../placing/settlement/manualMoney.ts';
import {
  type DraftContent,
  endDraft,
  findDraft,
  insertDraft,
  listDrafts,
  listDraftVariants,
  type StoredDraft,
  type StoredDraftLine,
  saveDraft,
} from '../storage/drafts.ts';
import { insertOrder, insertOrderEvent } from '../storage/insertOrder.ts';
import type { OrderLine } from '../storage/orderRecord.ts';
import { insertSaleByHand } from '../storage/salesByHand.ts';
import { isBeingPaid, mayEditDraft } from './draftLinks.ts';
import { type DraftRefusal, draftOrderLines, noteDraft, type PricedDraft, pricedDraft } from './draftPricing.ts';

export interface WantedDraftLine {
  readonly id: string;
  /** Null: a line that is no product. */
  readonly variantId: string | null;
  readonly title: string;
  readonly quantity: number;
  /** Minor units of the store's currency. */
  readonly unitPrice: bigint;
}

export interface WantedDraft {
  readonly email: string;
  readonly shippingAddress: Address | null;
  readonly lines: readonly WantedDraftLine[];
  readonly shippingName: string;
  readonly shipping: bigint;
  readonly note: string;
}

type Deps = Pick<OrderDeps, 'db'>;

export function listOpenDrafts(deps: Deps, site: Site, isDone: boolean): Promise<readonly PricedDraft[]> {
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const drafts = await listDrafts(trx, site.id, { isDone, limit: 100 });
    return Promise.all(drafts.map((draft) => pricedDraft(trx, site, draft)));
  });
}

export function loadDraft(deps: Deps, site: Site, id: string): Promise<PricedDraft | null> {
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const draft = await findDraft(trx, site.id, id);
    return draft && pricedDraft(trx, site, draft);
  });
}

/** Writes a draft, new or as it was when the edit began. */
export function writeDraft(
  deps: Deps,
  { site, staff }: { readonly site: Site; readonly staff: OrderStaff },
  about: { readonly id: string; readonly revision: number | null },
  wanted: WantedDraft,
): Promise<Outcome<PricedDraft, DraftRefusal>> {
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    if (!mayWriteDrafts(staff)) return refuse('notAllowed');
    const content = await contentOf(trx, site, staff, wanted);
    const problem = problemsOf(content, staff)[0];
    if (problem !== undefined) return { ok: false, problem };
    if (about.revision === null) {
      if ((await findDraft(trx, site.id, about.id)) === null)
        await insertDraft(trx, site.id, { id: about.id, currency: site.currency }, content);
    } else {
      const held = await findDraft(trx, site.id, about.id, true);
      if (held === null) return refuse('draftUnknown');
      const may = await mayEditDraft(trx, site.id, held);
      if (!may.ok) return may;
      if (!(await saveDraft(trx, site.id, { id: about.id, revision: about.revision }, content)))
        return refuse('orderChanged');
    }
    const draft = (await findDraft(trx, site.id, about.id))!;
    await noteDraft(trx, site, staff, draft, about.revision === null ? 'draft.create' : 'draft.update');
    return accept(await pricedDraft(trx, site, draft));
  });
}

function problemsOf(
  { email, shippingAddress, lines }: DraftContent,
  staff: OrderStaff,
): readonly Problem<DraftCode | ContactCode | AddressCode>[] {
  return [
    ...validateDraft(lines, staff).filter(({ code }) => code !== 'draftEmpty'),
    ...(email === '' ? [] : validateContact({ email })),
    ...(shippingAddress === null ? [] : validateAddress(shippingAddress)),
  ];
}

async function contentOf(
  trx: SiteTransaction,
  site: Site,
  staff: OrderStaff,
  wanted: WantedDraft,
): Promise<DraftContent> {
  const ids = wanted.lines.flatMap(({ variantId }) => (variantId === null ? [] : [variantId]));
  const variants = await listDraftVariants(trx, site.id, ids);
  const lines = wanted.lines.map((line): StoredDraftLine => {
    const variant = line.variantId === null ? undefined : variants.get(line.variantId);
    const values = (variant?.optionNames ?? []).map((name) => variant?.attributes[name] ?? '');
    return {
      id: line.id,
      variantId: variant?.variantId ?? null,
      productId: variant?.productId ?? null,
      title: variant?.title ?? line.title.trim().slice(0, 200),
      description: values.filter((value) => value !== '').join(' / '),
      sku: variant?.sku ?? '',
      productType: variant?.productType ?? PRODUCT_TYPES.physical,
      quantity: line.quantity,
      unitPrice: money(line.unitPrice, site.currency),
      listPrice: variant === undefined ? null : money(variant.price, site.currency),
    };
  });
  const { email, shippingAddress, shippingName, shipping, note } = wanted;
  return {
    email: typedCode(email),
    shippingAddress: shippingAddress === null ? null : tidyAddress(shippingAddress),
    lines,
    shippingName: shippingName.trim().slice(0, 80),
    shipping,
    note: note.trim().slice(0, 2000),
    actor: staff.name,
  };
}

export function discardDraft(
  deps: Deps,
  { site, staff }: { readonly site: Site; readonly staff: OrderStaff },
  id: string,
): Promise<Outcome<StoredDraft, DraftRefusal>> {
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const draft = await findDraft(trx, site.id, id, true);
    if (draft === null) return refuse('draftUnknown');
    const moved = moveDraft(draft.status, 'discard');
    if (!moved.ok) return moved;
    if (await isBeingPaid(trx, site.id, draft)) return refuse('draftBeingPaid');
    await endDraft(trx, site.id, id, { status: 'discarded', orderId: null });
    await noteDraft(trx, site, staff, draft, 'draft.discard');
    return accept(draft);
  });
}

/** There is less on the shelf than the draft wants; rolls the order back. */
class TooLittle extends Error {}

/**
 * Turns the draft into an order: numbered, its stock taken, waiting for its money. Does so once, however often it is
 * requested. Then it is like any other order. `isPaid`: the money is there already.
 */
export async function completeDraft(
  deps: OrderDeps,
  { site, staff }: { readonly site: Site; readonly staff: OrderStaff },
  id: string,
  how: { readonly isPaid: boolean; readonly revision: number },
): Promise<Outcome<{ readonly orderId: string }, DraftRefusal>> {
  try {
    const done = await deps.db.inSite({ websiteId: site.id }, (trx) =>
      complete(deps, trx, { site, staff }, id, how.revision),
    );
    if (done.ok && how.isPaid) await markPaid(deps, site, done.value.orderId);
    return done;
  } catch (error) {
    if (error instanceof TooLittle) return refuse('outOfStock', { values: { title: error.message } });
    throw error;
  }
}

async function complete(
  deps: OrderDeps,
  trx: SiteTransaction,
  { site, staff }: { readonly site: Site; readonly staff: OrderStaff },
  id: string,
  revision: number,
): Promise<Outcome<{ readonly orderId: string }, DraftRefusal>> {
  const draft = await findDraft(trx, site.id, id, true);
  if (draft === null) return refuse('draftUnknown');
  if (draft.orderId !== null) return accept({ orderId: draft.orderId });
  if (draft.revision !== revision) return refuse('orderChanged');
  if (await isBeingPaid(trx, site.id, draft)) return refuse('draftBeingPaid');
  const decided = decideCompleteDraft(draft.status, draft.lines, staff);
  if (!decided.ok) return decided;
  const [contact] = validateContact({ email: draft.email });
  if (contact !== undefined) return { ok: false, problem: contact };
  const priced = await pricedDraft(trx, site, draft);
  const orderId = trx.newId();
  const total = priced.price.grandTotal;
  const account = (await listPaymentAccounts(trx, site.id)).find(
    ({ provider, isEnabled }) => provider === 'manual' && isEnabled,
  );
  const { email, currency } = draft;
  const made = { orderId, email, currency, total: total.minor, accountId: account?.id ?? null };
  const sale = { ...made, roll: randomBytes(32), state: 'processing' } as const;
  const { cartId, checkoutId } = await insertSaleByHand(trx, site.id, sale);
  await endDraft(trx, site.id, id, { status: 'completed', orderId });
  await noteDraft(trx, site, staff, draft, 'draft.complete');
  await enqueueOrderConfirmation(trx, { websiteId: site.id, orderId });
  const lines = draftOrderLines(priced, trx.newId);
  await issueGiftCards(deps, trx, site, {
    ...{ orderId, isPaid: total.minor === 0n, currency: draft.currency, lines, email: draft.email, isTest: false },
  });
  await takeStock(deps, trx, site, lines);
  const number = await insertOrder(
    trx,
    site.id,
    {
      id: orderId,
      checkoutId,
      cartId,
      tokenHash: hashOrderToken(orderToken(deps, site.id, orderId))!,
      email: draft.email,
      currency: draft.currency,
      shippingAddress: draft.shippingAddress,
      shippingOptionName: priced.price.shippingLine.chosen?.name ?? null,
      isTest: false,
      note: draft.note,
      language: site.language,
      formAnswers: [],
      paymentState: orderStart(total.minor === 0n).payment,
      lines,
      ...orderPrice(priced.price),
    },
    FIRST_ORDER_NUMBER,
  );
  await insertOrderEvent(trx, site.id, orderId, 'draftCreated', {}, eventActor(staff));
  if (total.minor === 0n && hasMailLines(lines)) await deliverByMail(trx, site, orderId);
  deps.log.info({ order: orderNumberText(number) }, 'A draft has become an order');
  return accept({ orderId });
}

async function takeStock(
  deps: OrderDeps,
  trx: SiteTransaction,
  site: Site,
  lines: readonly OrderLine[],
): Promise<void> {
  const taken = lines.filter(isOnShelf).map(({ id: lineId, variantId, quantity }) => ({ lineId, variantId, quantity }));
  if (taken.length === 0) return;
  for (const line of taken) {
    if (!(await takeUnits(trx, site.id, [line], 'free')))
      throw new TooLittle(lines.find(({ id }) => id === line.lineId)?.title ?? '');
  }
  await bumpStockRevision(trx, site.id);
  trx.afterCommit(() => deps.invalidate(site.id));
}
