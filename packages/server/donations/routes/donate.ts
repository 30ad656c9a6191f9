import { statusOf } from '@quoin/contract/problems';
import { formatMoney, toDecimalString } from '@quoin/domain/money';
import { orderPageWords, sentence } from '@quoin/domain/orders';
import { PAGE_TYPES } from '@quoin/domain/site';
import type { CartDeps } from '../../cart/index.ts';
import { cartVisitor, newCartToken, singleCookie, tokenCookie } from '../../cart/index.ts';
import type { Deps } from '../../deps.ts';
import { formFields } from '../../platform/http/reading/formFields.ts';
import { notFound } from '../../platform/http/replies/refusals.ts';
import { html, type Reply, redirect } from '../../platform/http/replies/reply.ts';
import type { SiteRequest, SiteRoute } from '../../platform/http/route.ts';
import { donate } from '../donate.ts';
import { donationOffer, donationSettings } from '../donationOffer.ts';

export interface DonateDeps extends CartDeps {
  readonly pages: Pick<Deps['pages'], 'systemPage'>;
}

const PATH = '/donate';

/** Giving (page type 203): an amount offered or one's own, through the same checkout; works without script. */
export function donateRoutes(deps: DonateDeps): SiteRoute[] {
  return [
    {
      ...{ method: 'GET', path: PATH, rate: 'page', forgery: 'none' },
      handle: (request) => page(deps, request, { amount: '', problem: '', status: 200 }),
    },
    { ...{ method: 'POST', path: PATH, rate: 'cart', forgery: 'origin' }, handle: (request) => give(deps, request) },
  ];
}

interface Shown {
  readonly amount: string;
  readonly problem: string;
  readonly status: number;
}

async function page(deps: DonateDeps, request: SiteRequest, { amount, problem, status }: Shown): Promise<Reply> {
  const { site } = request;
  const settings = donationSettings(site);
  const offer = settings.isEnabled ? donationOffer(settings, site.currency) : null;
  if (offer === null) return notFound(request);
  const words = orderPageWords(site.language).donation;
  const view = {
    title: settings.title,
    text: settings.text,
    problem: problem === '' ? null : { title: problem, message: '' },
    amounts: offer.suggested.map((one) => ({
      value: toDecimalString(one),
      text: formatMoney(one, site.language),
      isSelected: toDecimalString(one) === amount,
    })),
    allowsCustom: offer.allowsCustom,
    amount,
    currency: site.currency,
    range: words.range(formatMoney(offer.min, site.language), formatMoney(offer.max, site.language)),
    words,
  };
  const options = { pageType: PAGE_TYPES.donate, path: PATH, title: settings.title };
  return html(await deps.pages.systemPage(site, 'donate', { donate: view }, options), { status });
}

async function give(deps: DonateDeps, request: SiteRequest): Promise<Reply> {
  const fields = formFields(request);
  const amount = (fields.text('custom').trim() || fields.text('amount')).slice(0, 40);
  const visitor = cartVisitor(request);
  const token = visitor.token ?? newCartToken(deps.randomBytes);
  const given = await donate(deps, { ...visitor, token }, amount);
  if (!given.ok) {
    const problem = sentence(given.problem, request.site.language);
    return page(deps, request, { amount, problem, status: statusOf(given.problem.code) });
  }
  const cookies = [singleCookie(given.value), ...(visitor.token === null ? [tokenCookie(token)] : [])];
  return redirect('/checkout', { cookies });
}
