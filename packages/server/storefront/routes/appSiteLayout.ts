import { parseSiteHeaderFooter, parseUpdateNavigation } from '@quoin/contract/requests';
import {
  diffRecord,
  documentSentence,
  flagIn,
  type Json,
  linksIn,
  type NavigationLink,
  navigationNames,
  recordKey,
  replaceNavigation,
  type SiteRecords,
  textIn,
  type WantedLink,
} from '@quoin/domain/document';
import { SPECIAL_NAMES } from '@quoin/domain/site';
import type { Deps } from '../../deps.ts';
import { listAreas, MEMBERSHIPS_PATH } from '../../memberAreas/index.ts';
import { changeAtOnce, documentRights, openDocument } from '../../pages/index.ts';
import { actorOf } from '../../platform/http/reading/actorOf.ts';
import { siteOf } from '../../platform/http/reading/appLists.ts';
import { badRequest } from '../../platform/http/replies/refusals.ts';
import { refuseWith } from '../../platform/http/replies/refuse.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';

type LayoutDeps = Pick<Deps, 'db' | 'drafts' | 'newId' | 'pages'>;

const PARTS = '/api/site-header-footer';
const SITE = recordKey('site', 'site');
/** The navigation that every theme has: the first of the list. */
const MAIN_NAVIGATION = 'mainNav';

/** What older clients call: header and footer, navigations, and the list of both (PREF-02, PREF-04, PREF-05). */
export function appSiteLayoutRoutes(deps: LayoutDeps): AppRoute[] {
  const read = { method: 'GET', rate: 'read', forgery: 'none', access: 'unpublishedSite.read' } as const;
  const write = { rate: 'write', forgery: 'crumb', access: 'publishing.edit' } as const;
  return [
    { ...read, path: PARTS, handle: async (request) => parts(await recordsOf(deps, request)) },
    { ...write, method: 'PUT', path: PARTS, handle: (request) => saveParts(deps, request) },
    {
      ...{ ...write, method: 'POST', path: '/api/widget/UpdateNavigation' },
      handle: (request) => saveNavigation(deps, request),
    },
    {
      ...read,
      path: '/api/commondata/GetSiteLayout',
      handle: async (request) => layout(await recordsOf(deps, request)),
    },
  ];
}

async function recordsOf(deps: LayoutDeps, request: AppRequest): Promise<SiteRecords> {
  return (await openDocument(deps, siteOf(request).id)).records;
}

function parts(records: SiteRecords): Reply {
  const { header = {}, footer = {} } = records.get(SITE) ?? {};
  return json({ header, footer });
}

async function saveParts(deps: LayoutDeps, request: AppRequest): Promise<Reply> {
  const parsed = parseSiteHeaderFooter(request.body);
  if (!parsed.ok) return badRequest(request.path);
  const wanted = Object.entries(parsed.value).filter((entry): entry is [string, Json] => entry[1] !== undefined);
  const saved = await change(deps, request, {
    ...{ command: 'setSiteParts', label: 'Change header and footer' },
    plan: (records) => {
      const site = records.get(SITE);
      return diffRecord(SITE, site, { ...site, ...Object.fromEntries(wanted) });
    },
  });
  return saved.ok ? parts(saved.value) : refuseWith(saved.problem, documentSentence);
}

async function saveNavigation(deps: LayoutDeps, request: AppRequest): Promise<Reply> {
  const parsed = parseUpdateNavigation(request.body);
  if (!parsed.ok) return badRequest(request.path);
  const { fieldName, navigation } = parsed.value;
  const areas = new Map((await listAreas(deps, siteOf(request).id)).map(({ id, name }) => [id, name]));
  const isKnown = (await knownNavigations(deps, request)).has(fieldName);
  if (!isKnown || !navigation.items.every((entry) => isAreaKnown(entry, areas))) return badRequest(request.path);
  const items = navigation.items.map((entry) => toWanted(entry, areas));
  const saved = await change(deps, request, {
    ...{ command: 'updateNavigation', label: 'Change navigation' },
    plan: (records) => replaceNavigation(records, fieldName, items, deps.newId),
  });
  if (!saved.ok) return refuseWith(saved.problem, documentSentence);
  return json({ fieldName, navigation: { items: linksOf(saved.value, fieldName, '') } });
}

