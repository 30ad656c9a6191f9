import {
  appThemePathOf,
  appThemesPath,
  type ThemePreviewResponse,
  type WireThemeReport,
} from '@quoin/contract/endpoints/content';
import { type DocumentCode, documentSentence } from '@quoin/domain/document';
import type { Problem } from '@quoin/domain/problem';
import { queryText, readThemeReference, type ThemeCode, themeSentence, themeWording } from '@quoin/domain/site';
import type { Deps } from '../../deps.ts';
import { documentRights, THEME_PASS } from '../../pages/index.ts';
import { actorOf } from '../../platform/http/reading/actorOf.ts';
import { siteOf } from '../../platform/http/reading/appLists.ts';
import { disposition } from '../../platform/http/replies/fileHeaders.ts';
import { notFound } from '../../platform/http/replies/refusals.ts';
import { refuseWith } from '../../platform/http/replies/refuse.ts';
import { json, noContent, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import { siteAddress } from '../../sites/index.ts';
import { forgetTheme, installTheme, removeTheme } from '../installed/changeThemes.ts';
import { listThemes } from '../installed/listThemes.ts';
import { receiveTheme } from '../installed/receiveTheme.ts';
import { themeReport } from '../installed/themeReport.ts';
import { useTheme } from '../installed/useTheme.ts';
import { zipTheme } from '../installed/zipTheme.ts';
import { sealThemePass, THEME_KEY, THEME_PASS_MS } from '../themePass.ts';

type ThemeRouteDeps = Pick<Deps, 'config' | 'db' | 'drafts' | 'files' | 'keyFor' | 'newId' | 'now' | 'pages'>;

const LIST = appThemesPath(':site').replace('%3A', ':');
const one = (rest = '') => appThemePathOf(':site', ':name', rest).replaceAll('%3A', ':');

/** Themes of a site: read, installed, used, taken away. For who may change its design. */
export function appThemesRoutes(deps: ThemeRouteDeps): AppRoute[] {
  const read = { method: 'GET', rate: 'read', forgery: 'none', access: 'design.edit' } as const;
  const write = { rate: 'write', forgery: 'crumb', access: 'design.edit' } as const;
  const post = { ...write, method: 'POST' } as const;
  return [
    { ...read, path: LIST, handle: async (request) => json(await listThemes(deps, siteOf(request))) },
    { ...post, path: LIST, takes: 'stream', handle: (request) => receive(deps, request) },
    { ...read, path: one(), handle: (request) => report(deps, request) },
    { ...read, path: one('/files.zip'), handle: (request) => download(deps, request) },
    { ...post, path: one('/install'), handle: (request) => install(deps, request) },
    { ...post, path: one('/use'), handle: (request) => use(deps, request) },
    { ...post, path: one('/preview'), handle: (request) => preview(deps, request) },
    { ...write, method: 'DELETE', path: one(), handle: (request) => remove(deps, request) },
  ];
}

const editingOf = (request: AppRequest) => ({ site: siteOf(request), actor: actorOf(request) });
const themeOf = (request: AppRequest) => request.params.name ?? '';

/** The body is the archive, `?filename=` its name. */
async function receive(deps: ThemeRouteDeps, request: AppRequest): Promise<Reply> {
  const fileName = (queryText(request.query, 'filename') ?? 'theme.zip').slice(0, 200);
  const bytes = request.bodyType === 'stream' ? (request.body as AsyncIterable<Uint8Array>) : nothing();
  const received = await receiveTheme(deps, editingOf(request), { fileName, bytes });
  return received.ok ? json(received.value satisfies WireThemeReport, { status: 201 }) : refuse(received.problem);
}

async function* nothing(): AsyncGenerator<Uint8Array> {}

async function report(deps: ThemeRouteDeps, request: AppRequest): Promise<Reply> {
  const found = await themeReport(deps, siteOf(request).id, themeOf(request));
  return found.ok ? json(found.value satisfies WireThemeReport) : refuse(found.problem);
}

async function install(deps: ThemeRouteDeps, request: AppRequest): Promise<Reply> {
  const installed = await installTheme(deps, editingOf(request), themeOf(request));
  return installed.ok ? noContent() : refuse(installed.problem);
}

async function use(deps: ThemeRouteDeps, request: AppRequest): Promise<Reply> {
  if (request.member === null) return notFound(request.path);
  const rights = documentRights(request.member, siteOf(request).settings);
  const used = await useTheme(deps, { ...editingOf(request), rights }, themeOf(request));
  return used.ok ? noContent() : refuse(used.problem);
}

async function remove(deps: ThemeRouteDeps, request: AppRequest): Promise<Reply> {
  const theme = themeOf(request);
  const end = readThemeReference(theme) === null ? removeTheme : forgetTheme;
  const removed = await end(deps, editingOf(request), theme);
  return removed.ok ? noContent() : refuse(removed.problem);
}

async function preview(deps: ThemeRouteDeps, request: AppRequest): Promise<Reply> {
  const site = siteOf(request);
  const theme = themeOf(request);
  const isShipped = (await deps.pages.themes.names()).includes(theme);
  const found = isShipped ? null : await themeReport(deps, site.id, theme);
  if (found?.ok === false) return refuse(found.problem);
  const pass = sealThemePass(deps.keyFor(THEME_KEY), site.id, { theme, expiresAt: deps.now() + THEME_PASS_MS });
  const url = `${siteAddress(deps.config, site)}/?${new URLSearchParams({ [THEME_PASS]: pass })}`;
  return json({ url } satisfies ThemePreviewResponse);
}

async function download(deps: ThemeRouteDeps, request: AppRequest): Promise<Reply> {
  const zipped = await zipTheme(deps, siteOf(request).id, themeOf(request));
  if (!zipped.ok) return refuse(zipped.problem);
  const { fileName, bytes, size } = zipped.value;
  const headers = {
    'content-type': 'application/zip',
    'content-disposition': disposition('attachment', fileName),
    'cache-control': 'private, no-store',
  };
  return { status: 200, headers, body: null, stream: { bytes, size } };
}

function refuse(problem: Problem<ThemeCode | DocumentCode>): Reply {
  return Object.hasOwn(themeWording, problem.code)
    ? refuseWith(problem as Problem<ThemeCode>, themeSentence)
    : refuseWith(problem as Problem<DocumentCode>, documentSentence);
}
