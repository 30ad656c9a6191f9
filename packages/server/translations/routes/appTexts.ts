import { type AppTextsResponse, appTextsPath } from '@quoin/contract/endpoints/store';
import { statusOf, toWireFieldProblems, toWireProblem } from '@quoin/contract/problems';
import { parseSaveTexts } from '@quoin/contract/requests';
import { queryText } from '@quoin/domain/site';
import {
  isBoundByLaw,
  readTextSettings,
  type SiteText,
  siteTexts,
  textsSentence,
  themeTexts,
} from '@quoin/domain/texts';
import type { Deps } from '../../deps.ts';
import { actorOf } from '../../platform/http/reading/actorOf.ts';
import { siteOf } from '../../platform/http/reading/appLists.ts';
import { badRequest } from '../../platform/http/replies/refusals.ts';
import { json, type Reply } from '../../platform/http/replies/reply.ts';
import type { AppRequest, AppRoute } from '../../platform/http/route.ts';
import type { Site } from '../../sites/index.ts';
import { changeTexts, languagesOf } from '../changeTexts.ts';

type TextsDeps = Pick<Deps, 'db' | 'pages'>;

/** What a site says by itself, and what its owner says instead. */
export function appTextsRoutes(deps: TextsDeps): AppRoute[] {
  const path = appTextsPath(':site').replace('%3A', ':');
  return [
    {
      ...{ method: 'GET', rate: 'read', forgery: 'none', access: 'siteSettings.read' },
      path,
      handle: (request) => show(deps, request),
    },
    {
      ...{ method: 'PUT', rate: 'write', forgery: 'crumb', access: 'siteSettings.edit:withoutDomains' },
      path,
      handle: (request) => save(deps, request),
    },
  ];
}

async function show(deps: TextsDeps, request: AppRequest): Promise<Reply> {
  const site = siteOf(request);
  const languages = languagesOf(site);
  const asked = queryText(request.query, 'language') ?? site.language;
  const language = languages.includes(asked) ? asked : site.language;
  const { languages: stored, revision } = readTextSettings(site.settings);
  const own = stored[language.toLowerCase()] ?? {};
  const texts = [...siteTexts(language), ...(await ofThemeOf(deps, site, language))].map((text) => ({
    ...text,
    ...{ own: own[text.key] ?? '', isBoundByLaw: isBoundByLaw(text.key) },
  }));
  return json({ language, languages, texts, revision } satisfies AppTextsResponse);
}

async function save(deps: TextsDeps, request: AppRequest): Promise<Reply> {
  const parsed = parseSaveTexts(request.body);
  if (!parsed.ok) return badRequest(request.path);
  const site = siteOf(request);
  const ofTheme = await ofThemeOf(deps, site, parsed.value.language);
  const saved = await changeTexts(deps, site, { ...parsed.value, ofTheme, actor: actorOf(request) });
  if ('revision' in saved) {
    deps.pages.invalidate(site.id);
    return json(saved);
  }
  const [first] = saved.problems;
  if (first !== undefined && first.field === undefined)
    return json(toWireProblem(first, textsSentence), { status: statusOf(first.code) });
  return json(toWireFieldProblems(saved.problems, textsSentence), { status: statusOf('fieldsInvalid') });
}

async function ofThemeOf({ pages }: TextsDeps, site: Site, language: string): Promise<readonly SiteText[]> {
  return themeTexts(await pages.stringsOf(site, language));
}
