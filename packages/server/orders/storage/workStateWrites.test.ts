import { randomBytes } from 'node:crypto';
import { REVIEW_MOVES, REVIEW_STATES } from '@quoin/domain/catalog';
import { COMMENT_MOVES, COMMENT_STATES } from '@quoin/domain/site';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSaleShop, type SaleShop } from '../../checkout/testing/saleShop.ts';
import { insertComment, setCommentState } from '../../comments/storage/comments.ts';
import { insertMail, MAIL_MOVES, settleMail } from '../../mail/storage/mail.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import { newId, secureRoll } from '../../platform/database/ids.ts';
import { createManualProvider } from '../../platform/gateways/payment/manualProvider.ts';
import {
  MANUAL_PAYMENT_MOVES,
  PAYPAL_ORDER_MOVES,
  TEST_PAYMENT_MOVES,
} from '../../platform/gateways/payment/paymentMoves.ts';
import { createPayPalLedger } from '../../platform/gateways/payment/paypal/paypalLedger.ts';
import { known } from '../../platform/gateways/payment/testing/paymentBenches.ts';
import { createTestProvider } from '../../platform/gateways/payment/testProvider.ts';
import { enqueue } from '../../platform/jobs/enqueue.ts';
import { claimJobs, JOB_MOVES, settleJob } from '../../platform/jobs/jobTable.ts';
import { insertReview, setReviewState } from '../../reviews/storage/reviews.ts';
import { endSiteCopy, insertSiteCopy, SITE_COPY_MOVES } from '../../siteMaking/storage/siteCopies.ts';
import {
  insertThemeVersion,
  markInstalled,
  removeVersion,
  THEME_VERSION_MOVES,
} from '../../themes/storage/installedThemes.ts';
import { findWrongMoves } from '../testing/everyMove.ts';

let shop: SaleShop;
let site: string;
let itemId: string;
const id = () => newId(Date.now(), secureRoll);

beforeAll(async () => {
  shop = await openSaleShop();
  site = shop.site.id;
  await shop.addProduct({ title: 'Print', price: 3000n, stock: 5 });
  const [item] = await shop.test.asOwner<{ id: string }>('select id from item where website_id = $1', [site]);
  itemId = item!.id;
});
afterAll(() => shop.close());

const inSite = <T>(act: (trx: SiteTransaction) => Promise<T>) => shop.db.inSite({ websiteId: site }, act);

/** The state of the only row of a table, set and read without the product. */
function onlyRow<State extends string>(table: string, column = 'state', alsoSet = '') {
  return {
    put: (state: State) => shop.test.asOwner(`update ${table} set ${column} = $1 ${alsoSet}`, [state]),
    read: async () => {
      const [row] = await shop.test.asOwner<{ state: State }>(`select ${column} as state from ${table}`);
      return row!.state;
    },
  };
}

