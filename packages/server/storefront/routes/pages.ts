import { DRAFT_PARAMETER } from '@quoin/contract/endpoints/site';
import { documentSentence } from '@quoin/domain/document';
import { foldUrlId, queryText, readDiscovery, robotsText, withQuery } from '@quoin/domain/site';
import type { Deps } from '../../deps.ts';
import { loadSiteMap, robotsSite } from '../../discovery/index.ts';
import { draftReply } from '../../orders/index.ts';
import type { SampleDeps, ShowingDeps } from '../../pages/index.ts';
import {
  findMovedPage,
  noteLostPage,
  ownRedirect,
  PREVIEW_COOKIE,
  PREVIEW_PARAMETER,
  pageParameters,
  previewLinkEnd,
  showCanvas,
  showPreview,
  THEME_PASS,
  takenDownTo,
} from '../../pages/index.ts';
import { refusalPage } from '../../platform/http/replies/plainPages.ts';
import { type Reply, redirect } from '../../platform/http/replies/reply.ts';
import { unknownInterfaceRoutes } from '../../platform/http/replies/unknownInterface.ts';
import type { SiteRequest, SiteRoute } from '../../platform/http/route.ts';
import { openThemePass, THEME_KEY } from '../../themes/index.ts';
import { folderRedirect } from '../loading/folderPages.ts';
import { closedPageReply, pageEntryRoutes } from './pageEntry.ts';
import type { PageEntryRouteDeps } from './pageEntryDeps.ts';

const FOR_AN_HOUR = 'public, max-age=3600';

