import {
  appPublicationPath,
  type PublicationPlanResponse,
  type PublishResponse,
  type WireFinding,
} from '@quoin/contract/endpoints/content';
import { parsePublish } from '@quoin/contract/requests';
import { documentSentence, type LintFinding, lintMendText, lintSentence } from '@quoin/domain/document';
import type { Stored } from '@quoin/domain/styles';
import { settingText } from '@quoin/rendering/page';
import type { Deps } from '../../deps.ts';
import { measureTones } from '../../media/index.ts';
import { actorOf } from '../../platform/http/reading/actorOf.ts';
import { siteOf } from '../../platform/http/reading/appLists.ts';
import { badRequest, notFound } from '../../platform/http/replies/refusals.ts';
import { refuseWith } from '../../platform/http/replies/refuse.ts';
import { json, noContent, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import type { Site } from '../../sites/index.ts';
import { callOffPublication, planPublication } from '../publication/planPublication.ts';
import { listBehindPending, loadPublicationPlan } from '../publication/publicationPlan.ts';
import { publishDocument } from '../publication/publish.ts';
import { toWireVersion, versionIn } from './appVersions.ts';

type PublicationRouteDeps = Pick<Deps, 'db' | 'drafts' | 'files' | 'pages'>;

/** What visitors do not see yet, and making them see it: now, or at a time. */
export function appPublicationRoutes(deps: PublicationRouteDeps): AppRoute[] {
  const path = appPublicationPath(':site').replace('%3A', ':');
  const planned = `${path}/:version`;
  const change = { rate: 'write', forgery: 'crumb', access: 'publishing.edit' } as const;
  return [
    {
      ...{ method: 'GET', path, rate: 'read', forgery: 'none', access: 'unpublishedSite.read' },
      handle: (request) => plan(deps, request),
    },
    { ...change, method: 'POST', path, handle: (request) => publish(deps, request) },
    { ...change, method: 'DELETE', path: planned, handle: (request) => callOff(deps, request) },
  ];
}

async function plan(deps: PublicationRouteDeps, request: AppRequest): Promise<Reply> {
  const site = siteOf(request);
  const { id } = site;
  await measureTones(deps, id, await listBehindPending(deps, id));
  const isClosed = site.isClosed === true;
  const { pages, planned, publishedAt, samples } = await loadPublicationPlan(deps, id, {
    ...{ lookOf: (theme) => lookOf(deps, site, theme), isClosed },
  });
  const answer: PublicationPlanResponse = {
    pages: pages.map(({ findings, ...page }) => ({ ...page, findings: findings.map(toWireFinding) })),
    planned: planned.map(toWireVersion),
    lastPublishedAt: publishedAt?.toISOString() ?? null,
    ...{ isClosed, samples },
  };
  return json(answer);
}

/** `theme`: the one the draft chose; '' for the one that the site had before. */
async function lookOf({ pages }: PublicationRouteDeps, site: Site, theme: string): Promise<Stored> {
  const chosen = theme || settingText(site.settings, 'firstTheme') || site.theme;
  const { compiled } = await pages.themes.load({ id: site.id, theme: chosen });
  return compiled.theme.look;
}

function toWireFinding(finding: LintFinding): WireFinding {
  const { code, key, mend } = finding;
  return {
    ...{ code, key, text: lintSentence(finding) },
    ...(mend === undefined ? {} : { mend: { ...mend, text: lintMendText(mend) } }),
  };
}

async function publish(deps: PublicationRouteDeps, request: AppRequest): Promise<Reply> {
  const parsed = parsePublish(request.body);
  if (!parsed.ok) return badRequest(request.path);
  const { pages, at, note } = parsed.value;
  const site = siteOf(request);
  const editing = { site, actor: actorOf(request) };
  const done =
    at === null
      ? await publishDocument(deps, editing, { pages, note })
      : await planPublication(deps, editing, { pages, at: new Date(at), note });
  if (!done.ok) return refuseWith(done.problem, documentSentence);
  if (at === null) deps.pages.invalidate(site.id);
  return json({ version: done.value } satisfies PublishResponse);
}

async function callOff(deps: PublicationRouteDeps, request: AppRequest): Promise<Reply> {
  const number = versionIn(request);
  const editing = { site: siteOf(request), actor: actorOf(request) };
  const isDone = number !== null && (await callOffPublication(deps, editing, number));
  return isDone ? noContent() : notFound(request.path);
}
