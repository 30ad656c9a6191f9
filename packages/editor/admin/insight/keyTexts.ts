import type { InsightFilter, InsightTableName } from '@quoin/domain/analytics';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/keyTexts';
import { APP_LANGUAGE } from '../../app/locale.ts';

const regions = new Intl.DisplayNames(APP_LANGUAGE, { type: 'region', fallback: 'code' });
const languages = new Intl.DisplayNames(APP_LANGUAGE, { type: 'language', fallback: 'code' });

const CHANNELS: Readonly<Record<string, string>> = {
  direct: texts.direct,
  search: commonTexts.searchEngines,
  social: texts.socialNetworks,
  referral: texts.otherWebsites,
  email: commonTexts.email,
  paid: texts.paidAds,
  campaign: texts.campaigns,
  internal: texts.thisSite,
};
const DEVICES: Readonly<Record<string, string>> = {
  desktop: commonTexts.desktop,
  phone: commonTexts.phoneDevice,
  tablet: texts.tablet,
};
/** Texts for an empty key. */
const WITHOUT: Readonly<Record<InsightFilter, string>> = {
  channel: texts.unknown,
  source: texts.none,
  referrer: texts.none,
  campaign: texts.noCampaign,
  country: texts.unknown,
  language: texts.unknown,
  device: texts.unknown,
  browser: texts.unknown,
  page: texts.unknown,
};

/** A key of a dimension as people call it. Keys come from anybody's browser: whatever is not known is shown as it is. */
export function keyText(dimension: InsightFilter, key: string): string {
  if (key === '') return WITHOUT[dimension];
  if (dimension === 'channel') return CHANNELS[key] ?? key;
  if (dimension === 'device') return DEVICES[key] ?? key;
  if (dimension === 'country') return /^[A-Z]{2}$/.test(key) ? (regions.of(key) ?? key) : key;
  if (dimension === 'language') return languageText(key);
  return key;
}

function languageText(key: string): string {
  try {
    return languages.of(key) ?? key;
  } catch {
    return key;
  }
}

/** The dimension of the keys of each list. Lists of things have their own titles. */
const DIMENSIONS: Readonly<Partial<Record<InsightTableName, InsightFilter>>> = {
  channels: 'channel',
  sources: 'source',
  referrers: 'referrer',
  campaigns: 'campaign',
  countries: 'country',
  languages: 'language',
  devices: 'device',
  browsers: 'browser',
};

/** The name of a row. */
export function rowText(
  table: InsightTableName,
  { key, title }: { readonly key: string; readonly title: string },
): string {
  if (title !== '') return title;
  // A sale whose visit nobody knows: the buyer did not agree to be counted, or an owner entered it.
  if (key === '' && (table === 'salesByChannel' || table === 'salesBySource')) return texts.notKnown;
  if (table === 'salesByChannel') return keyText('channel', key);
  if (table === 'salesBySource') return keyText('source', key);
  return keyText(DIMENSIONS[table] ?? 'page', key);
}
