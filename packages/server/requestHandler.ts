import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SPOKEN_APP_LANGUAGES } from '@quoin/domain/languages';
import { appRoutes } from './appRoutes.ts';
import type { Commerce } from './commerce.ts';
import { apiRoutes, programOf } from './commerceApi/index.ts';
import type { Deps } from './deps.ts';
import {
  APP_FOLDER,
  CANVAS_FOLDER,
  FONTS_FOLDER,
  HELP_FOLDER,
  LIBRARIES_FOLDER,
  STOREFRONT_FOLDER,
} from './platform/folders.ts';
import { createHandler } from './platform/http/handler.ts';
import { createHosts, type Hosts } from './platform/http/hosts.ts';
import { type Crumbs, createCrumbs } from './platform/http/protection/crumbs.ts';
import { createRateLimits } from './platform/http/protection/limits.ts';
import type { BuiltFiles } from './platform/http/replies/builtFiles.ts';
import { headerSets } from './platform/http/replies/headers.ts';
import { loadStaticFiles } from './platform/http/replies/staticFiles.ts';
import type { AppRoute, SiteRoute } from './platform/http/route.ts';
import { Router } from './platform/http/router.ts';
import { createTaskQueue } from './platform/http/taskQueue.ts';
import { visitingSite } from './platform/http/visitingSite.ts';
import { createMetrics, type Metrics } from './platform/metrics.ts';
import { siteRoutes } from './siteRoutes.ts';
import { findSite } from './sites/index.ts';
import type { Accounts } from './team/index.ts';
import { createTriedSites, THEME_KEY } from './themes/index.ts';

export interface HandlerParts {
  readonly deps: Deps;
  readonly commerce: Commerce;
  readonly accounts: Accounts;
}

export interface HandlerState {
  /** Counts the requests; left out, nobody asks for their number. */
  readonly metrics?: Metrics;
  readonly rateFactor?: number;
  /** Requests should go to other processes from now on. */
  readonly isDraining?: () => boolean;
}

/** No visitor waits behind its requests: the limits are for those who come from outside. */
const UNLIMITED = 1_000_000;

/** What answers the product itself when it visits a site as anybody may. */
export function createVisitHandler(parts: HandlerParts): ReturnType<typeof createHandler> {
  return createRequestHandler(parts, { rateFactor: UNLIMITED });
}

/** Announced with the identifier of a site that was changed. */
const SITE_CHANGED = 'site';

/** Everything that a process answers. */
export function createRequestHandler(
  { deps, commerce, accounts }: HandlerParts,
  { metrics = createMetrics(), rateFactor = deps.config.rateLimitFactor, isDraining = () => false }: HandlerState = {},
): ReturnType<typeof createHandler> {
  const { config } = deps;
  const crumbs = createCrumbs(deps.keyFor('crumb'), deps.randomBytes);
  const limits = createRateLimits(rateFactor, deps.now, deps.counts.changed);
  const files = builtFiles();
  return createHandler({
    hosts: siteHosts(deps),
    site: {
      routes: new Router<SiteRoute>(siteRoutes(deps, commerce, files)),
      limits,
      proofs: deps.captcha.ofLimits,
      crumbs,
      members: commerce.members,
    },
    app: {
      routes: new Router<AppRoute>(appRoutesOf(deps, commerce, accounts, crumbs, files.fonts)),
      limits,
      crumbs,
      sessions: accounts,
    },
    api: {
      routes: new Router(apiRoutes(deps)),
      limits,
      log: deps.log,
      programOf: (key) => programOf(deps, key),
    },
    cachedPages: deps.pages,
    sets: headerSets({ ...config, isSecure: config.appOrigin.startsWith('https:') }),
    appOrigin: config.appOrigin,
    trustedProxies: config.trustedProxies,
    newRequestId: deps.newId,
    startedAt: deps.now(),
    isReady: async () =>
      !isDraining() &&
      (await deps.db.ping().then(
        () => true,
        () => false,
      )),
    metrics,
    log: deps.log,
    taskQueue: createTaskQueue(),
    triedSite: createTriedSites({ key: deps.keyFor(THEME_KEY), now: deps.now }),
  });
}

function builtFiles(): BuiltFiles {
  return {
    storefront: loadStaticFiles(STOREFRONT_FOLDER),
    fonts: loadStaticFiles(FONTS_FOLDER),
    libraries: loadStaticFiles(LIBRARIES_FOLDER),
    canvas: existsSync(CANVAS_FOLDER) ? loadStaticFiles(CANVAS_FOLDER) : { names: [], reply: () => null },
  };
}

function siteHosts(deps: Deps): Hosts {
  const hosts = createHosts({
    appOrigin: deps.config.appOrigin,
    sitesDomain: deps.config.sitesDomain,
    apiHost: deps.config.apiHost,
    findByIdentifier: (identifier) => findSite(deps, { identifier }),
    findByDomain: (host) => findSite(deps, { host }),
    now: deps.now,
  });
  deps.db.onAnnounced(SITE_CHANGED, hosts.forget);
  return { ...hosts, forget: (identifier) => deps.db.announce(SITE_CHANGED, identifier) };
}

/** The built pages of the app, by screen and language: `editor.de`. */
function appPages(): Readonly<Record<string, string>> {
  const names = ['index', 'editor'].flatMap((screen) =>
    SPOKEN_APP_LANGUAGES.map((language) => `${screen}.${language}`),
  );
  return Object.fromEntries(names.map((name) => [name, readFileSync(join(APP_FOLDER, `${name}.html`), 'utf8')]));
}

function appRoutesOf(
  deps: Deps,
  commerce: Commerce,
  accounts: Accounts,
  crumbs: Crumbs,
  fonts: BuiltFiles['fonts'],
): AppRoute[] {
  const pages = appPages();
  const appFiles = loadStaticFiles(join(APP_FOLDER, 'assets'));
  return appRoutes({
    ...deps,
    checkout: commerce.checkout,
    accounts,
    passwords: commerce.members.passwords,
    crumbs,
    appPage: (screen, language) => pages[`${screen}.${language}`]!,
    appFiles,
    helpFiles: loadStaticFiles(HELP_FOLDER),
    fonts,
    visiting: (host, work) => visitingSite(createVisitHandler({ deps, commerce, accounts }), host, work),
  });
}
