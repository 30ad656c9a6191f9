import { accountWords, memberMailWords } from '@quoin/domain/access';
import { notFound } from '../http/refusals.ts';
import { type Reply, redirect } from '../http/reply.ts';
import type { SiteRequest, SiteRoute } from '../http/route.ts';
import type { CartDeps } from '../operations/cart/cartDeps.ts';
import { refuseReminders, restoreLeftCart } from '../operations/customers/abandonedCarts.ts';
import { readCartLink } from '../operations/customers/cartLinks.ts';
import { form, section } from '../operations/members/accountView.ts';
import { type AccountDeps, accountPage } from './accountReply.ts';
import { cartCookies } from './visitorCookies.ts';

export type CartRestoreDeps = Pick<CartDeps, 'db' | 'keyFor' | 'randomBytes'> & AccountDeps;

/** The links in a reminder of a cart left behind: back to it, and never again. */
export function cartRestoreRoutes(deps: CartRestoreDeps): SiteRoute[] {
  const unsubscribe = '/cart/unsubscribe/:token';
  return [
    {
      method: 'GET',
      path: '/cart/restore/:token',
      rate: 'cart',
      forgery: 'none',
      handle: (request) => restore(deps, request),
    },
    { method: 'GET', path: unsubscribe, rate: 'page', forgery: 'none', handle: (request) => ask(deps, request) },
    // Mail programs post here by themselves (RFC 8058): the signature in the address is the proof.
    { method: 'POST', path: unsubscribe, rate: 'write', forgery: 'none', handle: (request) => refuse(deps, request) },
  ];
}

/** Makes a copy under the visitor's own cart: the link lets nobody into somebody else's. */
async function restore(deps: CartRestoreDeps, request: SiteRequest): Promise<Reply> {
  const cartId = readCartLink(deps, request.site.id, request.params.token ?? '', 'restore');
  if (cartId === null) return notFound(request);
  const visitor = { token: request.visitor.cartToken, memberId: request.member?.id ?? null };
  const token = await restoreLeftCart(deps, request.site, cartId, visitor);
  return redirect('/cart', token === null ? {} : { cookies: cartCookies(request, token, true) });
}

async function ask(deps: CartRestoreDeps, request: SiteRequest): Promise<Reply> {
  if (readCartLink(deps, request.site.id, request.params.token ?? '', 'unsubscribe') === null) return notFound(request);
  const { unsubscribe } = memberMailWords(request.site.language);
  const sections = [section({ id: 'refuse', form: form({ action: request.path, submitText: unsubscribe }) })];
  return accountPage(deps, request, { title: `${unsubscribe}?`, sections });
}

async function refuse(deps: CartRestoreDeps, request: SiteRequest): Promise<Reply> {
  const cartId = readCartLink(deps, request.site.id, request.params.token ?? '', 'unsubscribe');
  if (cartId === null) return notFound(request);
  await refuseReminders(deps, request.site, cartId);
  const { saved, remindersOff } = accountWords(request.site.language);
  return accountPage(deps, request, { title: saved, lead: remindersOff, sections: [] });
}
