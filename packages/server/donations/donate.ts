import type { DonationSettings } from '@quoin/contract/endpoints/store';
import { parseDecimalMoney } from '@quoin/domain/money';
import { type DonationCode, decideDonation, type OrdersCode, validateDonationOffer } from '@quoin/domain/orders';
import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { type Actor, recordAudit } from '../audit/index.ts';
import type { CartDeps, CartVisitor } from '../cart/index.ts';
import { createCart, hashCartToken, insertEntry, insertSingleCart, newCartToken } from '../cart/index.ts';
import type { Deps } from '../deps.ts';
import type { Site } from '../sites/index.ts';
import { donationOffer, donationSettings } from './donationOffer.ts';
import { createDonationProduct, findDonationProduct, saveDonationSettings } from './storage/donations.ts';

/** A cart with one gift in it, for the same checkout as everything else. Answers its token. */
export async function donate(
  deps: CartDeps,
  { site, token: owner }: Pick<CartVisitor, 'site' | 'token'>,
  amountText: string,
): Promise<Outcome<string, DonationCode>> {
  const settings = donationSettings(site);
  const offer = settings.isEnabled ? donationOffer(settings, site.currency) : null;
  if (offer === null) return refuse('donationAmountUnknown', { field: 'amount' });
  const parsed = parseDecimalMoney(amountText.trim().replace(',', '.'), site.currency);
  const decided = decideDonation(offer, parsed.ok ? parsed.value : null, site.language);
  if (!decided.ok) return decided;
  const amount = decided.value.minor;
  const token = newCartToken(deps.randomBytes);
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    const thing = await findDonationProduct(trx, site.id);
    if (thing === null) return refuse('donationAmountUnknown', { field: 'amount' });
    const cart = await createCart(trx, site.id, { tokenHash: hashCartToken(token)!, currency: site.currency });
    await insertSingleCart(trx, site.id, {
      ...{ cartId: cart.id, kind: 'donation', ownerHash: hashCartToken(owner ?? '') },
      ...{ subscriptionId: null, periodIndex: null, plan: null, amount },
    });
    await insertEntry(trx, site.id, cart.id, {
      ...{ ...thing, id: trx.newId(), quantity: 1, additionalFields: '{}', unitPriceSeen: amount, addedAt: trx.now() },
    });
    return accept(token);
  });
}

/** The owner's offer; the thing that is given is made with the first one. */
export function changeDonations(
  deps: Pick<Deps, 'db'>,
  site: Site,
  settings: DonationSettings,
  actor: Actor,
): Promise<Outcome<DonationSettings, OrdersCode>> {
  const offer = donationOffer(settings, site.currency);
  const problem =
    offer === null ? { code: 'donationOfferInvalid' as const, values: { max: 8 } } : validateDonationOffer(offer)[0];
  if (offer === null || problem !== undefined) return Promise.resolve({ ok: false, problem: problem! });
  return deps.db.inSite({ websiteId: site.id }, async (trx) => {
    if (settings.isEnabled && (await findDonationProduct(trx, site.id)) === null) {
      const of = { title: settings.title, currency: site.currency, price: offer.min.minor };
      await createDonationProduct(trx, site.id, of);
    }
    await saveDonationSettings(trx, site.id, { ...settings });
    await recordAudit(trx, { websiteId: site.id, actor, action: 'donations.change', details: { ...settings } });
    return accept(settings);
  });
}
