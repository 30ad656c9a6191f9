import { createHmac, randomBytes } from 'node:crypto';
import { tmpdir } from 'node:os';
import { readPageDocument } from '@quoin/domain/blocks';
import { DEFAULT_FORM_SETTINGS, newField } from '@quoin/domain/forms';
import { quickJobs } from '../backgroundWork.ts';
import { buildDeps } from '../buildDeps.ts';
import { openSaleShop, type SaleShop } from '../checkout/testing/saleShop.ts';
import { type Commerce, createCommerce } from '../commerce.ts';
import type { Deps } from '../deps.ts';
import { insertForm } from '../forms/storage/forms.ts';
import { insertMailingList } from '../mailingLists/storage/mailingLists.ts';
import { deleteOldInvitations } from '../memberAreas/storage/areaInvitations.ts';
import { moveMembershipStatuses } from '../memberAreas/storage/memberAreas.ts';
import { createMembers } from '../members/members.ts';
import { Browser } from '../members/testing/memberShop.ts';
import { insertDocument } from '../pages/storage/pageDocuments.ts';
import { readConfig } from '../platform/config.ts';
import type { SiteTransaction } from '../platform/database/database.ts';
import { newId, secureRoll } from '../platform/database/ids.ts';
import { createCrumbs } from '../platform/http/protection/crumbs.ts';
import { createRateLimits } from '../platform/http/protection/limits.ts';
import type { SiteRoute } from '../platform/http/route.ts';
import { Router } from '../platform/http/router.ts';
import type { SitePipeline } from '../platform/http/sitePipeline.ts';
import type { Job } from '../platform/jobs/job.ts';
import { createLog } from '../platform/log.ts';
import { insertCollection, insertEvent, insertPost } from '../siteMaking/storage/newSite.ts';
import { siteRoutes } from '../siteRoutes.ts';
import { loadSiteById, type Site } from '../sites/storage/sites.ts';
import { createPasswords } from '../team/signIn/passwords.ts';
import { countedHashing } from '../team/testing/countedHashing.ts';

/** A site that speaks German, whole: with every route, its real pages, and its jobs. What its owner wrote is German, too. */
export interface GermanSite {
  readonly shop: SaleShop;
  readonly deps: Deps;
  readonly commerce: Commerce;
  readonly site: Site;
  /** Ids of its blog's entry and of its forms. */
  readonly postId: string;
  readonly formId: string;
  readonly newsletterId: string;
  readonly routes: readonly SiteRoute[];
  browser(): Browser;
  /** Runs the jobs that are due until nothing is left. */
  workOff(): Promise<void>;
  mails(): Promise<readonly GermanMail[]>;
  close(): Promise<void>;
}

export interface GermanMail {
  readonly kind: string;
  readonly recipient: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly secret: string | null;
}

const SETTINGS = {
  country: 'DE',
  contactEmail: 'hallo@salz.example',
  commentsEnabled: true,
  simpleLikingEnabled: true,
  announcementBarSettings: { isShown: true, text: '<p>Samstag geöffnet</p>' },
  abandonedCarts: { mailAfterMinutes: 60 },
  storeSettings: {
    taxNote: 'inkl. MwSt.',
    taxNoteWithoutShipping: 'inkl. MwSt. ohne Versand',
    returnPolicy: '<p>Vierzehn Tage.</p>',
    termsOfService: '<p>Kurz.</p>',
    privacyPolicy: '<p>Nichts.</p>',
    donations: { isEnabled: true },
  },
};

interface ShownTheme {
  readonly name: string;
  readonly folder: string;
  /** What its owner has chosen of its tweaks. */
  readonly tweaks?: Readonly<Record<string, string>>;
}

/** In a theme of others its owner has made choices, and lets pages be shared. */
function settingsIn({ tweaks }: ShownTheme): Readonly<Record<string, unknown>> {
  return tweaks === undefined ? SETTINGS : { ...SETTINGS, tweaks, siteFrame: { shareButtons: { Facebook: true } } };
}

