import { cardDigits, orderPageWords } from '@quoin/domain/orders';
import { movesTo } from '@quoin/domain/states';
import type { Deps } from '../../../deps.ts';
import type { SiteTransaction } from '../../database/database.ts';
import { isId } from '../../database/ids.ts';
import type { TestPaymentStatus, TestPaymentTable } from '../../database/schema/store/saleExtras.ts';
import { listLedgerRefunds, recordLedgerRefund } from './ledgerRefunds.ts';
import type { PaymentGateway, ProviderPayment, SavedMethod } from './paymentGateway.ts';
import { TEST_PAYMENT_MOVES } from './paymentMoves.ts';

/** Where the second step happens, on the shop's own host. */
export const TEST_BANK_PATH = '/checkout/test-bank';

/** Cards with a meaning; every other valid one succeeds. */
const TEST_CARDS = [
  ['4242 4242 4242 4242', 'accepted'],
  ['4000 0000 0000 0002', 'declined'],
  ['4000 0000 0000 9995', 'poor'],
  ['4000 0027 6000 3184', 'asksBank'],
  ['4000 0000 0000 0341', 'declinedLater'],
] as const;

export interface TestCard {
  readonly number: string;
  readonly meaning: string;
}

/** What buyers are shown of them, in the language of a page. */
export function testCardsIn(language: string): readonly TestCard[] {
  const { cards } = orderPageWords(language).testBank;
  return TEST_CARDS.map(([number, name]) => ({ number, meaning: cards[name] }));
}

interface Verdict {
  readonly status: TestPaymentStatus;
  readonly declineCode: string | null;
}

const DECLINED: Verdict = { status: 'declined', declineCode: 'card_declined' };
const VERDICTS: ReadonlyMap<string, Verdict> = new Map([
  ['4000000000000002', DECLINED],
  ['4000000000009995', { status: 'declined', declineCode: 'insufficient_funds' }],
  ['4000002760003184', { status: 'requires_action', declineCode: null }],
]);
const DECLINED_LATER = '4000000000000341';
/** What renewals are charged to. The name states the outcome. */
const SAVED_GOOD = 'test_method_good';
const SAVED_DECLINED = 'test_method_declined';
const ACCEPTED: Verdict = { status: 'succeeded', declineCode: null };

interface Row {
  readonly id: string;
  readonly intent_id: string;
  readonly amount: bigint;
  readonly currency: string;
  readonly status: TestPaymentStatus;
  readonly decline_code: string | null;
  readonly return_url: string;
  readonly refunded: bigint;
  readonly saved_method: string | null;
}

/** What the bank's page shows and where it sends the visitor afterwards. */
export interface TestBankPayment {
  readonly id: string;
  readonly amount: bigint;
  readonly currency: string;
  readonly isOpen: boolean;
  readonly returnUrl: string;
}

/** The second step: the page of a bank that asks its customer. */
export interface TestBank {
  find(websiteId: string, paymentId: string): Promise<TestBankPayment | null>;
  /** Null when there is no such payment. An answer given once stays. */
  answer(websiteId: string, paymentId: string, isApproved: boolean): Promise<TestBankPayment | null>;
}

type TestProviderDeps = Pick<Deps, 'db' | 'randomBytes'>;
type WithPayments = { test_payment: TestPaymentTable };

/**
 * The built-in test provider: decides by card number, keeps its own records in its own transactions, and knows each intent
 * once, so that checkout treats it like a provider at the other end of a wire.
 */
