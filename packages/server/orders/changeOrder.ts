import { typedCode } from '@quoin/domain/formats';
import {
  type Address,
  type AddressCode,
  type ContactCode,
  moveOrder,
  orderNumberText,
  tidyAddress,
  validateAddress,
  validateContact,
} from '@quoin/domain/orders';
import { accept, type Outcome, type Problem, refuse } from '@quoin/domain/problem';
import { recordAudit } from '../audit/index.ts';
import { paymentOfOrder } from '../payments/index.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import { type ActCode, actOnOrder, type OrderAct, type OrderDeps, recordOrderEvent } from './actOnOrder.ts';
import { renewDownloads } from './fulfilment/renewDownloads.ts';
import { enqueueOrderNotice } from './mails/enqueueOrderNotice.ts';
import { auditActor } from './orderStaff.ts';
import { markPaid } from './placing/settlement/manualMoney.ts';
import { deleteOrderNote, insertOrderNote } from './storage/orderNotes.ts';
import { saveOrderState } from './storage/orderWork.ts';

export interface OrderChange {
  /** What the edit began from. */
  readonly revision: number;
  readonly email?: string;
  readonly shippingAddress?: Address;
  readonly billingAddress?: Address;
  readonly tags?: readonly string[];
}

export type ChangeCode = ContactCode | AddressCode | 'orderChanged';
type Changed = { readonly revision: number };

const MAX_TAGS = 30;
const TAG_LENGTH = 40;

/**
 * Changes mail address, addresses and tags after the purchase. Never overwrites another user's change made in between.
 */
export function changeOrder(
  deps: Pick<OrderDeps, 'db'>,
  act: OrderAct,
  change: OrderChange,
): Promise<Outcome<Changed, ChangeCode | ActCode>> {
  return actOnOrder<Changed, ChangeCode>(deps, act, { name: 'change', request: change }, async (trx, found) => {
    const { order } = found;
    if (change.revision !== order.revision) return refuse('orderChanged');
    const [problem] = problemsOf(change);
    if (problem !== undefined) return { ok: false, problem };
    const email = change.email === undefined ? undefined : typedCode(change.email);
    if (email !== undefined && email !== order.email) {
      await write(trx, act, { email });
      const details = { from: order.email, to: email };
      await recordOrderEvent(trx, act, found, {
        kind: 'emailChanged',
        data: { email },
        action: 'order.email',
        details,
      });
    }
    const { shippingAddress, billingAddress, tags } = change;
    if (shippingAddress !== undefined || billingAddress !== undefined) {
      await write(trx, act, {
        ...(shippingAddress === undefined ? {} : { shipping_address: JSON.stringify(tidyAddress(shippingAddress)) }),
        ...(billingAddress === undefined ? {} : { billing_address: JSON.stringify(tidyAddress(billingAddress)) }),
      });
      await recordOrderEvent(trx, act, found, { kind: 'addressChanged', data: {}, action: 'order.address' });
    }
    if (tags !== undefined) {
      const tidy = tidyTags(tags);
      await write(trx, act, { tags: [...tidy] });
      await recordOrderEvent(trx, act, found, {
        kind: 'tagsChanged',
        data: { tags: tidy.join(', ') },
        action: 'order.tags',
      });
    }
    await saveOrderState(trx, act.site.id, order.id, found.state);
    return accept({ revision: order.revision + 1 });
  });
}

function problemsOf({ email, shippingAddress, billingAddress }: OrderChange): readonly Problem<ChangeCode>[] {
  const inPart = (part: string, address: Address | undefined) =>
    (address === undefined ? [] : validateAddress(address)).map((problem) => ({
      ...problem,
      field: `${part}.${problem.field ?? ''}`,
    }));
  return [
    ...(email === undefined ? [] : validateContact({ email })),
    ...inPart('shippingAddress', shippingAddress),
    ...inPart('billingAddress', billingAddress),
  ];
}

function tidyTags(tags: readonly string[]): readonly string[] {
  const tidy = tags
    .map((tag) =>
      tag
        .replace(/[\s,]+/g, ' ')
        .trim()
        .slice(0, TAG_LENGTH),
    )
    .filter((tag) => tag !== '');
  return [...new Set(tidy)].slice(0, MAX_TAGS);
}

interface OrderColumns {
  readonly email?: string;
  readonly shipping_address?: string;
  readonly billing_address?: string;
  readonly tags?: string[];
  readonly archived_at?: Date | null;
}

async function write(trx: SiteTransaction, { site, orderId }: OrderAct, values: OrderColumns): Promise<void> {
  await trx
    .updateTable('sales_order')
    .set(values)
    .where('website_id', '=', site.id)
    .where('id', '=', orderId)
    .execute();
}

