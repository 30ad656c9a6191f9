import type { QueryValue } from '@quoin/domain/site';
import { FONTS, fontFaces } from '@quoin/domain/styles';
import { requestedFamilies, WEBFONTS_PATH } from '@quoin/rendering/theme';
import type { Deps } from '../../deps.ts';
import { encodedReply, encodePlain } from '../../platform/http/replies/encoded.ts';
import type { Reply } from '../../platform/http/replies/reply.ts';
import type { SiteRequest, SiteRoute } from '../../platform/http/route.ts';
import { allowedOf, OWN_FONTS_ALONE } from '../ownCode.ts';

const GOOGLE = 'https://fonts.googleapis.com';
/** A visitor who comes back asks again after an hour: what the theme may load can change. */
const CACHING = 'public, max-age=3600';
const MAX_FAMILIES = 20;

/**
 * Serves the stylesheet that a theme would load from Google: bundled fonts from here, others from Google if the owner
 * allows it.
 */
export function webfontRoutes(deps: Pick<Deps, 'pages'>): SiteRoute[] {
  return [
    {
      ...{ method: 'GET', rate: 'page', forgery: 'none', path: WEBFONTS_PATH },
      handle: (request) => webfonts(deps, request),
    },
  ];
}

async function webfonts({ pages }: Pick<Deps, 'pages'>, { site, query, headers }: SiteRequest): Promise<Reply> {
  const { ours, others } = requestedFamilies(textsOf(query.family).slice(0, MAX_FAMILIES));
  const allowed = allowedOf(await pages.themes.load(site), site.settings);
  const isMixed = others.length > 0 && query[OWN_FONTS_ALONE] === undefined;
  const imports = isMixed && allowed.has(`style ${GOOGLE}`) ? googleImport(others) : '';
  const faces = FONTS.filter(({ id }) => ours.includes(id)).map((font) => fontFaces(font, true));
  const own = { 'content-type': 'text/css; charset=utf-8', 'cache-control': CACHING };
  return encodedReply(encodePlain(Buffer.from(imports + faces.join('\n'))), headers, own);
}

/** A name that is repeated makes a list. */
function textsOf(value: QueryValue | undefined): readonly string[] {
  return [value].flat().filter((each) => typeof each === 'string');
}

/** Axes (`wght@400;700`) are of its newer addresses. */
function googleImport(families: readonly string[]): string {
  const isNewer = families.some((family) => family.includes('@'));
  const names = families.map((family) => encodeURIComponent(family).replaceAll('%20', '+'));
  const query = isNewer ? names.map((name) => `family=${name}`).join('&') : `family=${names.join('%7C')}`;
  return `@import url("${GOOGLE}/${isNewer ? 'css2' : 'css'}?${query}&display=swap");\n`;
}