/** Navigations that the site's theme shows, those that have entries, and the two that no menu shows. */
async function knownNavigations(deps: LayoutDeps, request: AppRequest): Promise<ReadonlySet<string>> {
  const { compiled } = await deps.pages.themes.load(siteOf(request));
  const ofTheme = compiled.theme.navigations.map(({ name }) => name);
  const { hiddenNavigation, memberAreaNavigation } = SPECIAL_NAMES;
  const used = navigationNames(await recordsOf(deps, request));
  return new Set([MAIN_NAVIGATION, hiddenNavigation, memberAreaNavigation, ...ofTheme, ...used]);
}

function isAreaKnown({ memberAreaId, items }: Entry, areas: ReadonlyMap<string, string>): boolean {
  const isKnown = memberAreaId === '' || areas.has(memberAreaId);
  return isKnown && items.every((inner) => isAreaKnown(inner, areas));
}

type Change = Parameters<typeof changeAtOnce>[2];

/** The records afterwards. */
async function change(deps: LayoutDeps, request: AppRequest, wanted: Change): ReturnType<typeof changeAtOnce> {
  const site = siteOf(request);
  const rights = documentRights(request.member ?? { roles: [], isOwner: false }, site.settings);
  const done = await changeAtOnce(deps, { site, actor: actorOf(request), rights }, wanted);
  if (done.ok) deps.pages.invalidate(site.id);
  return done;
}

type Entry = Extract<ReturnType<typeof parseUpdateNavigation>, { ok: true }>['value']['navigation']['items'][number];

/** An entry that names a member area alone is called like it, and leads to where people join and leave areas. */
function toWanted(entry: Entry, areas: ReadonlyMap<string, string>): WantedLink {
  const { collectionId, memberAreaId, externalLink, title, items } = entry;
  const area = areas.get(memberAreaId);
  const isAlone = area !== undefined && collectionId === '' && externalLink === null && items.length === 0;
  return {
    page: collectionId,
    title: title || (externalLink?.title ?? '') || (isAlone ? area : ''),
    url: externalLink?.url ?? (isAlone ? MEMBERSHIPS_PATH : ''),
    newWindow: externalLink?.newWindow ?? false,
    memberArea: area === undefined ? '' : memberAreaId,
    items: items.map((inner) => toWanted(inner, areas)),
  };
}

interface LayoutLink {
  readonly title: string;
  readonly urlId: string;
  readonly typeName: string;
  readonly collectionId: string | null;
  readonly enabled: boolean;
  readonly externalLink?: { readonly url: string; readonly newWindow: boolean };
  readonly memberAreaId?: string;
  readonly children?: readonly LayoutLink[];
}

function layout(records: SiteRecords): Reply {
  const names = [...new Set([MAIN_NAVIGATION, ...navigationNames(records)])];
  const entries = names.map((identifier, index) => ({
    ...{ identifier, name: identifier, index },
    links: linksOf(records, identifier, ''),
  }));
  return json({ layout: entries });
}

function linksOf(records: SiteRecords, navigation: string, parent: string): readonly LayoutLink[] {
  return linksIn(records, navigation, parent).map((link) => toLayoutLink(records, link));
}

function toLayoutLink(records: SiteRecords, link: NavigationLink): LayoutLink {
  const page = records.get(recordKey('page', link.page)) ?? {};
  const children = linksOf(records, link.navigation, link.id);
  return {
    title: link.title || textIn(page, 'navigationTitle') || textIn(page, 'title'),
    urlId: textIn(page, 'urlId'),
    typeName: textIn(page, 'typeName'),
    collectionId: link.page || null,
    enabled: link.page === '' || (flagIn(page, 'enabled', true) && !flagIn(page, 'isDeleted')),
    ...(link.url === '' ? {} : { externalLink: { url: link.url, newWindow: link.newWindow } }),
    ...(link.memberArea === '' ? {} : { memberAreaId: link.memberArea }),
    ...(children.length === 0 ? {} : { children }),
  };
}
