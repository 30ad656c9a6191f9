import { isEmailAddress } from '@quoin/domain/access';
import { typedCode } from '@quoin/domain/formats';
import { lookUpSentence, type Wording } from '@quoin/domain/languages';
import { type CurrencyCode, isWithinWireRange, parseDecimalMoney } from '@quoin/domain/money';
import type { Problem } from '@quoin/domain/problem';
import * as orderSettingsRefusals from '@quoin/messages/app/orderSettingsRefusals';
import * as seriesRefusals from '@quoin/messages/app/seriesRefusals';
import { type NumberSeries, type SeriesCode, validateSeries } from './documents/numberSeries.ts';
import { WITHDRAWAL_DAYS } from './withdrawal/withdrawalOffer.ts';

/** What an owner decides about orders after they are placed. Several lines of a text are several entries. */
export interface OrderSettings {
  /** The shop as its papers name it; an empty name is the store's. */
  readonly seller: {
    readonly name: string;
    readonly addressLines: readonly string[];
    readonly email: string;
    readonly vatId: string;
    readonly taxNumber: string;
    /** Bank, account and what else belongs at the foot. */
    readonly footer: readonly string[];
  };
  readonly series: { readonly invoice: NumberSeries; readonly creditNote: NumberSeries };
  /** After so many days an unpaid order is canceled; null: never. */
  readonly unpaidDays: number | null;
  /** What people with the limited right may give back at a time, in major units of the store's currency. */
  readonly refundLimit: string;
  /** Days a link to pay a draft works. */
  readonly draftLinkDays: number;
  readonly withdrawal: { readonly isOffered: boolean; readonly days: number };
  readonly subscriptions: {
    /** Days after the first failure on which it is tried again, growing. */
    readonly retryDays: readonly number[];
    readonly graceDays: number;
    readonly atLast: 'cancel' | 'pause';
    readonly customersMaySkip: boolean;
    readonly customersMayPause: boolean;
  };
}

export const ORDER_SETTINGS_LIMITS = {
  text: 200,
  lines: 8,
  unpaidDays: 365,
  draftLinkDays: 90,
  withdrawalDays: 365,
  retries: 8,
  retryDay: 60,
  graceDays: 60,
} as const;

export const DEFAULT_DRAFT_LINK_DAYS = 14;
export const DEFAULT_REFUND_LIMIT = '500';

export type OrderSettingsCode =
  | SeriesCode
  | 'settingsChanged'
  | 'sellerTextTooLong'
  | 'sellerEmailInvalid'
  | 'unpaidDaysInvalid'
  | 'refundLimitInvalid'
  | 'draftLinkDaysInvalid'
  | 'withdrawalDaysInvalid'
  | 'retryDaysInvalid'
  | 'graceDaysInvalid';

type Found = Problem<OrderSettingsCode>;

/** Everything wrong with them, each with its field (`seller.email`, `series.invoice.prefix`); empty when they can be kept. */
export function validateOrderSettings(settings: OrderSettings, currency: CurrencyCode): readonly Found[] {
  const { series, unpaidDays, refundLimit, draftLinkDays, withdrawal, subscriptions } = settings;
  const limits = ORDER_SETTINGS_LIMITS;
  const within = (value: number, min: number, max: number, code: OrderSettingsCode, field: string): readonly Found[] =>
    Number.isSafeInteger(value) && value >= min && value <= max ? [] : [{ code, field, values: { min, max } }];
  const limit = parseDecimalMoney(refundLimit.trim(), currency);
  const isLimit = limit.ok && limit.value.minor >= 0n && isWithinWireRange(limit.value);
  return [
    ...sellerProblems(settings.seller),
    ...(['invoice', 'creditNote'] as const).flatMap((kind) =>
      validateSeries(series[kind]).map((problem) => ({ ...problem, field: `series.${kind}.${problem.field ?? ''}` })),
    ),
    ...(unpaidDays === null ? [] : within(unpaidDays, 1, limits.unpaidDays, 'unpaidDaysInvalid', 'unpaidDays')),
    ...(isLimit ? [] : [{ code: 'refundLimitInvalid', field: 'refundLimit' } as const]),
    ...within(draftLinkDays, 1, limits.draftLinkDays, 'draftLinkDaysInvalid', 'draftLinkDays'),
    ...within(withdrawal.days, WITHDRAWAL_DAYS, limits.withdrawalDays, 'withdrawalDaysInvalid', 'withdrawal.days'),
    ...retryProblems(subscriptions.retryDays),
    ...within(subscriptions.graceDays, 0, limits.graceDays, 'graceDaysInvalid', 'subscriptions.graceDays'),
  ];
}

function sellerProblems({ email, addressLines, footer, ...texts }: OrderSettings['seller']): readonly Found[] {
  const { text, lines } = ORDER_SETTINGS_LIMITS;
  const isLong = (all: readonly string[]) => all.length > lines || all.some((each) => each.length > text);
  const all: readonly (readonly [string, readonly string[]])[] = [
    ...Object.entries(texts).map(([name, value]) => [name, [value]] as const),
    ['addressLines', addressLines],
    ['footer', footer],
  ];
  const values = { max: text, lines };
  const long = all.filter(([, value]) => isLong(value));
  return [
    ...long.map(([name]) => ({ code: 'sellerTextTooLong', field: `seller.${name}`, values }) as const),
    ...(email === '' || isEmailAddress(typedCode(email))
      ? []
      : [{ code: 'sellerEmailInvalid', field: 'seller.email' } as const]),
  ];
}

function retryProblems(days: readonly number[]): readonly Found[] {
  const { retries, retryDay } = ORDER_SETTINGS_LIMITS;
  const isGrowing = days.every(
    (day, index) => Number.isSafeInteger(day) && day >= 1 && day <= retryDay && day > (days[index - 1] ?? 0),
  );
  if (isGrowing && days.length <= retries) return [];
  return [{ code: 'retryDaysInvalid', field: 'subscriptions.retryDays', values: { max: retryDay, count: retries } }];
}

const orderSettingsWording: Wording<OrderSettingsCode> = {
  ...seriesRefusals,
  ...orderSettingsRefusals,
};

export function orderSettingsSentence(problem: Problem<OrderSettingsCode>): string {
  return lookUpSentence(orderSettingsWording, problem);
}
