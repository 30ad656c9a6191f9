import { subscriptionPhrase } from '@quoin/domain/catalog';
import { formatDay, type IsoDay } from '@quoin/domain/formats';
import { DEFAULT_CURRENCY, formatMoney, isCurrencyCode, money, multiplyMoney } from '@quoin/domain/money';
import {
  addressLines,
  cyclesLeft,
  giveUpDay,
  mayChangeSubscription,
  nextBillingDay,
  nextRetryDay,
  orderPageWords,
  paidUntil,
  pauseDayRange,
  type RenewalTerms,
  renewalText,
  startSubscription,
  upcomingDays,
} from '@quoin/domain/orders';
import type { FoundSubscriptionCart } from '../cart/index.ts';
import { type LineView, lineView, type NoticeView } from '../cart/index.ts';
import type { Site } from '../sites/index.ts';
import { customerSettings, dunningOf } from '../sites/index.ts';
import type { StoredSubscription } from './storage/subscriptions.ts';

/** How many of the payments to come are shown. */
const SHOWN_DAYS = 4;

/** What the theme's subscription page reads before anything is paid. */
export interface SubscribeView {
  readonly crumb: string;
  readonly cartToken: string;
  readonly line: LineView;
  readonly phrase: string;
  readonly todayText: string;
  readonly days: readonly string[];
  readonly isIndefinite: boolean;
  readonly problem: NoticeView | null;
}

type OpenCart = Extract<FoundSubscriptionCart, { readonly kind: 'open' }>;

export function subscribeView(
  site: Site,
  found: OpenCart,
  page: { readonly crumb: string; readonly cartToken: string; readonly now: number },
): SubscribeView {
  const { line, single } = found;
  const { entry } = line;
  const plan = single.plan!;
  const amountText = formatMoney(multiplyMoney(entry.unitPrice, entry.quantity), site.language);
  const rule = startSubscription({ id: '', plan, timeZone: site.timeZone, now: page.now });
  const view = lineView(line, site.language);
  const [notice] = view.notices;
  return {
    ...{ crumb: page.crumb, cartToken: page.cartToken, line: view },
    phrase: subscriptionPhrase(plan, amountText, { language: site.language }),
    todayText: amountText,
    days: upcomingDays(rule, SHOWN_DAYS).map((day) => formatDay(day, site.language)),
    isIndefinite: plan.numBillingCycles === 0,
    problem: notice === undefined ? null : { title: notice.message, message: '' },
  };
}

/** What the theme's page of a running subscription reads. */
export interface SubscriptionView {
  readonly url: string;
  readonly title: string;
  readonly phrase: string;
  readonly statusKey: string;
  readonly statusText: string;
  readonly lead: string;
  readonly hint: string;
  readonly days: readonly string[];
  readonly cyclesText: string;
  readonly addressLines: readonly string[];
  readonly cardText: string;
  readonly isTestMode: boolean;
  readonly maySkip: boolean;
  readonly mayPause: boolean;
  readonly mayResume: boolean;
  readonly mayCancel: boolean;
  readonly mustPay: boolean;
  readonly pauseDays: { readonly min: string; readonly max: string };
  readonly problem: NoticeView | null;
  readonly done: string;
}

export function subscriptionView(
  site: Site,
  one: StoredSubscription,
  page: { readonly url: string; readonly now: number; readonly problem: NoticeView | null; readonly done: string },
): SubscriptionView {
  const { rule } = one;
  const settings = customerSettings(site);
  const isActive = rule.status === 'active';
  const may = (change: 'skip' | 'pause') => isActive && mayChangeSubscription('customer', change, settings);
  const currency = isCurrencyCode(one.currency) ? one.currency : DEFAULT_CURRENCY;
  const left = cyclesLeft(rule);
  const goesOn = rule.status !== 'canceled' && rule.status !== 'completed';
  return {
    ...{ url: page.url, title: one.title, problem: page.problem, done: page.done, isTestMode: one.isTest },
    phrase: (goesOn ? renewalText : plainPhrase)({
      plan: rule.plan,
      renewalText: formatMoney(money(one.amount, currency), site.language),
      language: site.language,
    }),
    statusKey: rule.status,
    statusText: orderPageWords(site.language).subscriptionStates[rule.status],
    ...leadOf(site, one),
    days: upcomingDays(rule, SHOWN_DAYS).map((day) => formatDay(day, site.language)),
    cyclesText: left === null ? '' : String(left),
    addressLines: one.shippingAddress === null ? [] : addressLines(one.shippingAddress, site.language),
    cardText: one.method?.saved.label ?? '',
    maySkip: may('skip'),
    mayPause: may('pause'),
    mayResume: rule.status === 'paused',
    mayCancel: goesOn,
    mustPay: rule.status === 'past_due',
    pauseDays: pauseDayRange(page.now + one.clockOffsetMs, rule.timeZone),
  };
}

/** Of one that is over: nothing goes on until anything. */
function plainPhrase({ plan, renewalText: amount, language }: RenewalTerms): string {
  return subscriptionPhrase(plan, amount, { language });
}

function leadOf(site: Site, { rule }: StoredSubscription): { readonly lead: string; readonly hint: string } {
  const { next, pausedUntil, paidUntil: paid, retry, ends } = orderPageWords(site.language).subscription;
  const said = (day: IsoDay) => formatDay(day, site.language);
  if (rule.status === 'paused')
    return { lead: pausedUntil(rule.pausedUntil === null ? '' : said(rule.pausedUntil)), hint: '' };
  if (rule.status === 'canceled' || rule.status === 'completed') return { lead: paid(said(paidUntil(rule))), hint: '' };
  if (rule.status === 'past_due') {
    const [again, end] = [nextRetryDay(rule, dunningOf(site)), giveUpDay(rule, dunningOf(site))];
    return { lead: again === null ? (end === null ? '' : ends(said(end))) : retry(said(again)), hint: '' };
  }
  const day = nextBillingDay(rule);
  return { lead: day === null ? '' : next(said(day)), hint: '' };
}
