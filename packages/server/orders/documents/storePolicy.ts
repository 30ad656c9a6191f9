import { parseDecimalMoney } from '@quoin/domain/money';
import {
  addressLines,
  DEFAULT_CREDIT_NOTE_SERIES,
  DEFAULT_DRAFT_LINK_DAYS,
  DEFAULT_INVOICE_SERIES,
  DEFAULT_REFUND_LIMIT,
  DEFAULT_UNPAID_DAYS,
  type NumberSeries,
  ORDER_SETTINGS_LIMITS,
  type OrderSettings,
  type Seller,
  WITHDRAWAL_DAYS,
} from '@quoin/domain/orders';
import { toAddress } from '../../cart/index.ts';
import type { DocumentKind } from '../../platform/database/schema/store/afterSale.ts';
import type { Site } from '../../sites/index.ts';
import { contactEmail, customerSettings, dunningOf } from '../../sites/index.ts';

type Settings = Readonly<Record<string, unknown>>;

function part(from: Settings, name: string): Settings {
  const value = from[name];
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Settings) : {};
}

function text(from: Settings, name: string): string {
  const value = from[name];
  return typeof value === 'string' ? value.trim() : '';
}

function texts(from: Settings, name: string): readonly string[] {
  const value = from[name];
  const lines = Array.isArray(value) ? value : typeof value === 'string' ? value.split('\n') : [];
  return lines.filter((line): line is string => typeof line === 'string' && line.trim() !== '');
}

function orders(site: Pick<Site, 'settings'>): Settings {
  return part(site.settings, 'orders');
}

/** A whole number within a range, or what holds without one. */
function whole(from: Settings, name: string, otherwise: number, [min, max]: readonly [number, number]): number {
  const value = from[name];
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= min && value <= max ? value : otherwise;
}

/** Minor units: what people with the limited right may give back at a time; `settings.orders.refundLimit`, a decimal text. */
export function refundLimit(site: Pick<Site, 'settings' | 'currency'>): bigint {
  const parsed = parseDecimalMoney(text(orders(site), 'refundLimit') || DEFAULT_REFUND_LIMIT, site.currency);
  return parsed.ok ? parsed.value.minor : 0n;
}

/** Days after which an unpaid order is canceled; null: never. */
export function unpaidDays(site: Pick<Site, 'settings'>): number | null {
  const own = orders(site);
  if (own.unpaidDays === null) return null;
  return whole(own, 'unpaidDays', DEFAULT_UNPAID_DAYS, [1, ORDER_SETTINGS_LIMITS.unpaidDays]);
}

/** Days that the link of a draft works. */
export function draftLinkDays(site: Pick<Site, 'settings'>): number {
  return whole(orders(site), 'draftLinkDays', DEFAULT_DRAFT_LINK_DAYS, [1, ORDER_SETTINGS_LIMITS.draftLinkDays]);
}

/** Whether buyers see the withdrawal button, and for how long. */
export function withdrawalPolicy(site: Pick<Site, 'settings'>): OrderSettings['withdrawal'] {
  const own = part(orders(site), 'withdrawal');
  const days = whole(own, 'days', WITHDRAWAL_DAYS, [WITHDRAWAL_DAYS, ORDER_SETTINGS_LIMITS.withdrawalDays]);
  return { isOffered: own.isOffered !== false, days };
}

/** Everything an owner decides about orders, as its screen shows it. */
export function orderSettingsOf(site: Pick<Site, 'settings' | 'currency'>): OrderSettings {
  const seller = part(orders(site), 'seller');
  return {
    seller: {
      name: text(seller, 'name'),
      addressLines: texts(seller, 'addressLines'),
      email: text(seller, 'email'),
      vatId: text(seller, 'vatId'),
      taxNumber: text(seller, 'taxNumber'),
      footer: texts(seller, 'footer'),
    },
    series: { invoice: seriesOf(site, 'invoice'), creditNote: seriesOf(site, 'creditNote') },
    unpaidDays: unpaidDays(site),
    refundLimit: text(orders(site), 'refundLimit') || DEFAULT_REFUND_LIMIT,
    draftLinkDays: draftLinkDays(site),
    withdrawal: withdrawalPolicy(site),
    subscriptions: { ...dunningOf(site), ...customerSettings(site) },
  };
}

/** Raised by every change of them. */
export function orderSettingsRevision(site: Pick<Site, 'settings'>): number {
  return whole(orders(site), 'revision', 0, [0, Number.MAX_SAFE_INTEGER]);
}

/** The shop as invoices name it: `settings.orders.seller`. */
export function sellerOf(site: Pick<Site, 'settings' | 'title' | 'language'>): Seller {
  const seller = part(part(site.settings, 'orders'), 'seller');
  return {
    name: text(seller, 'name') || site.title,
    addressLines: texts(seller, 'addressLines').length > 0 ? texts(seller, 'addressLines') : storeAddress(site),
    email: text(seller, 'email') || contactEmail(site),
    vatId: text(seller, 'vatId'),
    taxNumber: text(seller, 'taxNumber'),
    footer: texts(seller, 'footer'),
  };
}

/** The store's own address, where the papers have no other. */
function storeAddress(site: Pick<Site, 'settings' | 'language'>): readonly string[] {
  const { country } = site.settings;
  const address = part(site.settings, 'storeAddress');
  if (text(address, 'line1') === '' || typeof country !== 'string') return [];
  return addressLines(toAddress({ ...address, countryCode: country }), site.language);
}

const SERIES: Readonly<Record<DocumentKind, NumberSeries>> = {
  invoice: DEFAULT_INVOICE_SERIES,
  creditNote: DEFAULT_CREDIT_NOTE_SERIES,
};

/** How documents are numbered: `settings.orders.series.<kind>`, parts that are missing as usual. */
export function seriesOf(site: Pick<Site, 'settings'>, kind: DocumentKind): NumberSeries {
  const own = part(part(part(site.settings, 'orders'), 'series'), kind);
  const { prefix, padding, isYearly, first } = SERIES[kind];
  return {
    prefix: typeof own.prefix === 'string' ? own.prefix : prefix,
    padding: typeof own.padding === 'number' ? own.padding : padding,
    isYearly: typeof own.isYearly === 'boolean' ? own.isYearly : isYearly,
    first: typeof own.first === 'number' ? own.first : first,
  };
}
