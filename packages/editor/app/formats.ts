import type { WireMoney } from '@quoin/contract/endpoints/site';
import { formatPercent } from '@quoin/domain/formats';
import { formatMoney, isCurrencyCode, type Money, PPM, parseDecimalMoney, parsePercent } from '@quoin/domain/money';
import { APP_LOCALE, siteLocale } from './locale.ts';

/** Money of the wire as Money; null for what this version does not know. */
export function moneyOf(wire: WireMoney): Money | null {
  if (!isCurrencyCode(wire.currency)) return null;
  const parsed = parseDecimalMoney(wire.value, wire.currency);
  return parsed.ok ? parsed.value : null;
}

/** `$1,234.00`; the bare wire text where the currency is unknown. */
export function moneyText(wire: WireMoney): string {
  const money = moneyOf(wire);
  return money === null ? `${wire.value} ${wire.currency}` : formatMoney(money);
}

/** Moments as people of a site read them: in the app's language and the site's time zone. */
export interface MomentFormats {
  /** `Nov 21, 2026, 10:24 AM` */
  full(moment: number): string;
  /** `Today, 10:24 AM`, `Yesterday, …`, `Nov 3, …`, with the year when it is another one. */
  short(moment: number, now: number): string;
  time(moment: number): string;
  /** `Saturday, November 21` */
  day(moment: number): string;
  /** `Sat` for an ISO day. */
  weekday(isoDay: string): string;
}

export function momentFormats(place: { readonly language: string; readonly timeZone: string }): MomentFormats {
  const locale = siteLocale(place.language);
  const make = (options: Intl.DateTimeFormatOptions, timeZone = place.timeZone) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone });
  const time = make({ hour: 'numeric', minute: '2-digit' });
  const near = make({ day: 'numeric', month: 'short' });
  const far = make({ day: 'numeric', month: 'short', year: 'numeric' });
  const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone: place.timeZone });
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  const long = make({ weekday: 'long', day: 'numeric', month: 'long' });
  const weekday = make({ weekday: 'short' }, 'UTC');
  const date = (moment: number, now: number) => {
    const ago = daysBetween(isoDay.format(moment), isoDay.format(now));
    if (ago === 0 || ago === 1) return capitalised(relative.format(-ago, 'day'));
    return isoDay.format(moment).slice(0, 4) === isoDay.format(now).slice(0, 4)
      ? near.format(moment)
      : far.format(moment);
  };
  return {
    full: (moment) => `${far.format(moment)}, ${time.format(moment)}`,
    short: (moment, now) => `${date(moment, now)}, ${time.format(moment)}`,
    time: (moment) => time.format(moment),
    day: (moment) => long.format(moment),
    weekday: (day) => weekday.format(Date.parse(`${day}T12:00:00Z`)),
  };
}

function daysBetween(earlier: string, later: string): number {
  return Math.round((Date.parse(`${later}T00:00:00Z`) - Date.parse(`${earlier}T00:00:00Z`)) / 86_400_000);
}

export function capitalised(text: string): string {
  return text.charAt(0).toLocaleUpperCase() + text.slice(1);
}

/** `34.5%`, of a share whose whole is 1; `digits`: at most so many behind the point. */
export function percentText(share: number, digits = 0): string {
  return formatPercent(share, APP_LOCALE, digits);
}

/** Formats a typed rate, `8,25`, the way all rates are written. Text that is not a rate stays as typed. */
export function rateText(typed: string): string {
  const rate = parsePercent(typed.replace(',', '.'));
  return rate.ok ? percentText(rate.value / Number(PPM), 4) : `${typed}%`;
}

/** `1 item`, `3 items`. */
export function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString(APP_LOCALE)} ${count === 1 ? one : many}`;
}
