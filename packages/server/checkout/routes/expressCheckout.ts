import { checkoutVisitor } from '../../cart/index.ts';
import { leave } from '../../orders/index.ts';
import { type Reply, redirect } from '../../platform/http/replies/reply.ts';
import type { SiteRequest, SiteRoute } from '../../platform/http/route.ts';
import { beginExpress, EXPRESS_RETURN_PATH } from '../express/beginExpress.ts';
import { returnFromExpress } from '../express/returnFromExpress.ts';
import { type CheckoutPageDeps, contactReceived } from './checkoutPage.ts';

const CHECKOUT_URL = '/checkout';
/** What the provider adds to the address is nobody else's business. */
const NO_REFERRER = { 'referrer-policy': 'no-referrer' } as const;

/** From the cart to PayPal and back to the checkout, as a plain form and a link back. */
export function expressCheckoutRoutes(deps: CheckoutPageDeps): SiteRoute[] {
  return [
    {
      ...{ method: 'POST', path: EXPRESS_RETURN_PATH, rate: 'checkout', forgery: 'origin' },
      handle: (request) => setOut(deps, request),
    },
    {
      ...{ method: 'GET', path: EXPRESS_RETURN_PATH, rate: 'page', forgery: 'none' },
      handle: (request) => comeBack(deps, request),
    },
  ];
}

/** To the provider with the visitor's cart, or with one that was made just now. */
export async function setOut(
  deps: CheckoutPageDeps,
  request: SiteRequest,
  token: string | null = request.visitor.cartToken,
): Promise<Reply> {
  const begun = await beginExpress(deps, { ...checkoutVisitor(request), token });
  switch (begun.kind) {
    case 'leave':
      return leave(request, begun.url);
    case 'unavailable':
      return redirect(`${CHECKOUT_URL}?refused=paymentUnavailable`);
    case 'checkout':
      return redirect(CHECKOUT_URL);
    case 'empty':
      return redirect('/cart');
  }
}

async function comeBack(deps: CheckoutPageDeps, request: SiteRequest): Promise<Reply> {
  const came = await returnFromExpress(deps, checkoutVisitor(request));
  if (came.kind === 'turnedBack') return redirect('/cart', { headers: NO_REFERRER });
  if (came.kind === 'silent') {
    return redirect(`${CHECKOUT_URL}?refused=paymentUnavailable`, { headers: NO_REFERRER });
  }
  const { email, address } = came.buyer;
  return contactReceived(deps, request, { email, ...address }, came.saved);
}
