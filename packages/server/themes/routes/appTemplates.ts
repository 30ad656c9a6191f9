import {
  type AppPreviewMaterialResponse,
  type AppPreviewPagesResponse,
  type AppThemeResponse,
  appTemplatesPath,
  type TemplatePreviewResponse,
} from '@quoin/contract/endpoints/content';
import { parsePreviewMaterial, parseTemplatePreview } from '@quoin/contract/requests';
import { queryText } from '@quoin/domain/site';
import { toWire } from '@quoin/rendering/preview';
import type { Deps } from '../../deps.ts';
import { siteOf } from '../../platform/http/reading/appLists.ts';
import { encodedReply } from '../../platform/http/replies/encoded.ts';
import { badRequest, notFound, unavailable } from '../../platform/http/replies/refusals.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import { packsFor } from '../../platform/processLocales.ts';

type TemplateDeps = Pick<Deps, 'pages'>;

/** Sources of a design and what they would do: only for people who may change it. */
const READ = { method: 'GET', rate: 'read', forgery: 'none', access: 'design.edit' } as const;
const PATH = appTemplatesPath(':site').replace('%3A', ':');
const STYLESHEET = /^([0-9a-f]{20})\.css$/;

/** The theme of a site, and trying changed files of it out. Nothing here saves or publishes anything. */
export function appTemplatesRoutes(deps: TemplateDeps): AppRoute[] {
  return [
    { ...READ, path: `${PATH}/theme`, handle: (request) => theme(deps, request) },
    { ...READ, path: `${PATH}/pages`, handle: (request) => pages(deps, request) },
    { ...READ, path: `${PATH}/material`, handle: (request) => material(deps, request) },
    { ...READ, rate: 'page', path: `${PATH}/styles/:file`, handle: (request) => stylesheet(deps, request) },
    {
      method: 'POST',
      path: `${PATH}/preview`,
      rate: 'preview',
      forgery: 'crumb',
      access: 'design.edit',
      takes: 'sources',
      handle: (request) => preview(deps, request),
    },
  ];
}

async function theme(deps: TemplateDeps, request: AppRequest): Promise<Reply> {
  const site = siteOf(request);
  const { name, version, files, fallbackFiles } = await deps.pages.themes.load(site);
  const answer: AppThemeResponse = {
    ...{ name, version },
    files: Object.fromEntries(files),
    fallback: fallbackFiles && Object.fromEntries(fallbackFiles),
    packs: packsFor(site.language),
  };
  return json(answer);
}

async function pages(deps: TemplateDeps, request: AppRequest): Promise<Reply> {
  const answer: AppPreviewPagesResponse = { pages: await deps.pages.previews.pagesOf(siteOf(request)) };
  return json(answer);
}

async function material(deps: TemplateDeps, request: AppRequest): Promise<Reply> {
  const needs = parsedJson(queryText(request.query, 'needs') ?? '[]');
  const wanted = parsePreviewMaterial({ path: queryText(request.query, 'path'), needs });
  if (!wanted.ok) return badRequest(request.path);
  const { path, needs: more } = wanted.value;
  const { status, ...parts } = await deps.pages.previews.materialOf(siteOf(request), path, more);
  const answer: AppPreviewMaterialResponse = { status, material: toWire(parts) };
  return json(answer);
}

async function stylesheet(deps: TemplateDeps, request: AppRequest): Promise<Reply> {
  const hash = STYLESHEET.exec(request.params.file ?? '')?.[1];
  const sheet = hash === undefined ? null : await deps.pages.previews.findStylesheet(siteOf(request), hash);
  if (sheet === null) return notFound(request.path);
  const own = { 'content-type': 'text/css; charset=utf-8', 'cache-control': 'private, max-age=3600' };
  return encodedReply(sheet.body, request.headers, own);
}

async function preview(deps: TemplateDeps, request: AppRequest): Promise<Reply> {
  const wanted = parseTemplatePreview(request.body);
  if (!wanted.ok) return badRequest(request.path);
  const { path, files } = wanted.value;
  const answer = await deps.pages.previews.render(siteOf(request), path, new Map(Object.entries(files)));
  if (answer.kind === 'busy') return unavailable(request.path);
  const { html, problems } = answer.preview;
  const stopped = answer.kind === 'stopped' ? answer.reason : null;
  const body: TemplatePreviewResponse = { html, problems, stopped };
  return json(body);
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
