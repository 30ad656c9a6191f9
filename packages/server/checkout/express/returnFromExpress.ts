import type { CartVisitor } from '../../cart/index.ts';
import { type ExpressBuyer, ProviderSilent } from '../../platform/gateways/payment/paymentGateway.ts';
import { type ChangedCheckout, chooseShipping, saveAddress, saveContact } from '../changeCheckout.ts';
import type { CheckoutDeps } from '../checkoutDeps.ts';
import { loadCheckout } from '../loadCheckout.ts';
import { findAgreement, noteAgreed } from '../storage/expressAgreements.ts';

export type ReturnFromExpress =
  /** What the provider returned, and the result under the rules for everything typed. */
  | { readonly kind: 'agreed'; readonly buyer: ExpressBuyer; readonly saved: ChangedCheckout }
  | { readonly kind: 'turnedBack' }
  | { readonly kind: 'silent' };

/** The way back to the checkout of one's own cart, with e-mail and address as the provider has them. */
export async function returnFromExpress(deps: CheckoutDeps, visitor: CartVisitor): Promise<ReturnFromExpress> {
  const { site } = visitor;
  const found = await loadCheckout(deps, visitor);
  if (found.kind !== 'open') return { kind: 'turnedBack' };
  const { stored, state } = found.loaded;
  const inSite = { websiteId: site.id };
  const held = await deps.db.inSite(inSite, (trx) => findAgreement(trx, site.id, stored.id));
  if (held === null) return { kind: 'turnedBack' };
  const { accountId, agreementId } = held;
  const { express } = await deps.payments.gatewayOf(site.id, { provider: 'paypal', accountId });
  try {
    const buyer = (await express?.buyerOf(agreementId)) ?? null;
    if (buyer === null) return { kind: 'turnedBack' };
    await deps.db.inSite(inSite, (trx) => noteAgreed(trx, site.id, stored.id, agreementId));
    const contact = await saveContact(deps, visitor, buyer.email);
    const { address } = buyer;
    if (address === null || !state.requiresShipping) return { kind: 'agreed', buyer, saved: contact };
    const saved = await priced(deps, visitor, await saveAddress(deps, visitor, address));
    return { kind: 'agreed', buyer, saved };
  } catch (error) {
    if (!(error instanceof ProviderSilent)) throw error;
    return { kind: 'silent' };
  }
}

/** With the first way of shipping, so that the total is one that can be paid; the buyer may choose another. */
async function priced(deps: CheckoutDeps, visitor: CartVisitor, saved: ChangedCheckout): Promise<ChangedCheckout> {
  if (saved.kind !== 'saved' || saved.loaded.chosenOption !== null) return saved;
  const [first] = saved.loaded.options;
  return first === undefined ? saved : chooseShipping(deps, visitor, first.id);
}