/** `theme`: a theme other than the house theme, from a themes folder. */
export async function openGermanSite(theme: ShownTheme = { name: 'quoin', folder: '' }): Promise<GermanSite> {
  const shop = await openSaleShop();
  await shop.test.asOwner(
    `update website set language = 'de-DE', title = 'Salz und Papier', time_zone = 'Europe/Berlin', settings = $1, theme = $2`,
    [JSON.stringify(settingsIn(theme)), theme.name],
  );
  await shop.test.asOwner(`update collection set title = 'Laden', navigation_title = 'Laden'`);
  await shop.test.asOwner(`update shipping_method set name = 'Versand' where name = 'Standard'`);
  await shop.test.asOwner(`update shipping_method set name = 'Ins Ausland' where name = 'Abroad'`);
  const made = await shop.db.inSite({ websiteId: shop.site.id }, (trx) => fill(trx, shop.site.id));
  const site = (await shop.db.acrossSites((trx) => loadSiteById(trx, shop.site.id)))!;
  const deps = depsOf(shop, theme.folder);
  const members = createMembers(
    deps,
    { moveMembershipStatuses, deleteOldInvitations },
    createPasswords(countedHashing()),
  );
  const commerce = { ...createCommerce(deps), members };
  const nothing = { names: [], reply: () => null };
  const crumbs = createCrumbs(deps.keyFor('crumb'), deps.randomBytes);
  const routes = siteRoutes(deps, commerce, {
    storefront: nothing,
    fonts: nothing,
    libraries: nothing,
    canvas: nothing,
  });
  const pipeline: SitePipeline = {
    routes: new Router(routes),
    limits: createRateLimits(1000),
    crumbs,
    members: commerce.members,
  };
  return {
    ...{ shop, deps, commerce, site, routes, ...made },
    browser: () => new Browser(pipeline, site),
    workOff: () => workOff(shop, deps, commerce),
    mails: () =>
      shop.test.asOwner<GermanMail>('select kind, recipient, subject, html, text, secret from mail order by id'),
    async close() {
      await deps.pages.close();
      await shop.close();
    },
  };
}

function depsOf(shop: SaleShop, themes: string): Deps {
  const config = readConfig({ RATE_LIMIT_FACTOR: '1000', DATA_DIR: tmpdir(), THEMES_DIR: themes }, tmpdir());
  return buildDeps({
    ...{
      config,
      db: shop.db,
      target: { connectionString: shop.test.url },
      now: shop.sale.cart.now,
      newId: () => newId(Date.now(), secureRoll),
      randomBytes,
      roll: Math.random,
      log: createLog('silent'),
    },
    keyFor: (purpose) => createHmac('sha256', shop.key).update(purpose).digest(),
    files: {
      put: () => Promise.reject(new Error('Nothing is stored here.')),
      find: () => Promise.resolve(null),
      receive: () => Promise.reject(new Error('Nothing is stored here.')),
      remove: () => Promise.resolve(),
      list: () => (async function* () {})(),
    },
    tracer: null,
    close: () => Promise.resolve(),
  } as Parameters<typeof buildDeps>[0]);
}

async function workOff(shop: SaleShop, deps: Deps, commerce: Commerce): Promise<void> {
  const handlers = quickJobs(deps, commerce);
  for (;;) {
    const jobs = await shop.test.asOwner<{ id: string; website_id: string; kind: string; payload: Job['payload'] }>(
      `delete from job where state = 'waiting' and run_at <= now() + interval '1 minute' returning id, website_id, kind, payload`,
    );
    if (jobs.length === 0) return;
    for (const { id, website_id: websiteId, kind, payload } of jobs) {
      const handler = handlers.get(kind);
      if (handler === undefined) continue;
      await handler({ id, websiteId, kind, payload, attempt: 1, maxAttempts: 1 }, new AbortController().signal);
    }
  }
}

const PAGE = {
  ...{ description: '', ordering: 3, isHomepage: false, pageSize: 20, mainImageId: null, mainContent: '' },
  ...{ seoDescription: '', displayIndex: 1 },
};
const POST = {
  ...{ body: '<p>Papier trocknet langsam.</p>', excerpt: '<p>Vom Trocknen.</p>', tags: ['Werkstatt'], categories: [] },
  ...{ publishOn: new Date('2026-11-20T10:00:00Z'), authorName: 'Ada Kern', mainImageId: null },
};

