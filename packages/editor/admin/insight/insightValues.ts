import type { WireInsightValue } from '@quoin/contract/endpoints/running';
import type { WireMoney } from '@quoin/contract/endpoints/site';
import type { InsightKind } from '@quoin/domain/analytics';
import { fractionDigits, isCurrencyCode } from '@quoin/domain/money';
import * as texts from '@quoin/messages/app/insightValues';
import { moneyOf, moneyText, percentText } from '../../app/formats.ts';
import { APP_LOCALE, siteLocale } from '../../app/locale.ts';
import { type Change, changeOf } from '../home/salesLook.ts';

export function isMoney(value: WireInsightValue): value is WireMoney {
  return typeof value === 'object' && value !== null;
}

/** A value as it is read: `1,204`, `$12.00`, `2 min 5 s`, `34.5%`; a dash for none. */
export function valueText(value: WireInsightValue, kind: InsightKind): string {
  if (value === null) return '–';
  if (isMoney(value)) return moneyText(value);
  if (kind === 'duration') return durationText(value);
  if (kind === 'share') return shareText(value);
  return value.toLocaleString(APP_LOCALE);
}

export function shareText(thousandths: number): string {
  return percentText(thousandths / 1000, 1);
}

function durationText(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1000);
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return texts.minS(minutes, seconds % 60);
  return texts.hMin(Math.floor(minutes / 60).toLocaleString(APP_LOCALE), minutes % 60);
}

/** Whole units for comparing: minor units of money, everything else as it is. */
export function wholeOf(value: WireInsightValue): bigint | null {
  if (value === null) return null;
  return isMoney(value) ? (moneyOf(value)?.minor ?? null) : BigInt(Math.round(value));
}

/** How much more or less it is; null where there is nothing to compare. */
export function valueChange(now: WireInsightValue, before: WireInsightValue): Change | null {
  const [current, earlier] = [wholeOf(now), wholeOf(before)];
  return current === null || earlier === null ? null : changeOf(current, earlier);
}

/** For drawing only: in major units of money, so that the axis reads well. */
export function drawnOf(value: WireInsightValue): number | null {
  if (!isMoney(value)) return value;
  const minor = wholeOf(value);
  return minor === null ? null : Number(minor) / 10 ** digitsOf(value.currency);
}

function digitsOf(currency: string): number {
  return isCurrencyCode(currency) ? fractionDigits(currency) : 0;
}

/** What the side of a chart says: `1.2K`, `$1.2K`. */
export function axisFormat(kind: InsightKind, language: string, currency: string): (value: number) => string {
  const compact = { notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 1 } as const;
  const format = new Intl.NumberFormat(
    siteLocale(language),
    kind === 'money' ? { ...compact, style: 'currency', currency } : compact,
  );
  return (value) => format.format(value);
}
