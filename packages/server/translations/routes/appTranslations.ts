import {
  appTranslationExportPath,
  appTranslationImportPath,
  appTranslationsPath,
  appTranslationTextsPath,
  MULTILINGUAL_PATH,
  type MultilingualDeletedResponse,
  type MultilingualLanguages,
  type MultilingualSettingsResponse,
  type TranslationFileFormat,
  type TranslationTextsResponse,
} from '@quoin/contract/endpoints/content';
import { parseImportTranslations, parseMultilingualLanguages, parseSaveTranslations } from '@quoin/contract/requests';
import { queryText } from '@quoin/domain/site';
import { type FurtherLanguage, translationSentence } from '@quoin/domain/translations';
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../platform/http/reading/actorOf.ts';
import { siteOf } from '../../platform/http/reading/appLists.ts';
import { badRequest, notFound } from '../../platform/http/replies/refusals.ts';
import { refuseWith } from '../../platform/http/replies/refuse.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import { changeLanguages, type LanguageChange, showLanguageStatus } from '../siteLanguages.ts';
import { exportTranslations, importTranslations } from '../translationFiles.ts';
import { keepTranslations, showGroups, showTexts } from '../translations.ts';

type TranslationDeps = Pick<Deps, 'db' | 'pages'>;

const at = (path: (site: string) => string) => path(':site').replace('%3A', ':');
const READ = { method: 'GET', rate: 'read', forgery: 'none' } as const;
const WRITE = { rate: 'write', forgery: 'crumb' } as const;
const SETTINGS = 'siteSettings.edit:withoutDomains';

/** The languages of a site (PREF-03), and what its texts are in them. */
export function appTranslationRoutes(deps: TranslationDeps): AppRoute[] {
  const seen = { ...READ, access: 'siteSettings.read' } as const;
  const read = { ...READ, access: 'unpublishedSite.read' } as const;
  const write = { ...WRITE, access: 'content.full' } as const;
  return [
    { ...seen, path: `${MULTILINGUAL_PATH}/settings`, handle: async (request) => settings(request) },
    {
      ...{ ...seen, path: `${MULTILINGUAL_PATH}/status` },
      handle: async (request) => json(await showLanguageStatus(deps, siteOf(request))),
    },
    { ...seen, path: `${MULTILINGUAL_PATH}/languages`, handle: async (request) => json(languagesOf(request)) },
    {
      ...{ ...WRITE, method: 'PUT', path: `${MULTILINGUAL_PATH}/languages`, access: SETTINGS },
      handle: (request) => saveLanguages(deps, request),
    },
    {
      ...{ ...WRITE, method: 'DELETE', path: `${MULTILINGUAL_PATH}/connection`, access: SETTINGS },
      handle: (request) => disconnect(deps, request),
    },
    { ...read, path: at(appTranslationsPath), handle: (request) => groups(deps, request) },
    { ...read, path: at(appTranslationTextsPath), handle: (request) => texts(deps, request) },
    { ...write, method: 'PUT', path: at(appTranslationTextsPath), handle: (request) => save(deps, request) },
    { ...read, path: at(appTranslationExportPath), handle: (request) => download(deps, request) },
    {
      ...{ ...write, method: 'POST', path: at(appTranslationImportPath), body: 'sources' },
      handle: (request) => upload(deps, request),
    },
  ];
}

function languagesOf(request: AppRequest): MultilingualLanguages {
  return { languages: siteOf(request).languages ?? [] };
}

function settings(request: AppRequest): Reply {
  const mainLanguage = siteOf(request).language;
  return json({ mainLanguage, ...languagesOf(request), addressing: 'path' } satisfies MultilingualSettingsResponse);
}

async function saveLanguages(deps: TranslationDeps, request: AppRequest): Promise<Reply> {
  const parsed = parseMultilingualLanguages(request.body);
  if (!parsed.ok) return badRequest(request.path);
  return change(deps, request, parsed.value.languages, ({ languages }) =>
    json({ languages } satisfies MultilingualLanguages),
  );
}

function disconnect(deps: TranslationDeps, request: AppRequest): Promise<Reply> {
  return change(deps, request, [], ({ deleted }) => json({ deleted } satisfies MultilingualDeletedResponse));
}

async function change(
  deps: TranslationDeps,
  request: AppRequest,
  languages: readonly FurtherLanguage[],
  replyTo: (changed: LanguageChange) => Reply,
): Promise<Reply> {
  const site = siteOf(request);
  const changed = await changeLanguages(deps, site, { languages, actor: actorOf(request) });
  if (!changed.ok) return refuseWith(changed.problem, translationSentence);
  deps.pages.invalidate(site.id);
  return replyTo(changed.value);
}

function languageIn({ query }: AppRequest): string {
  return queryText(query, 'language') ?? '';
}

async function groups(deps: TranslationDeps, request: AppRequest): Promise<Reply> {
  const found = await showGroups(deps, siteOf(request), languageIn(request));
  return found === null ? notFound(request.path) : json(found);
}

async function texts(deps: TranslationDeps, request: AppRequest): Promise<Reply> {
  const group = queryText(request.query, 'group') ?? 'site';
  const found = await showTexts(deps, siteOf(request), { language: languageIn(request), group });
  return found === null ? notFound(request.path) : json({ texts: found } satisfies TranslationTextsResponse);
}

async function save(deps: TranslationDeps, request: AppRequest): Promise<Reply> {
  const parsed = parseSaveTranslations(request.body);
  if (!parsed.ok) return badRequest(request.path);
  const kept = await keepTranslations(deps, siteOf(request), parsed.value);
  if (!kept.ok) return refuseWith(kept.problem, translationSentence);
  return json({ texts: kept.value } satisfies TranslationTextsResponse);
}

const FORMATS: readonly TranslationFileFormat[] = ['csv', 'xliff-1.2', 'xliff-2.0'];

async function download(deps: TranslationDeps, request: AppRequest): Promise<Reply> {
  const format = FORMATS.find((each) => each === queryText(request.query, 'format')) ?? 'csv';
  const [site, language] = [siteOf(request), languageIn(request)];
  const body = await exportTranslations(deps, site, { language, format });
  if (body === null) return notFound(request.path);
  const [type, ending] = format === 'csv' ? ['text/csv', 'csv'] : ['application/xliff+xml', 'xlf'];
  const headers = {
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-store',
    'content-disposition': `attachment; filename="${site.identifier}-${language}.${ending}"`,
  };
  return { status: 200, headers, body };
}

async function upload(deps: TranslationDeps, request: AppRequest): Promise<Reply> {
  const parsed = parseImportTranslations(request.body);
  if (!parsed.ok) return badRequest(request.path);
  const done = await importTranslations(deps, siteOf(request), { ...parsed.value, actor: actorOf(request) });
  return done.ok ? json(done.value) : refuseWith(done.problem, translationSentence);
}
