import { isAllowed, type Member } from '@quoin/domain/access';
import { compareMoney, isWithinWireRange, type Money } from '@quoin/domain/money';
import { accept, type Outcome, type Problem, refuse } from '@quoin/domain/problem';
import type { Machine } from '../states/stateMachine.ts';
import { move } from '../states/stateMachine.ts';
import { type ContactCode, validateContact } from '../validateContact.ts';

/** `sent`: the buyer has a link to pay it. */
export type DraftStatus = 'open' | 'sent' | 'completed' | 'discarded';
export type DraftEvent = 'edit' | 'send' | 'complete' | 'discard';
type DraftState = { readonly status: DraftStatus };

/**
 * An order that a staff member writes for a buyer. Editing a sent draft revokes its link, because the total has
 * changed.
 */
export const DRAFT_MACHINE: Machine<DraftState, DraftEvent> = {
  name: 'draft order',
  values: { status: ['open', 'sent', 'completed', 'discarded'] },
  starts: [{ status: 'open' }],
  moves: {
    edit: [{ from: { status: ['open', 'sent'] }, to: { status: 'open' } }],
    send: [{ from: { status: ['open', 'sent'] }, to: { status: 'sent' } }],
    complete: [{ from: { status: ['open', 'sent'] }, to: { status: 'completed' } }],
    discard: [{ from: { status: ['open', 'sent'] }, to: { status: 'discarded' } }],
  },
  impossible: [],
  ends: [{ status: ['completed', 'discarded'] }],
};

export function moveDraft(status: DraftStatus, event: DraftEvent): Outcome<DraftStatus, 'moveNotAllowed'> {
  const moved = move(DRAFT_MACHINE, { status }, event);
  return moved.ok ? accept(moved.value.status) : moved;
}

/**
 * Reports whether a member may write drafts: requires the right to edit orders. Setting prices below the list also
 * requires the right to refund.
 */
export function mayWriteDrafts(member: Member): boolean {
  return isAllowed(member, 'orders.edit');
}

export function maySetDraftPrices(member: Member): boolean {
  return mayWriteDrafts(member) && isAllowed(member, 'refunds.full:limited');
}

export const MAX_DRAFT_LINES = 250;

export interface DraftLine {
  readonly id: string;
  /** Null for a line that is no product: typed title and price. */
  readonly variantId: string | null;
  readonly title: string;
  readonly quantity: number;
  readonly unitPrice: Money;
  /** The product's price now; null for a typed line. */
  readonly listPrice: Money | null;
}

export type DraftCode =
  | 'moveNotAllowed'
  | 'draftEmpty'
  | 'draftTooLong'
  | 'draftTitleMissing'
  | 'draftQuantityInvalid'
  | 'draftPriceInvalid'
  | 'draftPriceNotAllowed';

/** Returns the problems of a draft's lines. Empty if the draft can be sent or completed. */
export function validateDraft(lines: readonly DraftLine[], member: Member): Problem<DraftCode>[] {
  if (lines.length === 0) return [{ code: 'draftEmpty' }];
  if (lines.length > MAX_DRAFT_LINES) return [{ code: 'draftTooLong', values: { max: MAX_DRAFT_LINES } }];
  const maySetPrices = maySetDraftPrices(member);
  return lines.flatMap((line) => lineProblem(line, maySetPrices) ?? []);
}

function lineProblem(line: DraftLine, maySetPrices: boolean): Problem<DraftCode> | null {
  const { id: field, title, quantity, unitPrice, listPrice } = line;
  if (title.trim() === '') return { code: 'draftTitleMissing', field };
  if (!Number.isSafeInteger(quantity) || quantity < 1 || quantity > 9999)
    return { code: 'draftQuantityInvalid', field };
  if (unitPrice.minor < 0n || !isWithinWireRange(unitPrice)) return { code: 'draftPriceInvalid', field };
  const isBelowList = listPrice !== null && compareMoney(unitPrice, listPrice) < 0;
  return isBelowList && !maySetPrices ? { code: 'draftPriceNotAllowed', field } : null;
}

/**
 * Decides whether the buyer may get a payment link: the draft must be complete and the order's mails need a recipient.
 */
export function decideSendDraft(
  draft: { readonly status: DraftStatus; readonly lines: readonly DraftLine[]; readonly email: string },
  member: Member,
): Outcome<DraftStatus, DraftCode | ContactCode> {
  const [problem] = [...validateDraft(draft.lines, member), ...validateContact({ email: draft.email })];
  if (problem !== undefined) return { ok: false, problem };
  return moveDraft(draft.status, 'send');
}

/** Whether a draft may become an order; then it is placed and paid like any other. */
export function decideCompleteDraft(
  status: DraftStatus,
  lines: readonly DraftLine[],
  member: Member,
): Outcome<DraftStatus, DraftCode> {
  const [problem] = validateDraft(lines, member);
  if (problem !== undefined) return refuse(problem.code, problem);
  return moveDraft(status, 'complete');
}