function text(body: string, type: string): Reply {
  return { status: 200, headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': FOR_AN_HOUR }, body };
}

/** `/sitemap-2.xml`: a part of a map too large for one file. */
const SITE_MAP_PATH = /^\/sitemap-([1-9]\d{0,3})\.xml$/;

async function siteMap(deps: PageRouteDeps, site: SiteRequest['site'], part: number | null): Promise<Reply> {
  const xml = await loadSiteMap(deps, site, part);
  return xml === null ? { status: 404, body: null } : text(xml, 'application/xml');
}

type PageRouteDeps = ShowingDeps & SampleDeps & PageEntryRouteDeps;

/** Every address of a site that nothing else answers: its pages, and what machines ask for about them. */
export function pageRoutes(deps: PageRouteDeps): SiteRoute[] {
  return [
    ...pageEntryRoutes(deps),
    ...unknownInterfaceRoutes(),
    {
      method: 'GET',
      path: '/robots.txt',
      rate: 'page',
      forgery: 'none',
      async handle({ site }) {
        const frame = await deps.pages.frameOf(site);
        const said = robotsSite(site, frame.site.baseUrl);
        return text(robotsText(readDiscovery(site.settings).robots, said), 'text/plain');
      },
    },
    {
      method: 'GET',
      path: '/sitemap.xml',
      rate: 'page',
      forgery: 'none',
      handle: ({ site }) => siteMap(deps, site, null),
    },
    {
      method: 'GET',
      path: '/*',
      rate: 'page',
      forgery: 'none',
      // A visitor's service worker would answer every later request of the site (SC-57).
      handle: (request) =>
        request.headers['service-worker'] === 'script'
          ? Promise.resolve({ status: 404, body: null })
          : SITE_MAP_PATH.test(request.path)
            ? siteMap(deps, request.site, Number(SITE_MAP_PATH.exec(request.path)?.[1]))
            : draftOf(deps, request).then((reply) => reply ?? pageOrItsNewPlace(deps, request)),
    },
  ];
}

/** A page of the draft, for who has a pass or came by a preview link; null where nobody asks for one. */
async function draftOf(deps: PageRouteDeps, request: SiteRequest): Promise<Reply | null> {
  const { site, path, query } = request;
  const pass = queryText(query, DRAFT_PARAMETER);
  const wanted = { path, parameters: pageParameters(query) };
  const theme = queryText(query, THEME_PASS);
  if (theme !== undefined) return enterTheme(deps, request, theme);
  if (pass !== undefined) return draftOrOver(await showCanvas(deps, site, pass, wanted), site);
  const link = queryText(query, PREVIEW_PARAMETER);
  if (link !== undefined) return enterPreview(deps, request, link);
  const token = request.cookies.get(PREVIEW_COOKIE);
  if (token === undefined) return null;
  const shown = await showPreview(deps, site, token, wanted);
  return shown === null ? leavePreview(request) : draftReply(shown);
}

function draftOrOver(shown: Parameters<typeof draftReply>[0] | null, { language }: SiteRequest['site']): Reply {
  if (shown !== null) return draftReply(shown);
  return refusalPage(403, 'Preview', documentSentence({ code: 'previewOver' }), language);
}

/** The token leaves the address at once, so that nobody passes it on by accident. */
async function enterPreview(deps: PageRouteDeps, { site, path }: SiteRequest, token: string): Promise<Reply> {
  const end = await previewLinkEnd(deps, site, token);
  if (end === null) return draftOrOver(null, site);
  const maxAge = Math.max(1, Math.floor((end - deps.now()) / 1000));
  return redirect(encodeURI(path.replace(/^\/+/, '/')), {
    cookies: [{ name: PREVIEW_COOKIE, value: token, httpOnly: true, maxAge }],
  });
}

/** Into a theme that is tried out, or out of it again: what the browser keeps under the same addresses is of the other one. */
function enterTheme(deps: PageRouteDeps, { site, path }: SiteRequest, text: string): Reply {
  const pass = openThemePass(deps.keyFor(THEME_KEY), site.id, text, deps.now());
  const maxAge = pass === null ? 0 : Math.max(1, Math.floor((pass.expiresAt - deps.now()) / 1000));
  return redirect(encodeURI(path.replace(/^\/+/, '/')), {
    headers: { 'clear-site-data': '"cache"' },
    cookies: [{ name: THEME_PASS, value: pass === null ? '' : text, httpOnly: true, maxAge }],
  });
}

/** The link was taken back, or is over: from now on this is a visitor like any other. */
function leavePreview({ path }: SiteRequest): Reply {
  return redirect(encodeURI(path.replace(/^\/+/, '/')), {
    cookies: [{ name: PREVIEW_COOKIE, value: '', httpOnly: true, maxAge: 0 }],
  });
}

/** What left an address is still found from there: links others have set go on working, with what a campaign added to them. */
async function pageOrItsNewPlace(deps: PageRouteDeps, request: SiteRequest): Promise<Reply> {
  const { site, path, query } = request;
  const search = searchOf(request);
  const frame = await deps.pages.frameOf(site);
  const onward = folderRedirect(frame, path);
  if (onward !== null) return redirect(withQuery(onward, search), { status: 302 });
  const category = queryText(query, 'category');
  const isLost = category !== undefined && !(await isCategory(deps, request, category));
  const reply = isLost ? null : await deps.pages.renderSitePage(site, request);
  if (reply !== null && reply.status !== 404) return reply;
  const closed = await closedPageReply(deps, request);
  if (closed !== null) return closed;
  const down = await takenDownTo(deps, site, path);
  if (down !== null) return redirect(withQuery(down, without(search, 'format')), { status: 302 });
  const from = isLost ? `${path.replace(/\/$/, '')}/category/${category}` : path.replace(/\/$/, '');
  const moved = await findMovedPage(deps, site.id, from);
  if (moved !== null) return redirect(withQuery(moved, isLost ? without(search, 'category') : search), { status: 301 });
  const isPage = (goal: string) => frame.collections.some(({ urlId, isEnabled }) => isEnabled && `/${urlId}` === goal);
  const led = ownRedirect(site, { path: from, search, host: request.headers.host ?? '', isPage });
  if (led !== null) return redirect(led.to, { status: led.status });
  const folded = isLost ? null : await inLowerCase(deps, request);
  if (folded !== null) return redirect(withQuery(folded, search), { status: 301 });
  await noteLostPage(deps, site.id, { path: from, accept: request.headers.accept ?? '' });
  return reply ?? deps.pages.renderSitePage(site, request);
}

function searchOf({ url }: SiteRequest): string {
  const mark = url.indexOf('?');
  return mark < 0 ? '' : url.slice(mark + 1);
}

/** A query without what belongs to the old address alone: the category that moved, the calendar file of an event that is over. */
function without(search: string, name: string): string {
  return search
    .split('&')
    .filter((pair) => pair.split('=')[0] !== name)
    .join('&');
}

/** Returns the page whose address differs only in case from the requested one. Null where there is none. */
async function inLowerCase(deps: PageRouteDeps, request: SiteRequest): Promise<string | null> {
  const path = request.path.split('/').map(foldUrlId).join('/');
  if (path === request.path) return null;
  const found = await deps.pages.renderSitePage(request.site, { ...request, path });
  return found.status === 200 ? path : null;
}

/** A category by its path or by its name; what no store page calls so may have moved. */
async function isCategory(
  { pages }: Pick<Deps, 'pages'>,
  { site, path }: SiteRequest,
  category: string,
): Promise<boolean> {
  const { collections } = await pages.frameOf(site);
  const own = collections.find(({ urlId }) => `/${urlId}` === path.replace(/\/$/, ''));
  return own === undefined || own.categories.some((each) => each.path === category || each.name === category);
}
