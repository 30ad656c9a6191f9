import { accountWords } from '@quoin/domain/access';
import type { AccountDeps } from '../../members/index.ts';
import {
  accountPage,
  form,
  newPasswordField,
  rememberSignUp,
  saveAddressInBook,
  section,
  shownAgain,
  signUpMember,
} from '../../members/index.ts';
import { loadOrderByToken, orderNotFound } from '../../orders/index.ts';
import { formFields } from '../../platform/http/reading/formFields.ts';
import { type Reply, redirect } from '../../platform/http/replies/reply.ts';
import type { SiteRequest, SiteRoute } from '../../platform/http/route.ts';
import type { OrderPageDeps } from './order.ts';

/** What the page after a payment offers: an account for one password, or the address for the book (CX-06, CX-23). */
export function afterOrderRoutes(deps: AccountDeps & OrderPageDeps): SiteRoute[] {
  return [
    {
      method: 'POST',
      path: '/account/after-order',
      rate: 'account',
      forgery: 'crumb',
      handle: (request) => takeOffer(deps, request),
    },
  ];
}

async function takeOffer(deps: AccountDeps & OrderPageDeps, request: SiteRequest): Promise<Reply> {
  const words = accountWords(request.site.language);
  const fields = formFields(request);
  const orderToken = fields.text('order');
  const found = await loadOrderByToken(deps, request.site.id, orderToken);
  if (found === null || found.order.email === '') return orderNotFound(deps, request);
  const { order } = found;
  const address = order.shippingAddress;
  if (request.member !== null) {
    if (address !== null) await saveAddressInBook(deps.members, request.site, request.member, { id: null, address });
    return redirect('/account/addresses?said=address');
  }
  const { browserKey, cookies } = rememberSignUp(request, deps.members.randomBytes);
  const outcome = await signUpMember(deps.members, request.site, {
    ...{ email: order.email, password: fields.text('password'), fullName: address?.fullName ?? '' },
    ...{ acceptsMarketing: false, address, browserKey },
  });
  if (outcome.ok) {
    const lead = words.signUpSent(order.email);
    return accountPage(deps, request, { title: words.mailSent, lead, sections: [], cookies });
  }
  const shown = shownAgain(request, {}, [outcome.problem]);
  const again = form({
    ...{ action: '/account/after-order', crumb: request.crumb ?? '', submitText: words.signUp },
    hidden: [{ name: 'order', value: orderToken }],
    fields: [newPasswordField(words, shown.entered)],
  });
  const sections = [section({ id: 'offer', form: again })];
  return accountPage(deps, request, { title: words.signUp, lead: order.email, sections, shown });
}
