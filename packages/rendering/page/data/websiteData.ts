import { captchaSettingsOf } from '@quoin/domain/access';
import { merchandisingSettingsOf } from '@quoin/domain/catalog';
import { restockSettingsOf } from '@quoin/domain/restock';
import { readCommentSettings } from '@quoin/domain/site';
import { socialServiceOf } from '../../blocks/social/socialIcons.ts';
import type { SiteContent } from '../content.ts';
import { escapeHtml } from '../escape.ts';
import { siteAnnouncement } from '../notices/notices.ts';
import type { JsonObject } from './imageData.ts';
import { settingFlag, settingObject, settingText } from './settings.ts';
import { type SocialAccount, socialAccountsOf } from './socialAccounts.ts';

/** `website` of page data (section 2): public fields only. */
export function websiteData(site: SiteContent, now: number): JsonObject {
  const zone = zoneOf(site.timeZone, now);
  const host = site.baseUrl.replace(/^https?:\/\//, '');
  return {
    id: site.id,
    identifier: site.identifier,
    websiteType: 1,
    language: site.language,
    timeZone: site.timeZone,
    machineTimeZoneOffset: zone.offset,
    timeZoneOffset: zone.offset,
    timeZoneAbbr: zone.abbreviation,
    siteTitle: escapeHtml(site.title),
    siteTagLine: escapeHtml(site.tagline),
    siteDescription: site.description,
    location: locationData(settingObject(site.settings, 'location')),
    logoImageUrl: settingText(site.settings, 'logoImageUrl'),
    socialLogoImageUrl: settingText(site.settings, 'socialLogoImageUrl'),
    shareButtonOptions: {},
    authenticUrl: site.baseUrl,
    internalUrl: site.baseUrl,
    baseUrl: site.baseUrl,
    primaryDomain: host,
    siteStatus: {},
    socialAccounts: socialAccountsOf(site.settings).map(socialAccount),
    captchaSettings: captchaData(site.settings),
    useCLDRMoneyFormat: true,
    showOwnerLogin: false,
  };
}

/** Plain text, escaped where templates print it; empty while the owner has named no place. */
function locationData(location: Readonly<Record<string, unknown>>): JsonObject {
  const names = ['addressTitle', 'addressLine1', 'addressLine2', 'addressCountry'];
  return Object.fromEntries(
    names.map((name) => [name, settingText(location, name)]).filter(([, text]) => text !== ''),
  ) as JsonObject;
}

function socialAccount({ serviceName, name, url, hasIcon }: SocialAccount): JsonObject {
  return {
    serviceName: serviceName || socialServiceOf(url).name.toLowerCase(),
    screenname: escapeHtml(name),
    profileUrl: escapeHtml(url),
    iconEnabled: hasIcon,
  };
}

export const DEFAULT_COLLECTION_TITLE = '%c — %s';
export const DEFAULT_ITEM_TITLE = '%i — %s';
export const DEFAULT_HOMEPAGE_TITLE = '%s';

/** `websiteSettings` of page data (section 3), the part that exists so far. */
export function websiteSettingsData(site: SiteContent): JsonObject {
  const { settings } = site;
  const comments = readCommentSettings(settings);
  const shortname = comments.commentsEnabled ? comments.disqusShortname : '';
  return {
    websiteId: site.id,
    type: 'Business',
    country: settingText(settings, 'country'),
    ...comments,
    announcementBarSettings: announcement(settings),
    // Templates and formatters spell it differently (template-language 3).
    disqusShortname: shortname,
    disqusShortName: shortname,
    homepageTitleFormat: settingText(settings, 'homepageTitleFormat', DEFAULT_HOMEPAGE_TITLE),
    collectionTitleFormat: settingText(settings, 'collectionTitleFormat', DEFAULT_COLLECTION_TITLE),
    itemTitleFormat: settingText(settings, 'itemTitleFormat', DEFAULT_ITEM_TITLE),
    contactEmail: escapeHtml(settingText(settings, 'contactEmail')),
    contactPhoneNumber: escapeHtml(settingText(settings, 'contactPhoneNumber')),
    businessHours: {},
    storeSettings: storeSettings(site),
    ampEnabled: false,
    seoHidden: settingFlag(settings, 'seoHidden', false),
    userAccountsSettings: { loginAllowed: false, signupAllowed: false },
  };
}

/** `style` 2: shown; existing themes look at `text` alone, so it is empty otherwise. */
function announcement(settings: Readonly<Record<string, unknown>>): JsonObject {
  const { isShown, html, url, isDismissible, version } = siteAnnouncement(settings);
  return { style: isShown ? 2 : 1, text: html, clickthroughUrl: { url, newWindow: false }, isDismissible, version };
}

function storeSettings({ settings, currency }: SiteContent): JsonObject {
  const store = settingObject(settings, 'storeSettings');
  const restock = restockSettingsOf(settings);
  return {
    returnPolicy: settingText(store, 'returnPolicy') || null,
    termsOfService: settingText(store, 'termsOfService') || null,
    privacyPolicy: settingText(store, 'privacyPolicy') || null,
    expressCheckout: settingFlag(store, 'expressCheckout', false),
    continueShoppingLinkUrl: settingText(store, 'continueShoppingLinkUrl', '/'),
    useLightCart: false,
    showNoteField: settingFlag(store, 'showNoteField', true),
    currenciesSupported: [currency],
    defaultCurrency: currency,
    selectedCurrency: currency,
    measurementStandard: settingText(store, 'measurementStandard') === 'imperial' ? 1 : 2,
    merchandisingSettings: merchandisingData(settings),
    multipleQuantityAllowedForServices: allowsSeveralServices(settings),
    enableMailingListOptInByDefault: restock.optInByDefault,
    isLive: true,
  };
}

function merchandisingData(settings: SiteContent['settings']): JsonObject {
  const own = merchandisingSettingsOf(settings);
  const restock = restockSettingsOf(settings);
  return {
    scarcityEnabledOnProductItems: own.showsScarcity,
    scarcityEnabledOnProductBlocks: own.showsScarcityInBlocks,
    scarcityMessageType: 'DEFAULT_SCARCITY_MESSAGE',
    scarcityThreshold: own.scarcityThreshold,
    multipleQuantityAllowedForServices: allowsSeveralServices(settings),
    restockNotificationsEnabled: restock.isEnabled,
    restockNotificationsSuccessText: restock.successText,
    restockNotificationsMailingListSignUpEnabled: restock.offersMailingList,
    relatedProductsEnabled: own.showsRelated,
    relatedProductsOrdering: 'random',
    soldOutVariantsDropdownDisabled: own.disablesSoldOutChoices,
    productReviewsEnabled: false,
  };
}

/** Who finds out whether a person is there. Ours needs no key, but templates take one as the sign that it is asked for. */
function captchaData(settings: SiteContent['settings']): JsonObject {
  const { provider, siteKey } = captchaSettingsOf(settings);
  return { enabledForDonations: false, provider, siteKey: siteKey || provider };
}

/** DISP-11: on unless the owner turned it off. */
export function allowsSeveralServices(settings: Readonly<Record<string, unknown>>): boolean {
  return settingFlag(settingObject(settings, 'storeSettings'), 'multipleQuantityAllowedForServices', true);
}

interface Zone {
  /** Milliseconds east of UTC. */
  readonly offset: number;
  readonly abbreviation: string;
}

/** Formats are costly to make and the same for every page of a zone. */
const ZONE_FORMATS = new Map<string, ZoneFormats>();
type ZoneFormats = readonly [offset: Intl.DateTimeFormat, short: Intl.DateTimeFormat, long: Intl.DateTimeFormat];

/** Offset and short name of a zone at a moment; UTC for a name nobody knows. */
function zoneOf(timeZone: string, now: number): Zone {
  const [long, short] = zoneFormats(timeZone);
  return { offset: offsetOf(zoneName(long, now)), abbreviation: zoneName(short, now) || 'UTC' };
}

/** What English calls a zone at a moment: `Central European Standard Time`. */
export function timeZoneName(timeZone: string, now: number): string {
  return zoneName(zoneFormats(timeZone)[2], now);
}

function zoneFormats(timeZone: string): ZoneFormats {
  const known = ZONE_FORMATS.get(timeZone);
  if (known !== undefined) return known;
  const make = (zone: string, timeZoneName: 'longOffset' | 'short' | 'long') =>
    new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName });
  const zone = isZone(timeZone) ? timeZone : 'UTC';
  const formats = [make(zone, 'longOffset'), make(zone, 'short'), make(zone, 'long')] as const;
  if (ZONE_FORMATS.size < 1000) ZONE_FORMATS.set(timeZone, formats);
  return formats;
}

function isZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone }) !== null;
  } catch {
    return false;
  }
}

function zoneName(format: Intl.DateTimeFormat, now: number): string {
  return format.formatToParts(now).find((part) => part.type === 'timeZoneName')?.value ?? '';
}

/** `GMT-04:00` → -14400000. */
function offsetOf(name: string): number {
  const match = /GMT([+-])(\d{2}):(\d{2})/.exec(name);
  if (match === null) return 0;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  return (match[1] === '-' ? -minutes : minutes) * 60_000;
}
