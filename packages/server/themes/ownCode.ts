import { createHash } from 'node:crypto';
import { settingObject } from '@quoin/rendering/page';
import {
  type OwnCode,
  ownCodeIn,
  settleOwnCode,
  type ThemeRequests,
  WEBFONTS_PATH,
  WRITTEN_STYLES,
} from '@quoin/rendering/theme';
import { ANY_STYLE, type FrameHost, type PageSource } from '../platform/http/replies/headers.ts';
import type { LoadedTheme } from './themes.ts';

/** A page without the marks of its theme's own code, and whom that code lets in. */
export interface SettledPage {
  readonly html: string;
  readonly guests: readonly PageSource[];
}

type Settings = Readonly<Record<string, unknown>>;
type ThemeOfPage = Pick<LoadedTheme, 'name' | 'mark' | 'requests'>;

/** Where a site keeps what its owner allowed each theme: name of the theme → ids of requests. */
export const THEME_PERMISSIONS = 'themePermissions';

/**
 * Proxies limit all headers of an answer to four kilobytes. A hash takes 54 bytes. A page with more scripts or styles
 * uses a nonce. Event attributes can't have a nonce, so further ones do not run.
 */
const MOST = { elements: 16, handlers: 24, hosts: 24 } as const;

/** What was allowed a theme on a site, as far as it still asks for it. */
export function allowedOf(theme: Pick<LoadedTheme, 'name' | 'requests'>, settings: Settings): ReadonlySet<string> {
  const stored = settingObject(settings, THEME_PERMISSIONS)[permissionKey(theme)];
  if (!Array.isArray(stored) || stored.length === 0) return NOTHING;
  const wanted = new Set(theme.requests().requests.map(({ id }) => id));
  return new Set(stored.filter((id): id is string => typeof id === 'string' && wanted.has(id)));
}

/** Versions of an installed theme (`plain-shop@3`) share what was allowed: each asks for what it has besides. */
export function permissionKey({ name }: Pick<LoadedTheme, 'name'>): string {
  return name.replace(/@.*$/, '');
}

const NOTHING: ReadonlySet<string> = new Set();

/** Of a theme that was forgotten since: then nothing is allowed it. */
export function asksNothing(): ThemeRequests {
  return { requests: [], fromHere: [], never: [], withoutJquery: [], writtenHandlers: new Map() };
}

/**
 * Takes the marks out of a page. Its theme's scripts that are the same everywhere run; all else that its owner did not allow is
 * taken out too, and where people pay (`isStrict`) everything. What is left is named to the policy by its hash, so that the page
 * can be kept for everybody.
 */
export function settlePage(theme: ThemeOfPage, settings: Settings, html: string, isStrict: boolean): SettledPage {
  if (!html.includes(theme.mark)) return { html, guests: isStrict ? [] : guestsOf(theme, allowedOf(theme, settings)) };
  if (isStrict)
    return { html: withOwnFonts(settleOwnCode(html, theme.mark, { isKept: isOurs, nonce: null })), guests: [] };
  const allowed = allowedOf(theme, settings);
  const isAllowed = ({ id }: OwnCode) => id === '' || allowed.has(id);
  const code = ownCodeIn(html, theme.mark).filter(isAllowed);
  const handlers = new Set(textsOf(code, ['handler']).slice(0, MOST.handlers));
  const isKept = (each: OwnCode) =>
    each.kind === 'link' || (isAllowed(each) && (each.kind !== 'handler' || handlers.has(each.text)));
  const scripts = textsOf(code, ['fixed', 'code']);
  const styles = textsOf(code, ['css']);
  const nonce = scripts.length + styles.length > MOST.elements ? nonceOf(theme.mark, html) : null;
  const element = (kind: 'script' | 'style', texts: readonly string[]): readonly PageSource[] =>
    nonce !== null && texts.length > 0
      ? [`${kind} 'nonce-${nonce}'`]
      : texts.map((text) => `${kind} ${hashOf(text)}` as const);
  return {
    html: settleOwnCode(html, theme.mark, { isKept, nonce }),
    guests: [
      ...element('script', scripts),
      ...element('style', styles),
      ...attributes(handlers),
      ...links(textsOf(code, ['link'])),
      ...guestsOf(theme, allowed),
    ],
  };
}

/** Stylesheets of this site are looks, and stay wherever they are named. */
function isOurs({ kind, id }: OwnCode): boolean {
  return kind === 'sheet' && id === '';
}

/** In the address of fonts: none that must be loaded from elsewhere. */
export const OWN_FONTS_ALONE = 'own';

function withOwnFonts(html: string): string {
  return html.replaceAll(`${WEBFONTS_PATH}?`, `${WEBFONTS_PATH}?${OWN_FONTS_ALONE}&`);
}

function textsOf(code: readonly OwnCode[], kinds: readonly OwnCode['kind'][]): readonly string[] {
  return [...new Set(code.filter(({ kind }) => kinds.includes(kind)).map(({ text }) => text))];
}

function attributes(handlers: ReadonlySet<string>): readonly PageSource[] {
  return handlers.size === 0
    ? []
    : ["attribute 'unsafe-hashes'", ...[...handlers].map((text) => `attribute ${hashOf(text)}` as const)];
}

function links(texts: readonly string[]): readonly PageSource[] {
  return texts.length === 0
    ? []
    : ["script 'unsafe-hashes'", ...texts.slice(0, MOST.handlers).map((text) => `script ${hashOf(text)}` as const)];
}

const KINDS = new Set(['script', 'style', 'font', 'connect']);

/** Whom a theme brings into every page: hosts, and what its scripts write into pages. */
function guestsOf({ requests }: ThemeOfPage, allowed: ReadonlySet<string>): readonly PageSource[] {
  if (allowed.size === 0) return [];
  const hosts = [...allowed].filter((id) => id.includes(' https://')).slice(0, MOST.hosts);
  const guests = hosts.flatMap((id): PageSource[] => {
    const [kind = '', host = ''] = id.split(' ');
    if (kind === 'frame') return [host as FrameHost];
    return KINDS.has(kind) ? [id as PageSource] : [];
  });
  const written = [...requests().writtenHandlers].filter(([id]) => allowed.has(id)).map(([, text]) => text);
  const styles = allowed.has(WRITTEN_STYLES) ? [ANY_STYLE] : [];
  return [...guests, ...attributes(new Set(written.slice(0, MOST.handlers))), ...styles];
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

/** The same for the same page, and known to nobody who cannot read it. */
function nonceOf(secret: string, html: string): string {
  return createHash('sha256').update(`${secret}|${html}`).digest('base64url').slice(0, 22);
}
