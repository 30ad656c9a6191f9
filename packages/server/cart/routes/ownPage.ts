import { askQuestionsPath, giftCardPath, subscribePath } from '@quoin/contract/endpoints/site';
import type { Problem } from '@quoin/domain/problem';
import { type Reply, redirect } from '../../platform/http/replies/reply.ts';
import type { SiteRequest } from '../../platform/http/route.ts';
import type { CartDeps } from '../cartDeps.ts';
import type { CartRefusal } from '../cartRefusals.ts';
import { newCartToken } from '../cartToken.ts';
import { createSubscriptionCart, type WantedSubscription } from '../subscriptionCart.ts';
import { cartVisitor, tokenCookie } from './visitorCookies.ts';

/** Without script: from the product's form to its questions (ATC-07), a gift card's page (GIFT-02) or a subscription's (SUBS-03). */
export async function goToOwnPage(
  deps: CartDeps,
  request: SiteRequest,
  wanted: Pick<WantedSubscription, 'itemId'> & { readonly quantity: string },
  { values }: Problem<CartRefusal>,
): Promise<Reply> {
  const sku = String(values?.sku ?? '');
  const { itemId, quantity } = wanted;
  if (values?.route === 'giftCard') return redirect(giftCardPath(itemId, sku));
  if (values?.route === 'questions') return redirect(askQuestionsPath({ itemId, sku, quantity }));
  const additionalFields = String(values?.additionalFields ?? '');
  const visitor = cartVisitor(request);
  const token = visitor.token ?? newCartToken(deps.randomBytes);
  const cookies = visitor.token === null ? [tokenCookie(token)] : [];
  const line = { itemId, sku, quantity, additionalFields };
  const made = await createSubscriptionCart(deps, { ...visitor, token }, line);
  return redirect(made.ok ? subscribePath(made.value) : '/cart', { cookies });
}