describe('a state is written only where its table has that move, tried for every pair (ORD-2)', () => {
  it('of a mail', async () => {
    await shop.test.asOwner('delete from mail');
    const texts = { subject: 'Thanks', html: '<p>Thanks</p>', text: 'Thanks', headers: {}, dedupeKey: 'one' };
    const mail = { kind: 'orderConfirmed', recipient: 'ida@example.com', sender: 'shop@example.com', ...texts };
    const mailId = await inSite((trx) => insertMail(trx, site, mail));
    const wrong = await findWrongMoves(MAIL_MOVES, ['waiting', 'sent', 'kept', 'failed'], {
      ...onlyRow('mail'),
      write: (state) => inSite((trx) => settleMail(trx, site, mailId, { state })),
    });
    expect(wrong).toEqual([]);
  });

  it('of a job, taken and settled (JOB-2)', async () => {
    await shop.test.asOwner('delete from job');
    await inSite((trx) => enqueue(trx, { websiteId: site, kind: 'x' }));
    const now = new Date(Date.now() + 1000);
    const claims = { worker: 'w', now, leaseEnd: now, limit: 1, after: null, busySites: [] };
    const claim = () => shop.db.acrossSites((trx) => claimJobs(trx, claims));
    const [{ job }] = (await claim()) as [Awaited<ReturnType<typeof claim>>[number]];
    const settle = (outcome: Parameters<typeof settleJob>[3]) =>
      shop.db.acrossSites((trx) => settleJob(trx, 'w', job, outcome));
    const tried = `, locked_by = 'w', run_at = now(), attempts = ${job.attempt}, finished_at = null`;
    const wrong = [
      ...(await findWrongMoves(JOB_MOVES, ['running'], { ...onlyRow('job', 'state', tried), write: claim })),
      ...(await findWrongMoves(JOB_MOVES, ['dead'], {
        ...onlyRow('job', 'state', `${tried}, max_attempts = ${job.attempt}`),
        write: claim,
      })),
      ...(await findWrongMoves(JOB_MOVES, ['waiting', 'done', 'dead'], {
        ...onlyRow('job', 'state', tried),
        write: (state) => settle(state === 'waiting' ? { state, error: 'x', runAt: now } : { state, error: null, now }),
      })),
    ];
    expect(wrong).toEqual([]);
  });

  it('of a comment', async () => {
    const words = { name: 'Ida', email: 'ida@example.com', body: 'Fine', wantsAnswers: false, language: 'en' };
    const place = { itemId, parentId: null, isStaff: false, siteUserId: null };
    const comment = await inSite((trx) => insertComment(trx, site, { ...words, ...place, state: 'pending' }));
    const wrong = await findWrongMoves(COMMENT_MOVES, COMMENT_STATES, {
      ...onlyRow('item_comment'),
      write: (state) => inSite((trx) => setCommentState(trx, site, { id: comment, state })),
    });
    expect(wrong).toEqual([]);
  });

  it('of a review', async () => {
    const review = id();
    const words = { stars: 4, title: '', body: 'Fine', name: 'Ida', email: '', answer: '', language: 'en' };
    const rest = { id: review, itemId, isVerified: false, state: 'pending', writtenAt: new Date() } as const;
    await inSite((trx) => insertReview(trx, site, { ...words, ...rest }));
    const wrong = await findWrongMoves(REVIEW_MOVES, REVIEW_STATES, {
      ...onlyRow('product_review'),
      write: (state) => inSite((trx) => setReviewState(trx, site, { id: review, state })),
    });
    expect(wrong).toEqual([]);
  });

  it('of a site that is made from another', async () => {
    const [account] = await shop.test.asOwner<{ id: string }>(
      `insert into account (id, email, display_name, password_hash, created_at)
       values ($1, 'maker@example.com', 'Ada', 'x', now()) returning id`,
      [id()],
    );
    const copy = { id: id(), sourceId: site, targetId: site, accountId: account!.id };
    await shop.db.acrossSites((trx) => insertSiteCopy(trx, copy));
    const wrong = await findWrongMoves(SITE_COPY_MOVES, ['done', 'failed'], {
      ...onlyRow('site_copy'),
      write: (state) => shop.db.acrossSites((trx) => endSiteCopy(trx, copy.id, state)),
    });
    expect(wrong).toEqual([]);
  });

  it('of a version of an installed theme; what was not removed keeps its files', async () => {
    const version = { name: 'mine', title: 'Mine', fingerprint: 'x', leftOut: [], addedBy: 'Olga' };
    const files = [{ path: 'site.region', sha256: 'a'.repeat(64), size: 3 }];
    const number = await inSite((trx) => insertThemeVersion(trx, site, version, files));
    const theme = { name: 'mine', number };
    const wrong = await findWrongMoves(THEME_VERSION_MOVES, ['installed', 'removed'], {
      ...onlyRow('theme_version'),
      write: (to) =>
        inSite((trx): Promise<unknown> => (to === 'installed' ? markInstalled : removeVersion)(trx, site, theme)),
    });
    expect(wrong).toEqual([]);
    const dev = await inSite((trx) => insertThemeVersion(trx, site, version, files));
    await shop.test.asOwner(`update theme_version set state = 'dev' where number = $1`, [dev]);
    expect(await inSite((trx) => removeVersion(trx, site, { name: 'mine', number: dev }))).toEqual([]);
    expect(await shop.test.asOwner('select path from theme_file where number = $1', [dev])).toHaveLength(1);
  });
});

it('an order at PayPal is collected or given up, never both, tried for every pair (ORD-1)', async () => {
  const book = createPayPalLedger(shop.db);
  const payment = { websiteId: site, intentId: id() };
  await book.open(payment);
  const wrong = await findWrongMoves(PAYPAL_ORDER_MOVES, ['taken', 'closed'], {
    ...onlyRow('paypal_order'),
    write: (to): Promise<unknown> => (to === 'taken' ? book.take(payment) : book.end(payment, null)),
  });
  expect(wrong).toEqual([]);
  await shop.test.asOwner("update paypal_order set state = 'taken'");
  expect(await book.close(payment)).toMatchObject({ state: 'taken' });
});

describe('the ledger of the built-in providers, tried for every pair (MON-5)', () => {
  const newPayment = () =>
    known({
      ...{ websiteId: site, intentId: id(), amount: 900n, currency: 'EUR', createdAt: new Date() },
      ...{ returnUrl: '', email: 'ida@example.com', description: '', savesMethod: false },
    });

  it('of a payment at the test provider', async () => {
    const { gateway, bank } = createTestProvider({ db: shop.db, randomBytes });
    const payment = newPayment();
    const card = { cardNumber: '4000 0027 6000 3184', expiry: '12/40', cvc: '123' };
    const { providerPaymentId } = await gateway.createPayment({ ...payment, card });
    const wrong = await findWrongMoves(TEST_PAYMENT_MOVES, ['succeeded', 'declined', 'canceled', 'refunded'], {
      ...onlyRow('test_payment', 'status', ', refunded = 0'),
      write: (to): Promise<unknown> => {
        if (to === 'canceled') return gateway.cancel(payment);
        if (to === 'refunded') return gateway.refund({ payment, refundId: id(), amount: 900n });
        return bank.answer(site, providerPaymentId, to === 'succeeded');
      },
    });
    expect(wrong).toEqual([]);
  });

  it('of a payment whose money the owner confirms', async () => {
    const { gateway, ledger } = createManualProvider({ db: shop.db });
    const payment = newPayment();
    await gateway.createPayment({ ...payment, card: null });
    const wrong = await findWrongMoves(MANUAL_PAYMENT_MOVES, ['succeeded', 'canceled'], {
      ...onlyRow('manual_payment', 'status'),
      write: (to): Promise<unknown> => (to === 'canceled' ? gateway.cancel(payment) : ledger.markReceived(payment)),
    });
    expect(wrong).toEqual([]);
  });
});
