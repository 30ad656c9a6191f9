import { formFields } from '../../platform/http/reading/formFields.ts';
import type { SiteRequest } from '../../platform/http/route.ts';
import type { CartDeps } from '../cartDeps.ts';
import { dropCoupon, dropGiftCard } from '../enterCode.ts';
import { checkoutVisitor } from './visitorCookies.ts';

/** Takes out the coupon or gift card that a form names; one that is gone already is no matter. */
export async function dropPosted(deps: CartDeps, request: SiteRequest): Promise<void> {
  const fields = formFields(request);
  const giftCard = fields.text('giftCard');
  const visitor = checkoutVisitor(request);
  await (giftCard === ''
    ? dropCoupon(deps, visitor, fields.text('code').slice(0, 200))
    : dropGiftCard(deps, visitor, giftCard));
}
