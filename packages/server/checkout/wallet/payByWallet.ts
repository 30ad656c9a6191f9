import type { WalletPayRequest } from '@quoin/contract/endpoints/site';
import { addressOf } from '@quoin/domain/orders';
import type { PayResult } from '../../orders/index.ts';
import { type ChangedCheckout, chooseShipping, saveContactAndAddress } from '../changeCheckout.ts';
import type { CheckoutDeps, CheckoutVisitor } from '../checkoutDeps.ts';
import { pay } from '../payCheckout.ts';
import { walletMethod } from './walletSheet.ts';

const NO_CARD = { cardNumber: '', expiry: '', cvc: '' };
const NO_ADDRESS = addressOf(() => '');

/**
 * The buyer has agreed in a wallet's sheet. What the wallet tells of him is saved like what is typed at checkout, by the same
 * rules; then the order is placed like any other, for the total that the sheet showed.
 */
export async function payByWallet(
  deps: CheckoutDeps,
  visitor: CheckoutVisitor,
  wish: WalletPayRequest,
): Promise<PayResult> {
  const saved = await saveBuyer(deps, visitor, wish);
  // Bought already, or about to be in another tab: paying with the same key finds out what came of it.
  const isElsewhere = saved.kind === 'refused' && saved.problems.every(({ code }) => code === 'paymentPending');
  if (saved.kind === 'refused' && !isElsewhere) return { status: 'refused', problems: saved.problems };
  const methods = await deps.payments.methodsOf(visitor.site.id);
  const method = saved.kind === 'saved' ? walletMethod(saved.loaded, methods) : methods.find(isEmbeddable);
  if (!method) return { status: 'refused', problems: [{ code: 'paymentMethodGone' }] };
  return pay(deps, visitor, {
    idempotencyKey: wish.idempotencyKey,
    acceptedTotal: BigInt(wish.acceptedTotalCents),
    acceptedDue: BigInt(wish.acceptedDueCents),
    methodId: method.id,
    confirmationToken: wish.confirmationToken,
    card: NO_CARD,
    note: saved.kind === 'saved' ? saved.loaded.stored.note : '',
  });
}

async function saveBuyer(
  deps: CheckoutDeps,
  visitor: CheckoutVisitor,
  { email, address, shippingOptionId }: WalletPayRequest,
): Promise<ChangedCheckout> {
  const saved = await saveContactAndAddress(deps, visitor, { email, address: address ?? NO_ADDRESS });
  const isSent = saved.kind === 'saved' && saved.loaded.state.requiresShipping;
  return isSent ? chooseShipping(deps, visitor, shippingOptionId) : saved;
}

function isEmbeddable(method: { readonly isEmbeddable: boolean }): boolean {
  return method.isEmbeddable;
}