/** Out of the way in the list, or back in it. Nothing else changes. */
export function archiveOrder(
  deps: Pick<OrderDeps, 'db'>,
  act: OrderAct,
  isArchived: boolean,
): Promise<Outcome<{ readonly isArchived: boolean }, ActCode>> {
  const wanted = { name: 'archive', request: { isArchived } };
  return actOnOrder<{ readonly isArchived: boolean }, never>(deps, act, wanted, async (trx) => {
    await write(trx, act, { archived_at: isArchived ? trx.now() : null });
    return accept({ isArchived });
  });
}

type Noted = { readonly noteId: string };
const NOTE_LENGTH = 5000;

/** A note for the shop alone. */
export function addNote(
  deps: Pick<OrderDeps, 'db'>,
  act: OrderAct,
  text: string,
): Promise<Outcome<Noted, ActCode | 'noteTooLong' | 'noteEmpty'>> {
  const wanted = { name: 'note', request: { text } };
  return actOnOrder<Noted, 'noteTooLong' | 'noteEmpty'>(deps, act, wanted, async (trx) => {
    const tidy = text.trim();
    if (tidy === '') return refuse('noteEmpty', { field: 'text' });
    if (tidy.length > NOTE_LENGTH) return refuse('noteTooLong', { field: 'text' });
    const { site, staff, orderId } = act;
    const noteId = trx.newId();
    const note = { id: noteId, text: tidy, accountId: staff.accountId, actor: staff.name };
    await insertOrderNote(trx, site.id, orderId, note);
    return accept({ noteId });
  });
}

/** Takes a note back. */
export function removeNote(
  deps: Pick<OrderDeps, 'db'>,
  act: OrderAct,
  noteId: string,
): Promise<Outcome<Noted, ActCode>> {
  return actOnOrder<Noted, never>(deps, act, { name: 'removeNote', request: { noteId } }, async (trx) => {
    await deleteOrderNote(trx, act.site.id, act.orderId, noteId);
    return accept({ noteId });
  });
}

type Mailed = { readonly email: string };

/** Sends the confirmation again, to the order's current address. Purchased files may be downloaded again. */
export function resendConfirmation(deps: Pick<OrderDeps, 'db'>, act: OrderAct): Promise<Outcome<Mailed, ActCode>> {
  return actOnOrder<Mailed, never>(deps, act, { name: 'resend', request: {} }, async (trx, found) => {
    const { site, orderId, requestId } = act;
    await renewDownloads(trx, site.id, orderId);
    await enqueueOrderNotice(trx, site.id, {
      notice: 'confirmationAgain',
      orderId,
      subjectId: `${orderId}:${requestId}`,
    });
    await recordOrderEvent(trx, act, found, { kind: 'confirmationQueued', data: {}, action: 'order.resend' });
    return accept({ email: found.order.email });
  });
}

/** The owner says that the money has come by hand. */
export async function markOrderPaid(
  deps: OrderDeps,
  act: OrderAct,
): Promise<Outcome<{ readonly state: string }, ActCode | 'moveNotAllowed'>> {
  type Marked = { readonly state: string };
  const begun = await actOnOrder<Marked, 'moveNotAllowed'>(
    deps,
    act,
    { name: 'markPaid', request: {} },
    async (trx, found) => {
      const payment = await paymentOfOrder(trx, act.site.id, act.orderId);
      // What a provider holds back it alone can let go.
      const isByHand = payment?.provider === 'manual';
      if (found.state.payment !== 'awaiting_payment' || !isByHand) return refuse('moveNotAllowed');
      await recordAudit(trx, {
        websiteId: act.site.id,
        actor: auditActor(act.staff),
        action: 'order.markPaid',
        subjectId: act.orderId,
        subjectTitle: orderNumberText(found.order.number),
      });
      return accept({ state: 'paid' });
    },
  );
  if (!begun.ok) return begun;
  await markPaid(deps, act.site, act.orderId);
  return begun;
}

type Settled = { readonly withdrawal: string };

/** The goods are back and the money too: the withdrawal is dealt with. */
export function settleWithdrawal(
  deps: Pick<OrderDeps, 'db'>,
  act: OrderAct,
): Promise<Outcome<Settled, ActCode | 'moveNotAllowed'>> {
  return actOnOrder<Settled, 'moveNotAllowed'>(deps, act, { name: 'settle', request: {} }, async (trx, found) => {
    const moved = moveOrder(found.state, 'settleWithdrawal');
    if (!moved.ok) return moved;
    await saveOrderState(trx, act.site.id, act.orderId, moved.value);
    await recordOrderEvent(trx, act, found, { kind: 'withdrawalSettled', data: {}, action: 'order.settleWithdrawal' });
    return accept({ withdrawal: moved.value.withdrawal });
  });
}
