import { type StoredCheckout, saveCheckout } from '../cart/index.ts';
import { cartOwner, findSiteUser, listSavedAddresses } from '../members/index.ts';
import type { SiteTransaction } from '../platform/database/database.ts';

/** A member's new checkout begins with what is known: address to write to and address to send to (CX-08). */
export async function prefillCheckout(
  trx: SiteTransaction,
  websiteId: string,
  checkout: StoredCheckout,
): Promise<StoredCheckout> {
  const { siteUserId } = await cartOwner(trx, websiteId, checkout.cartId);
  const member = siteUserId === null ? null : await findSiteUser(trx, websiteId, siteUserId);
  if (member === null) return checkout;
  const book = await listSavedAddresses(trx, websiteId, member.id);
  const saved = book.find(({ isDefault }) => isDefault);
  if (saved === undefined) {
    await saveCheckout(trx, websiteId, checkout.id, { email: member.email });
    return { ...checkout, email: member.email };
  }
  const { id: _id, isDefault: _isDefault, ...shippingAddress } = saved;
  await saveCheckout(trx, websiteId, checkout.id, { email: member.email, shippingAddress });
  return { ...checkout, email: member.email, shippingAddress };
}