async function fill(trx: SiteTransaction, websiteId: string) {
  const [pageId, blogId, eventsId, listId] = [trx.newId(), trx.newId(), trx.newId(), trx.newId()];
  const [formId, newsletterId] = [trx.newId(), trx.newId()];
  await insertMailingList(trx, websiteId, {
    id: listId,
    name: 'Rundbrief',
    description: '',
    isDoubleOptIn: true,
    sendsWelcome: true,
  });
  const name = { ...newField('name', 'name', 'Ihr Name'), isRequired: true };
  const email = { ...newField('email', 'email', 'Ihre E-Mail'), isRequired: true };
  const likert = { ...newField('likert', 'likert', 'Wie war es?'), options: ['Das Papier'] };
  const others = (['address', 'phone', 'date', 'time', 'select', 'number', 'textarea'] as const).map((type) => ({
    ...newField(type, type, `Feld ${type.length}`),
    options: ['Eins', 'Zwei'],
    isRequired: true,
  }));
  const settings = { ...DEFAULT_FORM_SETTINGS, ...{ submitText: 'Absenden', submissionMessage: '<p>Danke!</p>' } };
  await insertForm(trx, websiteId, {
    id: formId,
    name: 'Kontakt',
    kind: 'form',
    fields: [name, email, likert, ...others],
    settings,
  });
  const joining = { ...settings, mailingListId: listId };
  await insertForm(trx, websiteId, {
    id: newsletterId,
    name: 'Rundbrief',
    kind: 'newsletter',
    fields: [email],
    settings: joining,
  });
  await insertCollection(trx, websiteId, {
    ...PAGE,
    ...kind('page', 10),
    id: pageId,
    title: 'Bausteine',
    navigationTitle: 'Bausteine',
    urlId: 'bausteine',
  });
  await insertCollection(trx, websiteId, {
    ...PAGE,
    ...kind('blog', 1),
    id: blogId,
    title: 'Notizen',
    navigationTitle: 'Notizen',
    urlId: 'notizen',
    ordering: 2,
  });
  await insertCollection(trx, websiteId, {
    ...PAGE,
    ...kind('events', 1),
    id: eventsId,
    title: 'Termine',
    navigationTitle: 'Termine',
    urlId: 'termine',
    ordering: 2,
  });
  for (const [index, urlId] of ['trocknen', 'drucken', 'falten'].entries()) {
    await insertPost(trx, websiteId, {
      ...POST,
      collectionId: blogId,
      urlId,
      title: `Vom ${urlId}`,
      publishOn: new Date(2026, 9, index + 1),
    });
  }
  // Tomorrow at noon: an event that goes on past midnight is said by its days.
  const startsAt = trx.now();
  startsAt.setUTCHours(36, 0, 0, 0);
  const event = {
    startsAt,
    endsAt: new Date(startsAt.getTime() + 7_200_000),
    timeZone: '',
    isAllDay: false,
    location: {},
  };
  await insertEvent(trx, websiteId, {
    ...POST,
    ...event,
    collectionId: eventsId,
    urlId: 'fest',
    title: 'Fest der Presse',
  });
  await insertDocument(
    trx,
    websiteId,
    pageId,
    readPageDocument({
      sections: [{ id: trx.newId(), blocks: blocksOf(trx, { formId, newsletterId, eventsId, blogId }) }],
    }),
  );
  const [post] = await trx
    .selectFrom('item')
    .select('id')
    .where('website_id', '=', websiteId)
    .where('url_id', '=', 'falten')
    .execute();
  return { formId, newsletterId, postId: post!.id };
}

function kind(typeName: string, type: number) {
  return { type, typeName };
}

/** One of every block that says something by itself. */
function blocksOf(
  trx: SiteTransaction,
  ids: Readonly<Record<'formId' | 'newsletterId' | 'eventsId' | 'blogId', string>>,
) {
  const values: readonly (readonly [type: string, value: object])[] = [
    ['form', { form: ids.formId }],
    ['newsletter', { form: ids.newsletterId }],
    ['calendar', { collection: ids.eventsId }],
    ['search', {}],
    ['marquee', { items: [{ text: 'Frisch gedruckt', link: '' }] }],
    ['video', { url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ' }],
    ['accordion', { items: [{ title: 'Wie lange?', body: '<p>Drei Tage.</p>' }] }],
    ['summary-v2', { collection: ids.blogId }],
  ];
  return values.map(([type, value], index) => ({
    ...{ id: trx.newId(), type, value },
    place: { column: 1, row: 1 + index * 4, columns: 12, rows: 4, layer: 0 },
  }));
}
