import { RECORD_SETTINGS } from '@quoin/domain/document';
import { imageAddress } from '@quoin/domain/media';
import { readSiteIcon } from '@quoin/domain/styles';
import type { Deps } from '../../deps.ts';
import { encodedReply } from '../../platform/http/replies/encoded.ts';
import { notFound } from '../../platform/http/replies/refusals.ts';
import { json, type Reply, redirect } from '../../platform/http/replies/reply.ts';
import type { SiteRequest, SiteRoute } from '../../platform/http/route.ts';
import { letterIcon } from '../icon.ts';
import { LIVE_RELOAD_PATH, LIVE_RELOAD_SCRIPT } from '../liveReload.ts';
import { createThemeFiles } from '../themeFiles.ts';
import { THEME_PREVIEW_SCRIPT_PATH, THEME_PREVIEW_STATE_PATH } from '../themePass.ts';
import { THEME_PREVIEW_SCRIPT } from '../themePreviewScript.ts';

const FOREVER = 'public, max-age=31536000, immutable';
const FOR_A_DAY = 'public, max-age=86400';
/** Browsers show it at 16 to 64 pixels. */
const ICON_WIDTH = 100;
const STYLESHEET = /^([0-9a-f]{20})\.css$/;

export interface ThemeFileDeps extends Pick<Deps, 'pages'> {
  readonly config: Pick<Deps['config'], 'isDevelopment'>;
}

/** Compiled stylesheets, and the files of the site's theme. */
export function themeFileRoutes(deps: ThemeFileDeps): SiteRoute[] {
  const files = createThemeFiles();

  async function themeFile(request: SiteRequest, folder: 'assets' | 'scripts'): Promise<Reply> {
    const theme = await deps.pages.themes.load(request.site);
    const name = request.path.slice(folder.length + 2);
    return (await files.reply(theme, folder, name, request.headers)) ?? notFound(request);
  }

  async function stylesheet(request: SiteRequest): Promise<Reply> {
    const hash = STYLESHEET.exec(request.params.file ?? '')?.[1];
    if (hash === undefined) return notFound(request);
    // Another node may have handed the address out: then this one makes the same stylesheet now.
    const known = deps.pages.styles.find(hash);
    const sheet =
      known ??
      (await deps.pages.stylesheetsOf(request.site)).find((made) => made.hash === hash) ??
      (await deps.pages.draftStylesheets.find(request.site.id, hash));
    if (sheet === null) return notFound(request);
    const own = { 'content-type': 'text/css; charset=utf-8', 'cache-control': FOREVER };
    return encodedReply(sheet.body, request.headers, own);
  }

  async function icon(request: SiteRequest): Promise<Reply> {
    const frame = request.site.settings[RECORD_SETTINGS.site];
    const chosen = readSiteIcon(typeof frame === 'object' && frame !== null ? { ...frame } : {});
    if (chosen !== null) return redirect(imageAddress(chosen, ICON_WIDTH), { headers: { 'cache-control': FOR_A_DAY } });
    const theme = await deps.pages.themes.load(request.site);
    const own = await files.reply(theme, 'assets', 'favicon.ico', request.headers);
    const headers = { 'content-type': 'image/svg+xml', 'cache-control': FOR_A_DAY };
    return own ?? { status: 200, headers, body: letterIcon(request.site.title) };
  }

  async function liveReload(request: SiteRequest): Promise<Reply> {
    if (!deps.config.isDevelopment) return notFound(request);
    const headers = { 'content-type': 'application/javascript; charset=utf-8', 'cache-control': 'no-store' };
    return { status: 200, headers, body: LIVE_RELOAD_SCRIPT };
  }

  /** Of a theme that is tried out; for everybody else there is no such file. */
  async function previewScript(request: SiteRequest): Promise<Reply> {
    if (request.site.tried === undefined) return notFound(request);
    const headers = { 'content-type': 'application/javascript; charset=utf-8' };
    return { status: 200, headers, body: THEME_PREVIEW_SCRIPT };
  }

  async function previewState(request: SiteRequest): Promise<Reply> {
    if (request.site.tried === undefined) return notFound(request);
    const theme = await deps.pages.themes.load(request.site);
    const problems = theme.problems();
    const count = (wanted: 'error' | 'warning') => problems.filter(({ severity }) => severity === wanted).length;
    const { version, isWorkedOn, compiled, name } = theme;
    const counts = { errors: count('error'), warnings: count('warning') };
    const isOver = name !== request.site.theme;
    return json({ ...counts, version, isWorkedOn, isOver, title: compiled.theme.name || name });
  }

  const route = (path: string, handle: SiteRoute['handle']): SiteRoute => ({
    method: 'GET',
    path,
    rate: 'page',
    forgery: 'none',
    handle,
  });
  return [
    route('/assets/site/:file', stylesheet),
    route(LIVE_RELOAD_PATH, liveReload),
    route(THEME_PREVIEW_SCRIPT_PATH, previewScript),
    route(THEME_PREVIEW_STATE_PATH, previewState),
    route('/assets/*', (request) => themeFile(request, 'assets')),
    route('/scripts/*', (request) => themeFile(request, 'scripts')),
    route('/favicon.ico', icon),
  ];
}
