import {
  type AppDiscoveryResponse,
  type AppFeedProblemsResponse,
  appDiscoveryPath,
  appFeedProblemsPath,
  FEED_PROBLEMS_SHOWN,
  feedPath,
} from '@quoin/contract/endpoints/content';
import { statusOf, toWireFieldProblems, toWireProblem } from '@quoin/contract/problems';
import { parseSaveDiscovery } from '@quoin/contract/requests';
import { FEED_FILES, type FeedFileName, feedSentence } from '@quoin/domain/catalog';
import { discoverySentence, readDiscovery } from '@quoin/domain/site';
import { collectionUrl } from '@quoin/rendering/page';
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../platform/http/reading/actorOf.ts';
import { siteOf } from '../../platform/http/reading/appLists.ts';
import { badRequest } from '../../platform/http/replies/refusals.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import { changeDiscovery } from '../changeDiscovery.ts';
import { findFeedProblems } from '../findFeedProblems.ts';
import { robotsSite } from '../robotsSite.ts';

type DiscoveryDeps = Pick<Deps, 'db' | 'pages' | 'now'>;

const pathOf = (path: (site: string) => string) => path(':site').replace('%3A', ':');
const FEED_NAMES = Object.keys(FEED_FILES) as readonly FeedFileName[];

/** Returns the routes for a site's discovery: robots.txt, podcasts, product feeds. */
export function appDiscoveryRoutes(deps: DiscoveryDeps): AppRoute[] {
  const read = { method: 'GET', rate: 'read', forgery: 'none', access: 'siteSettings.read' } as const;
  return [
    { ...read, path: pathOf(appDiscoveryPath), handle: (request) => show(deps, request) },
    {
      ...{ method: 'PUT', rate: 'write', forgery: 'crumb', access: 'siteSettings.edit:withoutDomains' },
      path: pathOf(appDiscoveryPath),
      handle: (request) => save(deps, request),
    },
    { ...read, path: pathOf(appFeedProblemsPath), handle: (request) => showProblems(deps, request) },
  ];
}

async function show(deps: DiscoveryDeps, request: AppRequest): Promise<Reply> {
  const site = siteOf(request);
  const { collections, site: content } = await deps.pages.frameOf(site);
  const settings = readDiscovery(content.settings);
  const tracks = collections.filter(({ typeName }) => typeName === 'album');
  const answer: AppDiscoveryResponse = {
    settings,
    ...robotsSite(site, content.baseUrl),
    feeds: FEED_NAMES.map((name) => ({ name, url: content.baseUrl + feedPath(settings.productFeed.key, name) })),
    podcasts: tracks.map((list) => ({
      ...{ collectionId: list.id, title: list.title, hasPicture: list.mainImage !== null },
      feedUrl: `${content.baseUrl}${collectionUrl(list)}?format=rss`,
    })),
  };
  return json(answer);
}

async function save(deps: DiscoveryDeps, request: AppRequest): Promise<Reply> {
  const parsed = parseSaveDiscovery(request.body);
  if (!parsed.ok) return badRequest(request.path);
  const { id } = siteOf(request);
  const saved = await changeDiscovery(deps, id, { settings: parsed.value, actor: actorOf(request) });
  if ('revision' in saved) {
    deps.pages.invalidate(id);
    return json(saved);
  }
  const [first] = saved.problems;
  if (first?.code === 'discoveryChanged')
    return json(toWireProblem(first, discoverySentence), { status: statusOf(first.code) });
  return json(toWireFieldProblems(saved.problems, discoverySentence), { status: statusOf('fieldsInvalid') });
}

async function showProblems(deps: DiscoveryDeps, request: AppRequest): Promise<Reply> {
  const report = await findFeedProblems(deps, siteOf(request), FEED_PROBLEMS_SHOWN);
  const troubled = report.troubled.map(({ id, title, problems }) => ({
    ...{ productId: id, title, sentences: [...new Set(problems.map(feedSentence))] },
  }));
  return json({ ...report, troubled } satisfies AppFeedProblemsResponse);
}
