import {
  APP_BILLING_PATH,
  APP_SEEN_PATH,
  APP_SITES_OVERVIEW_PATH,
  type AppBillingResponse,
  type AppSeenResponse,
  type AppSiteResponse,
  type AppSitesOverviewResponse,
  type SiteCopyResponse,
  type WireSiteCopy,
} from '@quoin/contract/endpoints/content';
import { APP_SITES_PATH } from '@quoin/contract/endpoints/running';
import { parseNewSite, parseSeen, parseSiteName } from '@quoin/contract/requests';
import { sentence } from '@quoin/domain/access';
import { SITE_LIMITS, siteSentence } from '@quoin/domain/sections';
import type { Deps } from '../../deps.ts';
import { toWireSite } from '../../home/index.ts';
import { isId } from '../../platform/database/ids.ts';
import { actorOf } from '../../platform/http/reading/actorOf.ts';
import { siteOf } from '../../platform/http/reading/appLists.ts';
import { badRequest, notFound } from '../../platform/http/replies/refusals.ts';
import { refuseWith } from '../../platform/http/replies/refuse.ts';
import { json, noContent, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import { listMySites } from '../../team/index.ts';
import { startCopy } from '../copySite.ts';
import { type Maker, makeSite } from '../makeSite.ts';
import { deleteSite, listShown, noteShown, renameSite, restoreSite } from '../ownSite.ts';
import { loadSitesOverview } from '../sitesOverview.ts';

export type SiteMakingDeps = Pick<Deps, 'db' | 'files' | 'newId' | 'now' | 'config' | 'pages'>;

const DAY_MS = 86_400_000;
const READ = { method: 'GET', rate: 'read', forgery: 'none', access: 'signedIn' } as const;
const WRITE = { rate: 'write', forgery: 'crumb' } as const;

/** Sites as wholes: made, copied, renamed, deleted, brought back. */
export function appSiteMakingRoutes(deps: SiteMakingDeps): AppRoute[] {
  return [
    { ...WRITE, method: 'POST', path: APP_SITES_PATH, access: 'signedIn', handle: (request) => make(deps, request) },
    { ...READ, path: APP_SITES_OVERVIEW_PATH, handle: (request) => overview(deps, request) },
    {
      ...{ ...WRITE, method: 'PUT', path: '/api/app/sites/:site/name', access: 'siteSettings.edit' },
      handle: (request) => rename(deps, request),
    },
    {
      ...{ ...WRITE, method: 'POST', path: '/api/app/sites/:site/copies', access: 'siteSettings.full' },
      handle: (request) => copy(deps, request),
    },
    {
      ...{ ...WRITE, method: 'DELETE', path: '/api/app/sites/:site', access: 'siteSettings.full', freshSignIn: true },
      handle: (request) => remove(deps, request),
    },
    {
      ...{ ...WRITE, method: 'POST', path: '/api/app/deleted-sites/:deletedId/restore', access: 'signedIn' },
      handle: (request) => restore(deps, request),
    },
    { ...READ, path: APP_BILLING_PATH, handle: async () => billing(deps) },
    { ...READ, path: APP_SEEN_PATH, handle: (request) => seen(deps, request) },
    { ...WRITE, method: 'POST', path: APP_SEEN_PATH, access: 'signedIn', handle: (request) => note(deps, request) },
  ];
}

/** @throws where the pipeline let nobody in: a fault. */
function makerOf(request: AppRequest): Maker {
  const { staff } = request;
  if (staff === null) throw new Error('This route belongs to somebody who is signed in.');
  return { ...actorOf(request), accountId: staff.accountId };
}

async function answerSite(deps: SiteMakingDeps, accountId: string, id: string, status: number): Promise<Reply> {
  const sites = await listMySites(deps, accountId);
  const site = sites.find(({ websiteId }) => websiteId === id);
  if (site === undefined) throw new Error('The site is not there.');
  const answer: AppSiteResponse = { site: toWireSite(site) };
  return json(answer, { status });
}

async function make(deps: SiteMakingDeps, request: AppRequest): Promise<Reply> {
  const parsed = parseNewSite(request.body);
  if (!parsed.ok) return badRequest(request.path);
  const maker = makerOf(request);
  const made = await makeSite(deps, maker, parsed.value);
  return made.ok ? answerSite(deps, maker.accountId, made.value.id, 201) : refuseWith(made.problem, siteSentence);
}

async function overview(deps: SiteMakingDeps, request: AppRequest): Promise<Reply> {
  const { mayMake, copies, deleted } = await loadSitesOverview(deps, makerOf(request).accountId);
  const answer: AppSitesOverviewResponse = {
    mayMake,
    copies: copies.map(toWireCopy),
    deleted: deleted.map(({ deletedAt, ...site }) => ({
      ...site,
      deletedAt: deletedAt.getTime(),
      goneAt: deletedAt.getTime() + SITE_LIMITS.graceDays * DAY_MS,
    })),
  };
  return json(answer);
}

function toWireCopy({ id, identifier, title, state, done, total }: WireSiteCopy): WireSiteCopy {
  return { id, identifier, title, state, done, total };
}

async function rename(deps: SiteMakingDeps, request: AppRequest): Promise<Reply> {
  const parsed = parseSiteName(request.body);
  if (!parsed.ok) return badRequest(request.path);
  const site = siteOf(request);
  const maker = makerOf(request);
  const renamed = await renameSite(deps, maker, { site, ...parsed.value });
  if (!renamed.ok) return refuseWith(renamed.problem, siteSentence);
  deps.pages.invalidate(site.id);
  return answerSite(deps, maker.accountId, site.id, 200);
}

async function copy(deps: SiteMakingDeps, request: AppRequest): Promise<Reply> {
  const parsed = parseSiteName(request.body);
  if (!parsed.ok) return badRequest(request.path);
  const started = await startCopy(deps, makerOf(request), { source: siteOf(request), ...parsed.value });
  if (!started.ok) return refuseWith(started.problem, siteSentence);
  const answer: SiteCopyResponse = { copy: toWireCopy(started.value) };
  return json(answer, { status: 202 });
}

async function remove(deps: SiteMakingDeps, request: AppRequest): Promise<Reply> {
  const parsed = parseSiteName(request.body);
  if (!parsed.ok) return badRequest(request.path);
  if (request.member?.isOwner !== true) return refuseWith({ code: 'ownerOnly' }, sentence);
  const removed = await deleteSite(deps, makerOf(request), { site: siteOf(request), ...parsed.value });
  return removed.ok ? noContent() : refuseWith(removed.problem, siteSentence);
}

async function restore(deps: SiteMakingDeps, request: AppRequest): Promise<Reply> {
  const id = request.params.deletedId ?? '';
  if (!isId(id)) return notFound(request.path);
  const maker = makerOf(request);
  const restored = await restoreSite(deps, maker, id);
  return restored.ok ? answerSite(deps, maker.accountId, id, 200) : refuseWith(restored.problem, siteSentence);
}

/** A plug: a host that sells plans says where; nobody else has any. */
function billing({ config }: Pick<Deps, 'config'>): Reply {
  const answer: AppBillingResponse = { url: config.billingUrl ?? null };
  return json(answer);
}

async function seen(deps: SiteMakingDeps, request: AppRequest): Promise<Reply> {
  const answer: AppSeenResponse = { seen: await listShown(deps, makerOf(request).accountId) };
  return json(answer);
}

async function note(deps: SiteMakingDeps, request: AppRequest): Promise<Reply> {
  const parsed = parseSeen(request.body);
  if (!parsed.ok) return badRequest(request.path);
  const answer: AppSeenResponse = { seen: await noteShown(deps, makerOf(request).accountId, parsed.value.name) };
  return json(answer);
}
