import { cardDigits } from '@quoin/domain/orders';
import type { SiteTransaction } from '../../database/database.ts';
import { isId } from '../../database/ids.ts';
import type { TestPaymentStatus, TestPaymentTable } from '../../database/schema/saleExtras.ts';
import type { Deps } from '../../deps.ts';
import type { PaymentGateway, PaymentRequest, ProviderPayment } from './paymentGateway.ts';

/** Where the second step happens, on the shop's own host. */
export const TEST_BANK_PATH = '/checkout/test-bank';

/** Cards with a meaning; every other valid one succeeds. */
export const TEST_CARDS = [
  { number: '4242 4242 4242 4242', meaning: 'is accepted' },
  { number: '4000 0000 0000 0002', meaning: 'is declined' },
  { number: '4000 0000 0000 9995', meaning: 'has insufficient funds' },
  { number: '4000 0027 6000 3184', meaning: 'asks for a second step at the bank' },
] as const;

interface Verdict {
  readonly status: TestPaymentStatus;
  readonly declineCode: string | null;
}

const VERDICTS: ReadonlyMap<string, Verdict> = new Map([
  ['4000000000000002', { status: 'declined', declineCode: 'card_declined' }],
  ['4000000000009995', { status: 'declined', declineCode: 'insufficient_funds' }],
  ['4000002760003184', { status: 'requires_action', declineCode: null }],
]);
const ACCEPTED: Verdict = { status: 'succeeded', declineCode: null };

interface Row {
  readonly id: string;
  readonly intent_id: string;
  readonly amount: bigint;
  readonly currency: string;
  readonly status: TestPaymentStatus;
  readonly decline_code: string | null;
  readonly return_url: string;
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
 * The built-in test provider: decides by card number, keeps books of its own in its own transactions, and knows each intent
 * once, so that checkout treats it like a provider at the other end of a wire.
 */
export function createTestProvider(deps: TestProviderDeps): {
  readonly gateway: PaymentGateway;
  readonly bank: TestBank;
} {
  const inBooks = <T>(websiteId: string, act: (trx: SiteTransaction) => Promise<T>) =>
    deps.db.inSite({ websiteId }, act);
  const newPaymentId = () => `test_${Buffer.from(deps.randomBytes(16)).toString('hex')}`;

  const gateway: PaymentGateway = {
    name: 'test',
    isTest: true,
    createPayment: (request) =>
      inBooks(request.websiteId, (trx) => {
        const verdict = VERDICTS.get(cardDigits(request.card.cardNumber)) ?? ACCEPTED;
        return write(trx, { ...request, paymentId: newPaymentId(), verdict });
      }),
    findByIntent: (websiteId, intentId) => inBooks(websiteId, (trx) => findByIntent(trx, websiteId, intentId)),
    cancel: (websiteId, intentId) =>
      inBooks(websiteId, async (trx) => {
        const verdict: Verdict = { status: 'canceled', declineCode: null };
        const nothing = { websiteId, intentId, amount: 0n, currency: '', returnUrl: '' };
        const held = await write(trx, { ...nothing, paymentId: newPaymentId(), verdict });
        if (held.status !== 'requires_action') return held;
        return (await move(trx, websiteId, held.providerPaymentId, ['requires_action'], verdict)) ?? held;
      }),
    refund: (websiteId, intentId) =>
      inBooks(websiteId, async (trx) => {
        const held = await findByIntent(trx, websiteId, intentId);
        if (held === null) throw new Error(`The test provider has no payment for intent ${intentId}`);
        const verdict: Verdict = { status: 'refunded', declineCode: null };
        return (await move(trx, websiteId, held.providerPaymentId, ['succeeded'], verdict)) ?? held;
      }),
  };

  const bank: TestBank = {
    find: (websiteId, paymentId) => inBooks(websiteId, (trx) => findForBank(trx, websiteId, paymentId)),
    answer: (websiteId, paymentId, isApproved) =>
      inBooks(websiteId, async (trx) => {
        const verdict: Verdict = isApproved ? ACCEPTED : { status: 'declined', declineCode: 'action_refused' };
        await move(trx, websiteId, paymentId, ['requires_action'], verdict);
        return findForBank(trx, websiteId, paymentId);
      }),
  };
  return { gateway, bank };
}

/** Notes a payment, or returns the one that this intent already has. */
async function write(
  trx: SiteTransaction,
  payment: Omit<PaymentRequest, 'card'> & { readonly paymentId: string; readonly verdict: Verdict },
): Promise<ProviderPayment> {
  const now = trx.now();
  await trx
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
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['website_id', 'intent_id']).doNothing())
    .execute();
  return (await findByIntent(trx, payment.websiteId, payment.intentId))!;
}

async function move(
  trx: SiteTransaction,
  websiteId: string,
  paymentId: string,
  from: readonly TestPaymentStatus[],
  verdict: Verdict,
): Promise<ProviderPayment | null> {
  const row = await trx
    .withTables<WithPayments>()
    .updateTable('test_payment')
    .set({ status: verdict.status, decline_code: verdict.declineCode, updated_at: trx.now() })
    .where('website_id', '=', websiteId)
    .where('id', '=', paymentId)
    .where('status', 'in', [...from])
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
  const payment = { providerPaymentId: row.id, intentId: row.intent_id, amount, currency };
  if (row.status === 'declined')
    return { ...payment, status: row.status, declineCode: row.decline_code ?? 'card_declined' };
  if (row.status === 'requires_action') return { ...payment, status: row.status, url: `${TEST_BANK_PATH}/${row.id}` };
  return { ...payment, status: row.status };
}
