import { accountWords } from '@quoin/domain/access';
import { hasAddress } from '@quoin/domain/orders';
import type { Entered, FieldView } from '../addresses/index.ts';
import type { StoredOrder } from '../orders/index.ts';
import type { Site } from '../sites/index.ts';
import { newPasswordField } from './accountFields.ts';
import { type FormView, form } from './accountView.ts';
import { loadAddressBook } from './addressBook.ts';
import type { MemberDeps, MemberOf } from './memberDeps.ts';

/** What the page after a payment offers below the order (CX-06, CX-23). */
export interface OfferView {
  readonly title: string;
  readonly text: string;
  readonly form: FormView;
}

interface Asking {
  readonly member: MemberOf | null;
  readonly crumb: string | null;
  readonly orderToken: string;
  readonly entered: Entered;
}

/**
 * To a guest an account for one password, everything else being known; to a member the new address for the book; null
 * where there is nothing to offer. Guests with and without an account see the same (SES-5).
 */
export async function accountOffer(
  deps: Pick<MemberDeps, 'db'>,
  site: Site,
  order: StoredOrder,
  { member, crumb, orderToken, entered }: Asking,
): Promise<OfferView | null> {
  const words = accountWords(site.language);
  const hidden = [{ name: 'order', value: orderToken }];
  const shared = { action: '/account/after-order', crumb: crumb ?? '', hidden };
  if (member === null) {
    if (order.email === '' || crumb === null) return null;
    const field: FieldView = newPasswordField(words, entered, words.choosePassword);
    return {
      title: words.offer.account,
      text: words.offer.accountText(order.email),
      form: form({ ...shared, fields: [field], submitText: words.offer.create }),
    };
  }
  const address = order.shippingAddress;
  if (address === null || hasAddress(await loadAddressBook(deps, site, member), address)) return null;
  return {
    title: words.offer.address,
    text: words.offer.addressText,
    form: form({ ...shared, submitText: words.offer.saveAddress, look: 'quiet' }),
  };
}
