import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RECORD_SETTINGS } from '@quoin/domain/document';
import { money, parseDecimalMoney } from '@quoin/domain/money';
import { TEXTS_SETTING } from '@quoin/domain/texts';
import type { JsonObject } from '../platform/database/schema/columns.ts';
import { insertShippingMethods, insertTaxRules } from '../pricing/index.ts';
import {
  deleteWebsite,
  finishWebsite,
  insertWebsite,
  nameCategories,
  planSweeps,
  saveNavigation,
} from '../siteMaking/index.ts';
import { loadSiteById, type Site } from '../sites/index.ts';
import { makeAreas } from './demoAccess.ts';
import {
  type DemoDeps,
  type Making,
  makeDocument,
  makeDownloads,
  makeEntries,
  makeEvent,
  makePage,
  makePost,
  makeProducts,
  makeReviews,
} from './demoContent.ts';
import { type DemoLink, type DemoSite, readDemoSite, renderDemoArt } from './demoFolder.ts';
import { makeForms } from './demoForms.ts';

/**
 * Makes a demo site from its folder: pictures drawn by its own scripts, pages, posts, and its products through the same
 * import an owner uses. All or nothing: a failure takes the half-made site away again, and what a crash leaves is marked
 * as unfinished. `beforeFinish` belongs to the making: a site without its owner is not finished either.
 */
export async function createDemoSite(
  deps: DemoDeps,
  folder: string,
  beforeFinish: (site: Site) => Promise<void> = async () => undefined,
): Promise<Site> {
  const demo = await readDemoSite(folder);
  const art = await mkdtemp(join(tmpdir(), 'quoin-art-'));
  const id = deps.newId();
  try {
    const pictures = await renderDemoArt(folder, art);
    await deps.db.acrossSites((trx) => insertWebsite(trx, { ...demo, id, settings: settingsOf(demo) }));
    const site = (await deps.db.acrossSites((trx) => loadSiteById(trx, id)))!;
    const pageIds = new Map(demo.pages.map((page) => [page.urlId, deps.newId()]));
    const making = {
      deps,
      folder,
      art,
      demo,
      site,
      pictures: new Map(pictures.map((each) => [each.file, each])),
      pageIds,
    };
    await fill(making);
    await beforeFinish(site);
    await deps.db.acrossSites((trx) => finishWebsite(trx, id));
    return site;
  } catch (error) {
    await deps.db.acrossSites((trx) => deleteWebsite(trx, id)).catch(() => undefined);
    throw error;
  } finally {
    await rm(art, { recursive: true, force: true });
  }
}

async function fill(making: Making): Promise<void> {
  const { deps, demo, site } = making;
  const formIds = await makeForms(deps, site, demo);
  const areaIds = await makeAreas(deps, site, demo);
  for (const [index, page] of demo.pages.entries()) await makePage(making, page, index, areaIds);
  for (const page of demo.pages) {
    if (page.document) await makeDocument(making, page.urlId, page.document, formIds);
    if (page.products) await makeProducts(making, page.products);
    if (page.reviews) await makeReviews(making, page.reviews);
    await makeDownloads(making, page);
    for (const file of page.posts ?? []) await makePost(making, page, file);
    for (const file of page.events ?? []) await makeEvent(making, page, file);
    await makeEntries(making, page);
  }
  await deps.db.inSite({ websiteId: site.id }, async (trx) => {
    await planSweeps(trx, site.id);
    for (const [name, links] of Object.entries(demo.navigation)) {
      await saveNavigation(
        trx,
        site.id,
        name,
        links.map((link) => navigationItem(making, link)),
      );
    }
    await insertShippingMethods(
      trx,
      site.id,
      demo.store.shippingOptions.map((option) => shippingMethod(demo, option, deps.newId())),
    );
    await insertTaxRules(
      trx,
      site.id,
      demo.store.taxRules.map((rule) => ({ ...TAX_RULE, ...rule, id: deps.newId() })),
    );
    const shop = demo.pages.find((page) => page.type === 'products');
    const categories = demo.categories.map((each) => ({ ...each, path: each.path.replace(/^\//, '') }));
    if (shop) await nameCategories(trx, site.id, making.pageIds.get(shop.urlId)!, categories);
  });
}

/** Keys as page data spells them. */
function settingsOf(demo: DemoSite): Record<string, unknown> {
  const { shippingOptions: _, taxRules: __, continueShoppingUrl, scarcityThreshold, ...store } = demo.store;
  const { email, phone, ...location } = demo.contact;
  return {
    country: demo.country,
    contactEmail: email,
    contactPhoneNumber: phone,
    location,
    announcementBarSettings: { isShown: demo.announcement !== '', text: demo.announcement },
    tweaks: demo.tweaks,
    ...(demo.style ? { siteStyle: demo.style } : {}),
    ...(demo.popup ? { [RECORD_SETTINGS.popup]: { ...demo.popup, isShown: true } } : {}),
    ...(demo.texts
      ? { [TEXTS_SETTING]: { languages: { [demo.language.toLowerCase()]: demo.texts }, revision: 0 } }
      : {}),
    [RECORD_SETTINGS.site]: siteRecordOf(demo),
    ...demo.comments,
    // Nobody really visits it, and its figures are there to be looked at: a site that is made for use begins with firstConsent.
    privacy: { consent: demo.hasCookieBanner ? 'banner' : 'off' },
    storeSettings: {
      ...store,
      continueShoppingLinkUrl: continueShoppingUrl,
      merchandisingSettings: { scarcityThreshold },
    },
  };
}

/** What the owner says in the settings of the site. */
function siteRecordOf({ socialLinks, shareButtons, businessHours }: DemoSite): Record<string, unknown> {
  return {
    ...(socialLinks ? { socialLinks } : {}),
    ...(shareButtons ? { shareButtons: Object.fromEntries(shareButtons.map((service) => [service, true])) } : {}),
    ...(businessHours ? { businessHours } : {}),
  };
}

const TAX_RULE = { taxClasses: [], isOnShipping: true, isCompound: false, isEnabled: true } as const;

function shippingMethod(demo: DemoSite, option: DemoSite['store']['shippingOptions'][number], id: string) {
  const { name, description, minDays, maxDays } = option;
  const places = option.countries.map((countryCode) => ({ countryCode, regions: [], postalCodes: [] }));
  const rate = { kind: 'flat', price: money(minorOf(demo, option.price), demo.currency) } as const;
  return { id, name, description, places, rate, freeFrom: null, minDays, maxDays, isEnabled: true };
}

function minorOf(demo: DemoSite, price: string): bigint {
  const parsed = parseDecimalMoney(price, demo.currency);
  if (!parsed.ok) throw new Error(`"${price}" is not a price.`);
  return parsed.value.minor;
}

function navigationItem(making: Making, link: DemoLink): JsonObject {
  const page = making.demo.pages.find((each) => each.urlId === link.page);
  const items = (link.items ?? []).map((each) => navigationItem(making, each));
  if (!page)
    return {
      collectionId: null,
      title: link.title ?? '',
      urlId: '',
      externalLink: { url: link.url ?? '/', newWindow: false },
      items,
    };
  return {
    collectionId: making.pageIds.get(page.urlId) ?? null,
    title: link.title ?? page.navigationTitle ?? page.title,
    urlId: page.urlId,
    externalLink: null,
    items,
  };
}
