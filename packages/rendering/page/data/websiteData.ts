import { captchaSettingsOf } from '@quoin/domain/access';
import { trackingSettingsOf } from '@quoin/domain/analytics';
import { merchandisingSettingsOf } from '@quoin/domain/catalog';
import { RECORD_SETTINGS } from '@quoin/domain/document';
import { money, toDecimalString } from '@quoin/domain/money';
import { restockSettingsOf } from '@quoin/domain/restock';
import { businessHoursOf, readCommentSettings, readPopup } from '@quoin/domain/site';
import { readSharePicture, readSiteLogo } from '@quoin/domain/styles';
import { serviceNameOf } from '../../blocks/social/socialIcons.ts';
import type { SiteContent, SiteFrame } from '../content/siteContent.ts';
import { escapeHtml } from '../escape.ts';
import { POPUP_SETTING, siteAnnouncement } from '../notices/notices.ts';
import type { JsonObject } from './imageData.ts';
import { settingFlag, settingObject, settingText } from './settings.ts';
import { shareButtonOptions } from './shareServices.ts';
import { type SocialAccount, socialAccountsOf } from './socialAccounts.ts';

/** `website` of page data (section 2): public fields only. Keys that mean nothing here have what they mostly have. */
export function websiteData({ site, collections }: Pick<SiteFrame, 'site' | 'collections'>, now: number): JsonObject {
  const zone = zoneOf(site.timeZone, now);
  const host = site.baseUrl.replace(/^https?:\/\//, '');
  const isSecure = site.baseUrl.startsWith('https:');
  const frame = settingObject(site.settings, 'siteFrame');
  const [logo, shared] = [readSiteLogo(frame), readSharePicture(frame)];
  const logoUrl = logo?.url ?? settingText(site.settings, 'logoImageUrl');
  return {
    id: site.id,
    identifier: site.identifier,
    websiteType: 1,
    contentModifiedOn: collections.reduce((latest, { updatedOn }) => Math.max(latest, updatedOn), 0),
    cloneable: false,
    hasBeenCloneable: false,
    developerMode: false,
    siteStatus: {},
    language: site.language,
    timeZone: site.timeZone,
    machineTimeZoneOffset: zone.offset,
    timeZoneOffset: zone.offset,
    timeZoneAbbr: zone.abbreviation,
    siteTitle: escapeHtml(site.title),
    siteTagLine: escapeHtml(site.tagline),
    siteDescription: site.description,
    location: locationData(settingObject(site.settings, 'location')),
    logoImageId: imageIdIn(logoUrl),
    logoImageUrl: escapeHtml(logoUrl),
    mobileLogoImageUrl: '',
    ...(shared === null ? {} : { socialLogoImageId: shared.id }),
    socialLogoImageUrl: escapeHtml(shared?.assetUrl ?? settingText(site.settings, 'socialLogoImageUrl')),
    shareButtonOptions: shareButtonOptions(site.settings),
    authenticUrl: site.baseUrl,
    internalUrl: site.baseUrl,
    baseUrl: site.baseUrl,
    primaryDomain: host,
    sslSetting: isSecure ? 3 : 1,
    isHstsEnabled: isSecure,
    socialAccounts: socialAccountsOf(site.settings).map(socialAccount),
    typekitId: '',
    statsMigrated: true,
    imageMetadataProcessingEnabled: false,
    captchaSettings: captchaData(site.settings),
    useCLDRMoneyFormat: true,
    showOwnerLogin: false,
  };
}

/** Of an address as pictures of the site have: `/s/images/<id>/<filename>`. */
function imageIdIn(url: string): string {
  return /^\/s\/images\/([^/]+)\//.exec(url)?.[1] ?? '';
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
    serviceName: serviceName || serviceNameOf(url),
    userName: escapeHtml(handleIn(url)),
    screenname: escapeHtml(name),
    profileUrl: escapeHtml(url),
    iconEnabled: hasIcon,
  };
}