export function createTestProvider(deps: TestProviderDeps): {
  readonly gateway: PaymentGateway;
  readonly bank: TestBank;
} {
  const inLedger = <T>(websiteId: string, act: (trx: SiteTransaction) => Promise<T>) =>
    deps.db.inSite({ websiteId }, act);
  const newPaymentId = () => `test_${Buffer.from(deps.randomBytes(16)).toString('hex')}`;

  const gateway: PaymentGateway = {
    name: 'test',
    isTest: true,
    way: 'card',
    canRenew: true,
    express: null,
    embedded: null,
    createPayment: (request) =>
      inLedger(request.websiteId, (trx) => {
        const digits = cardDigits(request.card?.cardNumber ?? '');
        const savedMethod = digits === DECLINED_LATER ? SAVED_DECLINED : SAVED_GOOD;
        return write(trx, {
          ...request,
          paymentId: newPaymentId(),
          verdict: VERDICTS.get(digits) ?? ACCEPTED,
          savedMethod: request.savesMethod ? savedMethod : null,
        });
      }),
    chargeSaved: (charge) =>
      inLedger(charge.websiteId, (trx) => {
        const verdict = charge.method.methodId === SAVED_DECLINED ? DECLINED : ACCEPTED;
        return write(trx, { ...charge, returnUrl: '', paymentId: newPaymentId(), verdict, savedMethod: null });
      }),
    find: ({ websiteId, intentId }) => inLedger(websiteId, (trx) => findByIntent(trx, websiteId, intentId)),
    cancel: (payment) =>
      inLedger(payment.websiteId, async (trx) => {
        const verdict: Verdict = { status: 'canceled', declineCode: null };
        const held = await write(trx, { ...payment, paymentId: newPaymentId(), verdict, savedMethod: null });
        return (await move(trx, payment.websiteId, held.providerPaymentId, verdict)) ?? held;
      }),
    refund: ({ payment, refundId, amount }) =>
      inLedger(payment.websiteId, (trx) => recordLedgerRefund(trx, { provider: 'test', payment, refundId, amount })),
    listRefunds: (payment) => inLedger(payment.websiteId, (trx) => listLedgerRefunds(trx, 'test', payment)),
    async *listPayments(websiteId, from, until) {
      const rows = await inLedger(websiteId, (trx) =>
        trx
          .withTables<WithPayments>()
          .selectFrom('test_payment')
          .selectAll()
          .where('website_id', '=', websiteId)
          .where('created_at', '>=', from)
          .where('created_at', '<=', until)
          .execute(),
      );
      yield* rows.map(toPayment);
    },
    readWebhook: null,
  };

  const bank: TestBank = {
    find: (websiteId, paymentId) => inLedger(websiteId, (trx) => findForBank(trx, websiteId, paymentId)),
    answer: (websiteId, paymentId, isApproved) =>
      inLedger(websiteId, async (trx) => {
        const verdict: Verdict = isApproved ? ACCEPTED : { status: 'declined', declineCode: 'action_refused' };
        await move(trx, websiteId, paymentId, verdict);
        return findForBank(trx, websiteId, paymentId);
      }),
  };
  return { gateway, bank };
}

/** Notes a payment, or returns the one that this intent already has. */
async function write(
  trx: SiteTransaction,
  payment: {
    readonly websiteId: string;
    readonly intentId: string;
    readonly amount: bigint;
    readonly currency: string;
    readonly returnUrl: string;
    readonly paymentId: string;
    readonly verdict: Verdict;
    readonly savedMethod: string | null;
  },
): Promise<ProviderPayment> {
  const now = trx.now();
  const inserting = trx
    .withTables<WithPayments>()
    .insertInto('test_payment')
    .values({
      website_id: payment.websiteId,
      id: payment.paymentId,
      intent_id: payment.intentId,
      amount: payment.amount,
      currency: payment.currency,
      status: payment.verdict.status,
      decline_code: payment.verdict.declineCode,
      return_url: payment.returnUrl,
      saved_method: payment.savedMethod,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'intent_id']).doNothing())
    .execute();
  const [, held] = await Promise.all([inserting, findByIntent(trx, payment.websiteId, payment.intentId)]);
  return held!;
}

async function move(
  trx: SiteTransaction,
  websiteId: string,
  paymentId: string,
  verdict: Verdict,
): Promise<ProviderPayment | null> {
  const row = await trx
    .withTables<WithPayments>()
    .updateTable('test_payment')
    .set({ status: verdict.status, decline_code: verdict.declineCode, updated_at: trx.now() })
    .where('website_id', '=', websiteId)
    .where('id', '=', paymentId)
    .where('status', 'in', movesTo(TEST_PAYMENT_MOVES, verdict.status))
    .returningAll()
    .executeTakeFirst();
  return row ? toPayment(row) : null;
}

async function findByIntent(
  trx: SiteTransaction,
  websiteId: string,
  intentId: string,
): Promise<ProviderPayment | null> {
  if (!isId(intentId)) return null;
  const query = trx.withTables<WithPayments>().selectFrom('test_payment').selectAll();
  const row = await query.where('website_id', '=', websiteId).where('intent_id', '=', intentId).executeTakeFirst();
  return row ? toPayment(row) : null;
}

async function findForBank(
  trx: SiteTransaction,
  websiteId: string,
  paymentId: string,
): Promise<TestBankPayment | null> {
  const query = trx.withTables<WithPayments>().selectFrom('test_payment').selectAll();
  const row = await query.where('website_id', '=', websiteId).where('id', '=', paymentId).executeTakeFirst();
  if (!row) return null;
  const isOpen = row.status === 'requires_action';
  return { id: row.id, amount: row.amount, currency: row.currency, isOpen, returnUrl: row.return_url };
}

function toPayment(row: Row): ProviderPayment {
  const { amount, currency } = row;
  const payment = {
    providerPaymentId: row.id,
    captureId: row.id,
    intentId: row.intent_id,
    amount,
    currency,
    ...(row.refunded > 0n ? { refundedAmount: row.refunded } : {}),
    ...(row.saved_method === null ? {} : { savedMethod: savedMethod(row.saved_method) }),
  };
  if (row.status === 'declined')
    return { ...payment, status: row.status, declineCode: row.decline_code ?? 'card_declined' };
  if (row.status === 'requires_action') return { ...payment, status: row.status, url: `${TEST_BANK_PATH}/${row.id}` };
  return { ...payment, status: row.status };
}

function savedMethod(methodId: string): SavedMethod {
  return { customerId: 'test_customer', methodId, label: 'Test card' };
}
