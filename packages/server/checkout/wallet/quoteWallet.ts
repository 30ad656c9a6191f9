import type { WalletQuoteRequest, WalletSheet } from '@quoin/contract/endpoints/site';
import { type OrdersCode, tidyAddress } from '@quoin/domain/orders';
import type { Problem } from '@quoin/domain/problem';
import type { CartVisitor } from '../../cart/index.ts';
import type { CheckoutDeps } from '../checkoutDeps.ts';
import { type CheckoutPlace, type LoadedCheckout, loadCheckout } from '../loadCheckout.ts';
import { walletMethod, walletSheet } from './walletSheet.ts';

export type QuotedWallet =
  | { readonly ok: true; readonly sheet: WalletSheet }
  | { readonly ok: false; readonly problem: Problem<OrdersCode> };

/** What the order costs at the place that a wallet tells of, before its buyer agrees. Saves nothing. */
export async function quoteWallet(
  deps: CheckoutDeps,
  visitor: CartVisitor,
  wanted: WalletQuoteRequest,
): Promise<QuotedWallet> {
  const found = await loadCheckout(deps, visitor, placeOf(wanted));
  if (found.kind !== 'open') {
    return { ok: false, problem: { code: found.kind === 'bought' ? 'alreadyPurchased' : 'cartEmpty' } };
  }
  const { loaded } = found;
  if (wanted.place !== null && !isReached(loaded)) {
    return { ok: false, problem: { code: 'noShippingToCountry' } };
  }
  const method = walletMethod(loaded, await deps.payments.methodsOf(visitor.site.id));
  const embedded = method === null ? null : (await deps.payments.gatewayOf(visitor.site.id, method)).embedded;
  if (embedded === null) return { ok: false, problem: { code: 'paymentMethodGone' } };
  return { ok: true, sheet: walletSheet(loaded, embedded, deps.now()) };
}

function placeOf({ place, shippingOptionId }: WalletQuoteRequest): CheckoutPlace | null {
  if (place === null) return null;
  const shippingAddress = tidyAddress({ fullName: '', line1: '', line2: '', phone: '', ...place });
  return { shippingAddress, shippingOptionId: shippingOptionId || null };
}

function isReached({ state, countryCodes, stored, options }: LoadedCheckout): boolean {
  if (!state.requiresShipping) return true;
  return options.length > 0 && countryCodes.includes(stored.shippingAddress?.countryCode ?? '');
}
