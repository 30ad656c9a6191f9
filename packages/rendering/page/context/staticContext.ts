import { trackingSettingsOf } from '@quoin/domain/analytics';
import { isOnSale } from '@quoin/domain/catalog';
import { fractionDigits, type Money, toDecimalString, toWireNumber } from '@quoin/domain/money';
import { type Tweak, type TweakValues, tweakValue } from '@quoin/domain/styles';
import type { CollectionContent } from '../content/collectionContent.ts';
import type { ItemContent, ProductContent, VariantContent } from '../content/itemContent.ts';
import type { PageContent } from '../content/pageContent.ts';
import type { SettingsContent } from '../content/siteContent.ts';
import { collectionUrl, itemUrl } from '../data/addresses.ts';
import type { Json, JsonObject } from '../data/imageData.ts';
import { settingObject, settingText } from '../data/settings.ts';
import { timeZoneName, websiteData, websiteSettingsData } from '../data/websiteData.ts';
import { escapeHtml, scriptJson } from '../escape.ts';
import { pageTitle } from '../head/titles.ts';
import { siteAnnouncement } from '../notices/notices.ts';

export interface StaticContextOptions {
  /** Name of the theme. */
  readonly theme: string;
  readonly tweaks: readonly Tweak[];
  readonly tweakValues: TweakValues;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Returns `Static.SQUARESPACE_CONTEXT` (page-data 10): what scripts of existing templates read about the page. Contains
 * only public fields, nothing about one visitor. Titles are escaped as in the page JSON. Parts that Quoin doesn't
 * support are present and empty.
 */
export function staticContext(page: PageContent, options: StaticContextOptions): JsonObject {
  const { collection, item, frame } = page;
  const { site } = frame;
  const website = websiteData(frame, options.now);
  return {
    betaFeatureFlags: [],
    facebookAppId: '',
    facebookApiVersion: '',
    rollups: {},
    pageType: page.pageType,
    website: {
      ...website,
      fullSiteTitle: escapeHtml(pageTitle(page)),
      translationLocale: site.language,
      formattingLocale: site.language,
    },
    websiteSettings: websiteSettingsData(site),
    cookieSettings: cookieSettings(site.settings),
    websiteCloneable: false,
    collection: collection ? collectionContext(collection) : systemContext(page),
    ...(item && collection ? { item: itemContext(item, collection), itemId: item.id } : {}),
    ...(item?.product ? { product: productContext(item.product, page) } : {}),
    subscribed: false,
    appDomain: String(website.primaryDomain),
    templateTweakable: true,
    tweakJSON: tweaksForScripts(options.tweaks, options.tweakValues),
    templateId: options.theme,
    templateVersion: '7',
    pageFeatures: [1, 2, 4],
    gmRenderKey: '',
    templateScriptsRootUrl: `${site.baseUrl}/scripts/`,
    impersonatedSession: false,
    demoCollections: [],
    // The zone as it is now: rules of other years are the browser's own knowledge.
    tzData: { zones: [[Number(website.timeZoneOffset) / 60_000, null, website.timeZoneAbbr ?? '', null]], rules: {} },
    showAnnouncementBar: siteAnnouncement(site.settings).html !== '',
    recaptchaEnterpriseContext: {},
    i18nContext: { timeZoneData: { id: site.timeZone, name: timeZoneName(site.timeZone, options.now) } },
    env: 'PRODUCTION',
  };
}

function cookieSettings(settings: SettingsContent): JsonObject {
  const { consent } = trackingSettingsOf(settings);
  return { isRestrictiveCookiePolicyEnabled: consent !== 'off', isCookieBannerEnabled: consent === 'banner' };
}

/**
 * The context as the element scripts and other readers look for: one statement of strict JSON right before the end tag.
 * It is no script to browsers, so that no policy has to allow it; the script that comes after it reads its text.
 */
export function staticContextHtml(page: PageContent, options: StaticContextOptions): string {
  const context = scriptJson(staticContext(page, options));
  return `<script data-name="static-context" type="text/plain">Static = window.Static || {}; Static.SQUARESPACE_CONTEXT = ${context};</script>`;
}

function collectionContext(collection: CollectionContent): JsonObject {
  return {
    title: escapeHtml(collection.title),
    id: collection.id,
    fullUrl: collectionUrl(collection),
    type: collection.type,
    permissionType: 1,
  };
}

/** Cart, search and their like have no collection: a name and an address all the same. */
function systemContext({ system, path }: PageContent): JsonObject {
  return { title: escapeHtml(system?.title ?? ''), id: system?.name ?? '', fullUrl: path, type: 10, permissionType: 1 };
}

function itemContext(item: ItemContent, collection: CollectionContent): JsonObject {
  return {
    title: escapeHtml(item.title),
    id: item.id,
    fullUrl: itemUrl(collection, item),
    publicCommentCount: item.counts?.comments ?? 0,
    commentState: item.counts ? 1 : 2,
    recordType: item.recordType,
  };
}

/** A product as its page's scripts know it (page-data 6). */
function productContext(product: ProductContent, page: PageContent): JsonObject {
  const store = settingObject(page.frame.site.settings, 'storeSettings');
  const units = UNITS[settingText(store, 'measurementStandard') === 'imperial' ? 'imperial' : 'metric'];
  return {
    variantAttributeNames: [...product.optionNames],
    variants: product.variants.map((variant) => variantContext(variant, units)),
    onSale: isOnSale(product),
    subscribable: product.isSubscribable,
    fulfilledExternally: false,
    productType: product.type,
  };
}

const UNITS = {
  imperial: { weight: 'POUND', size: 'INCH' },
  metric: { weight: 'KILOGRAM', size: 'CENTIMETER' },
} as const;

function variantContext(variant: VariantContent, units: (typeof UNITS)[keyof typeof UNITS]): JsonObject {
  const { stock, optionValues, weight, width, height, len } = variant;
  return {
    id: variant.id,
    sku: variant.sku,
    price: moneyContext(variant.price),
    salePrice: moneyContext(variant.salePrice),
    onSale: variant.onSale,
    stock: stock.unlimited ? { unlimited: true } : { unlimited: false, quantity: stock.quantity },
    attributes: Object.fromEntries(optionValues.map(({ optionName, value }) => [optionName, value])),
    shippingWeight: { value: weight, unit: units.weight },
    shippingSize: { unit: units.size, width, height, len },
  };
}

function moneyContext(amount: Money): JsonObject {
  return {
    currencyCode: amount.currency,
    value: toWireNumber(amount),
    decimalValue: toDecimalString(amount),
    fractionalDigits: fractionDigits(amount.currency),
  };
}

/** Tweaks that are meant for scripts, as texts. */
function tweaksForScripts(tweaks: readonly Tweak[], values: TweakValues): Json {
  const marked = tweaks.filter(({ js }) => js);
  return Object.fromEntries(marked.map((tweak) => [tweak.key, tweakValue(tweak, values)]));
}
