import { accept, type Outcome, refuse } from '@quoin/domain/problem';
import { toUrlId } from '@quoin/domain/site';
import { type Look, lookOf } from './looks.ts';
import { pageTemplate, titleOf } from './pageTemplates.ts';
import { COLLECTION_TITLES, type Purpose, purposeOf } from './purposes.ts';
import type { CollectionRole, PageRole } from './template.ts';
import type { SiteCode } from './wording.ts';

export const SITE_LIMITS = { name: 100, perAccount: 100, graceDays: 30 } as const;

/** Three answers. */
export interface SiteAnswers {
  readonly purpose: string;
  readonly name: string;
  readonly look: string;
}

export interface DecidedSite {
  readonly purpose: Purpose;
  readonly name: string;
  readonly look: Look;
}

export function decideNewSite({ purpose, name, look }: SiteAnswers): Outcome<DecidedSite, SiteCode> {
  const named = decideSiteName(name);
  if (!named.ok) return named;
  const [chosen, wears] = [purposeOf(purpose), lookOf(look)];
  if (chosen === null) return refuse('siteAnswerUnknown', { field: 'purpose' });
  if (wears === null) return refuse('siteAnswerUnknown', { field: 'look' });
  return accept({ purpose: chosen, name: named.value, look: wears });
}

export function decideSiteName(name: string): Outcome<string, SiteCode> {
  const trimmed = name.trim().replace(/\s+/g, ' ');
  if (trimmed === '') return refuse('siteNameMissing', { field: 'name' });
  if (trimmed.length > SITE_LIMITS.name)
    return refuse('siteNameTooLong', { field: 'name', values: { max: SITE_LIMITS.name } });
  return accept(trimmed);
}

/** Names of sites are parts of hosts and of the app's paths: these are something else there. */
const RESERVED: ReadonlySet<string> = new Set([
  ...[
    'account',
    'admin',
    'api',
    'app',
    'assets',
    'billing',
    'config',
    'forgot-password',
    'healthz',
    'help',
    'invitation',
  ],
  ...['localhost', 'login', 'mail', 'metrics', 'new-site', 'preview', 'readyz', 'reset-password', 's', 'settings'],
  ...['sign-in', 'sites', 'static', 'status', 'support', 'trial-upgrade', 'upgrade', 'www'],
]);
const MAX_IDENTIFIER = 50;

/** Identifiers a site of this name may have, best first, without end: `salt-son`, `salt-son-2` … */
export function* siteIdentifiers(name: string): Generator<string, never> {
  const plain = toUrlId(name)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_IDENTIFIER)
    .replace(/^-+|-+$/g, '');
  const base = plain === '' ? 'site' : plain;
  if (!RESERVED.has(base)) yield base;
  for (let count = 2; ; count += 1) yield `${base}-${count}`;
}

/** A page of a site to be made. */
export interface PlannedPage {
  readonly title: string;
  readonly urlId: string;
  /** Template of its sections; none where it holds entries. */
  readonly template: string | null;
  readonly collection: CollectionRole | null;
  readonly isHome: boolean;
  readonly role: PageRole | null;
}

/** The pages of a new site: home, those that hold entries, the others; in the order of its navigation. */
export function planPages({ home, pages, collections }: Purpose, language: string): readonly PlannedPage[] {
  const isGerman = /^de(?:-|$)/i.test(language);
  const ofTemplate = (id: string, isHome: boolean): PlannedPage => {
    const template = pageTemplate(id);
    const title = titleOf(template, language);
    return {
      title,
      urlId: isHome ? 'home' : toUrlId(title),
      template: id,
      collection: null,
      isHome,
      role: template.role,
    };
  };
  const ofEntries = (collection: CollectionRole): PlannedPage => {
    const title = COLLECTION_TITLES[collection][isGerman ? 1 : 0];
    return { title, urlId: toUrlId(title), template: null, collection, isHome: false, role: collection };
  };
  return [ofTemplate(home, true), ...collections.map(ofEntries), ...pages.map((id) => ofTemplate(id, false))];
}

/** What does nearly the same for a site that has no page of this role. */
const INSTEAD: Readonly<Record<PageRole, readonly PageRole[]>> = {
  home: [],
  shop: ['portfolio', 'services', 'menu', 'events', 'journal', 'about'],
  journal: ['events', 'about'],
  events: ['journal', 'about'],
  about: ['contact'],
  contact: ['about'],
  services: ['shop', 'portfolio', 'menu', 'about'],
  portfolio: ['shop', 'services', 'menu', 'journal', 'events', 'about'],
  menu: ['shop', 'services', 'about'],
};

/** Address that a button to this role leads to. */
export function addressFor(pages: readonly PlannedPage[], wanted: PageRole): string {
  if (wanted === 'home') return '/';
  const roles = [wanted, ...INSTEAD[wanted]];
  const found = roles.map((role) => pages.find((page) => page.role === role)).find((page) => page !== undefined);
  return found === undefined || found.isHome ? '/' : `/${found.urlId}`;
}