/** Returns the user name at a service: `https://x.com/@ada/` → `ada`. */
function handleIn(url: string): string {
  const path = url.replace(/^mailto:/i, '').split(/[?#]/)[0] ?? '';
  const parts = path.split('/').filter((part) => part !== '');
  return parts.at(-1)?.replace(/^@/, '') ?? '';
}

export const DEFAULT_COLLECTION_TITLE = '%c — %s';
export const DEFAULT_ITEM_TITLE = '%i — %s';
export const DEFAULT_HOMEPAGE_TITLE = '%s';

/** `websiteSettings` of page data (section 3). Flags that mean nothing here have what they mostly have. */
export function websiteSettingsData(site: SiteContent): JsonObject {
  const { settings } = site;
  const comments = readCommentSettings(settings);
  const shortname = comments.commentsEnabled ? comments.disqusShortname : '';
  const { consent } = trackingSettingsOf(settings);
  return {
    id: site.id,
    websiteId: site.id,
    type: 'Business',
    subjects: [],
    country: settingText(settings, 'country'),
    state: settingText(settingObject(settings, 'storeAddress'), 'region'),
    markdownMode: false,
    mobileInfoBarSettings: NO_INFO_BAR,
    announcementBarSettings: announcement(settings),
    popupOverlaySettings: popup(settings),
    ...comments,
    commentLikesAllowed: false,
    commentAnonAllowed: comments.commentsEnabled,
    commentAvatarsOn: false,
    commentSortType: 2,
    commentFlagThreshold: 0,
    commentFlagsAllowed: false,
    commentEnableByDefault: comments.commentsEnabled,
    // Templates and formatters spell it differently (template-language 3).
    disqusShortname: shortname,
    disqusShortName: shortname,
    homepageTitleFormat: settingText(settings, 'homepageTitleFormat', DEFAULT_HOMEPAGE_TITLE),
    collectionTitleFormat: settingText(settings, 'collectionTitleFormat', DEFAULT_COLLECTION_TITLE),
    itemTitleFormat: settingText(settings, 'itemTitleFormat', DEFAULT_ITEM_TITLE),
    businessHours: hoursData(settings),
    contactEmail: escapeHtml(settingText(settings, 'contactEmail')),
    contactPhoneNumber: escapeHtml(settingText(settings, 'contactPhoneNumber')),
    storeSettings: storeSettings(site),
    useEscapeKeyToLogin: false,
    ssBadgeType: 1,
    ssBadgePosition: 4,
    ssBadgeVisibility: 1,
    ssBadgeDevices: 1,
    pinterestOverlayOptions: { mode: 'disabled' },
    ampEnabled: false,
    isRestrictiveCookiePolicyEnabled: consent !== 'off',
    isCookieBannerEnabled: consent === 'banner',
    isVisitorDataRestricted: false,
    seoHidden: settingFlag(settings, 'seoHidden', false),
    userAccountsSettings: { loginAllowed: true, signupAllowed: true },
  };
}

const NO_INFO_BAR = {
  isContactEmailEnabled: false,
  isContactPhoneNumberEnabled: false,
  isLocationEnabled: false,
  isBusinessHoursEnabled: false,
};

/** What the owner says of each day; a day without times has one empty range. */
function hoursData(settings: SiteContent['settings']): JsonObject {
  const hours = Object.entries(businessHoursOf(settingObject(settings, RECORD_SETTINGS.site).businessHours));
  return Object.fromEntries(
    hours.map(([day, { text, ranges }]) => [
      day,
      { text: escapeHtml(text), ranges: ranges.length === 0 ? [{}] : ranges.map((range) => ({ ...range })) },
    ]),
  );
}

/** What the format says of the popup; ours brings its own markup (`squarespace-footers`). */
function popup(settings: SiteContent['settings']): JsonObject {
  const { isShown, where } = readPopup(settingObject(settings, POPUP_SETTING));
  return { style: isShown ? 2 : 1, enabledPages: [], showOnAllPages: where === 'everywhere', version: 1 };
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
    shippingCountryDefaultValue: settingText(store, 'shippingCountryDefaultValue', settingText(settings, 'country')),
    billToShippingDefaultValue: true,
    showNoteField: settingFlag(store, 'showNoteField', true),
    currenciesSupported: [currency],
    defaultCurrency: currency,
    selectedCurrency: currency,
    measurementStandard: settingText(store, 'measurementStandard') === 'imperial' ? 1 : 2,
    merchandisingSettings: merchandisingData(settings),
    multipleQuantityAllowedForServices: allowsSeveralServices(settings),
    enableMailingListOptInByDefault: restock.optInByDefault,
    minimumOrderSubtotalEnabled: false,
    minimumOrderSubtotal: { currency, value: toDecimalString(money(0, currency)) },
    addToCartConfirmationType: 2,
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
    ...(own.freeIfZero ? { freePriceLabel: own.freeLabel } : {}),
    productReviewsEnabled: false,
  };
}

/**
 * Returns the captcha provider. The built-in one needs no key, but templates treat a key as the sign that it is
 * enabled.
 */
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
