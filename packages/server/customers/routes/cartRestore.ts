import { accountWords, memberMailWords } from '@quoin/domain/access';
import type { CartDeps } from '../../cart/index.ts';
import { cartCookies } from '../../cart/index.ts';
import { type AccountDeps, accountPage, form, section } from '../../members/index.ts';
import { notFound } from '../../platform/http/replies/refusals.ts';
import { type Reply, redirect } from '../../platform/http/replies/reply.ts';
import type { SiteRequest, SiteRoute } from '../../platform/http/route.ts';
import { refuseReminders, restoreLeftCart } from '../abandonedCarts.ts';
import { readCartLink } from '../cartLinks.ts';

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

/** Copies it into the visitor's own cart: the link grants no access to another person's. */
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
