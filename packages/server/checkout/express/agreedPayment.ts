import { checkoutWords } from '@quoin/domain/orders';
import type { PaymentMethod } from '../../payments/index.ts';
import type { SiteTransaction } from '../../platform/database/database.ts';
import type { Site } from '../../sites/index.ts';
import { methodsForCart } from '../../subscriptions/index.ts';
import type { CheckoutDeps } from '../checkoutDeps.ts';
import type { LoadedCheckout } from '../loadCheckout.ts';
import { dropAgreement, type ExpressAgreement, findAgreement } from '../storage/expressAgreements.ts';

/** PayPal forgets what nobody has collected after three hours. */
const AGREED_MS = 2.5 * 3_600_000;

function isGood({ agreedAt }: ExpressAgreement, now: number): boolean {
  return agreedAt !== null && now - agreedAt.getTime() < AGREED_MS;
}

/** The ways to pay for a checkout. What the buyer has agreed to already comes first, and says so. */
export async function methodsForCheckout(
  deps: Pick<CheckoutDeps, 'db' | 'payments' | 'now'>,
  site: Site,
  { stored }: Pick<LoadedCheckout, 'stored'>,
): Promise<readonly PaymentMethod[]> {
  const methods = await methodsForCart(deps, site, stored.cartId);
  if (!methods.some(({ hasExpress }) => hasExpress)) return methods;
  const held = await deps.db.inSite({ websiteId: site.id }, (trx) => findAgreement(trx, site.id, stored.id));
  const agreed = held !== null && isGood(held, deps.now()) ? held.accountId : null;
  const first = methods.filter(({ accountId }) => accountId !== null && accountId === agreed);
  const instructions = checkoutWords(site.language).page.payPalAgreed;
  return [...first.map((each) => ({ ...each, instructions })), ...methods.filter((each) => !first.includes(each))];
}

/** What a payment by this way may use of the buyer's agreement: once. */
export async function takeAgreement(
  trx: SiteTransaction,
  site: Site,
  checkoutId: string,
  { accountId }: Pick<PaymentMethod, 'accountId'>,
  held: ExpressAgreement | null,
): Promise<{ readonly agreementId: string } | null> {
  if (held === null || held.accountId !== accountId) return null;
  await dropAgreement(trx, site.id, checkoutId);
  return isGood(held, trx.now().getTime()) ? { agreementId: held.agreementId } : null;
}
