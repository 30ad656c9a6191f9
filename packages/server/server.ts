import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { signInLinkPath } from '@quoin/contract/endpoints/running';
import { checkOrderMachine } from '@quoin/domain/orders';
import { appRoutes } from './appRoutes.ts';
import { type BackgroundWork, startBackgroundWork } from './backgroundWork.ts';
import { buildDeps } from './buildDeps.ts';
import { type Commerce, createCommerce } from './commerce.ts';
import { apiRoutes, programOf } from './commerceApi/index.ts';
import {
  COUNTS_FILE,
  demoNamed,
  ensureDemo,
  type MovableClock,
  movableClock,
  type OwnerSignIn,
  playTraffic,
  SAMPLE_DAYS,
} from './demo/index.ts';
import type { Deps } from './deps.ts';
import { openInstallation } from './installation.ts';
import type { Config } from './platform/config.ts';
import { APP_FOLDER, CANVAS_FOLDER, FONTS_FOLDER, LIBRARIES_FOLDER, STOREFRONT_FOLDER } from './platform/folders.ts';
import { createHandler } from './platform/http/handler.ts';
import { createHosts, type Hosts } from './platform/http/hosts.ts';
import { listen } from './platform/http/listen.ts';
import { type Crumbs, createCrumbs } from './platform/http/protection/crumbs.ts';
import { createRateLimits } from './platform/http/protection/limits.ts';
import type { BuiltFiles } from './platform/http/replies/builtFiles.ts';
import { headerSets } from './platform/http/replies/headers.ts';
import { loadStaticFiles } from './platform/http/replies/staticFiles.ts';
import type { AppRoute, SiteRoute } from './platform/http/route.ts';
import { Router } from './platform/http/router.ts';
import { createTaskQueue } from './platform/http/taskQueue.ts';
import { countJobs } from './platform/jobs/jobTable.ts';
import type { Logger } from './platform/log.ts';
import { createMetrics } from './platform/metrics.ts';
import { siteRoutes } from './siteRoutes.ts';
import { findSite, listIdentifiers } from './sites/index.ts';
import { type Accounts, createAccounts } from './team/index.ts';
import { createTriedSites, THEME_KEY } from './themes/index.ts';

export interface ServerOptions {
  readonly config: Config;
  readonly log: Logger;
  /** Name of the demo that was asked for; null: the print shop, and only where there is no site yet. */
  readonly demo: string | null;
  /** Days of visits and orders to play into that demo, ending now; null: none. */
  readonly traffic?: number | null;
  /** Lines for people. */
  readonly print: (line: string) => void;
}

export interface RunningServer {
  readonly port: number;
  close(): Promise<void>;
}

/** The demo that has sample data. */
const SAMPLED_DEMO = 'prints';

/** Builds everything, in the order it depends on each other, and listens. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { config, log, print } = options;
  requireSoundLifecycles();
  const clock = movableClock();
  const installation = await openInstallation(config, log, { mayJoin: false, now: clock.now });
  const deps = buildDeps(installation);
  let background: BackgroundWork | null = null;
  try {
    const accounts = createAccounts(deps);
    const sampleDataUntil = wantsSampleData(options) ? Date.now() : null;
    const days = options.traffic ?? (sampleDataUntil === null ? 0 : SAMPLE_DAYS);
    const owner = await ensureDemo(deps, accounts, {
      demo: demoNamed(options.demo ?? SAMPLED_DEMO),
      isAskedFor: options.demo !== null,
      sampleDataUntil,
      onStart() {
        // What is sold must be older than the first of its sales.
        if (days > 0) clock.set(Date.now() - (days + 1) * 86_400_000);
        print('Making the demo …');
      },
    });
    clock.release();
    const commerce = createCommerce(deps);
    if (options.traffic) await play(deps, accounts, { ...options, days: options.traffic, clock });
    background = startBackgroundWork(deps, commerce);
    const handler = createRequestHandler(deps, commerce, accounts);
    const listening = await listen(handler, { host: config.host, port: config.port });
    const identifiers = await listIdentifiers(deps);
    const token = owner && (await accounts.makeOwnerLink(owner.email));
    announce(print, config, identifiers, owner && { ...owner, token });
    void warmUp(deps, identifiers);
    const work = background;
    return {
      port: listening.port,
      async close() {
        await listening.close();
        await deps.events.close();
        await deps.speed.flush();
        await work.stop();
        await deps.rollups.close();
        await deps.pages.close();
        await installation.close();
      },
    };
  } catch (error) {
    await background?.stop();
    await deps.rollups.close();
    await installation.close();
    throw error;
  }
}

function wantsSampleData({ config, traffic, demo }: ServerOptions): boolean {
  return config.hasSampleData && !traffic && (demo ?? SAMPLED_DEMO) === SAMPLED_DEMO;
}

/** A lifecycle with a dead end or an impossible state must not meet real orders (ORD-2). @throws with the faults. */
function requireSoundLifecycles(): void {
  const faults = checkOrderMachine();
  if (faults.length === 0) return;
  const said = faults.map(({ machine, code, where }) => `${machine}: ${code} at ${where}`);
  throw new Error(`The lifecycles have faults: ${said.join('; ')}`);
}

/** Theme and stylesheet of the first site, so that its first visitor does not wait for them. */
async function warmUp(deps: Deps, identifiers: readonly string[]): Promise<void> {
  const site = identifiers[0] === undefined ? null : await findSite(deps, { identifier: identifiers[0] });
  if (site)
    await deps.pages.stylesheetsOf(site).catch((error: unknown) => deps.log.warn({ err: error }, 'warming up failed'));
}

/** Nobody is kept waiting while it is played: the server listens to itself, with the clock turned back, and to nobody else. */
async function play(
  deps: Deps,
  accounts: Accounts,
  { config, demo, print, days, clock }: ServerOptions & { readonly days: number; readonly clock: MovableClock },
): Promise<void> {
  const { identifier } = demoNamed(demo ?? SAMPLED_DEMO);
  const site = await findSite(deps, { identifier });
  const isPlayed = existsSync(join(config.dataDir, COUNTS_FILE));
  if (site === null || isPlayed || config.smtpUrl !== null) {
    return print('No traffic is played: it needs a new demo, and no mail server.');
  }
  print(`Playing ${days} days of visits and orders …`);
  const commerce = createCommerce({ ...deps, config: { ...config, rateLimitFactor: PLAYED_RATE } });
  const handler = createRequestHandler(deps, commerce, accounts, PLAYED_RATE);
  const listening = await listen(handler, { host: '127.0.0.1', port: 0 });
  const { port } = new URL(config.appOrigin);
  const host = `${identifier}.${config.sitesDomain}${port === '' ? '' : `:${port}`}`;
  const visits = await playTraffic(deps, {
    site,
    checkout: commerce.checkout,
    days,
    port: listening.port,
    host,
    clock,
  });
  await listening.close();
  print(`Played ${visits} visits.`);
}

/** All played visitors come from one address. */
const PLAYED_RATE = 1_000_000;

function createRequestHandler(
  deps: Deps,
  commerce: Commerce,
  accounts: Accounts,
  rateFactor = deps.config.rateLimitFactor,
): ReturnType<typeof createHandler> {
  const { config } = deps;
  const crumbs = createCrumbs(deps.keyFor('crumb'), deps.randomBytes);
  const limits = createRateLimits(rateFactor);
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
    isReady: () =>
      deps.db.ping().then(
        () => true,
        () => false,
      ),
    metrics: createMetrics([() => deps.events.counts()], () => countJobs(deps.db)),
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
  return createHosts({
    appOrigin: deps.config.appOrigin,
    sitesDomain: deps.config.sitesDomain,
    apiHost: deps.config.apiHost,
    findByIdentifier: (identifier) => findSite(deps, { identifier }),
    findByDomain: (host) => findSite(deps, { host }),
    now: deps.now,
  });
}

function appRoutesOf(
  deps: Deps,
  commerce: Commerce,
  accounts: Accounts,
  crumbs: Crumbs,
  fonts: BuiltFiles['fonts'],
): AppRoute[] {
  const pageOf = (name: string) => readFileSync(join(APP_FOLDER, name), 'utf8');
  const appFiles = loadStaticFiles(join(APP_FOLDER, 'assets'));
  return appRoutes({
    ...deps,
    checkout: commerce.checkout,
    accounts,
    passwords: commerce.members.passwords,
    crumbs,
    appPage: pageOf('index.html'),
    editorPage: pageOf('editor.html'),
    appFiles,
    fonts,
  });
}

function announce(
  print: (line: string) => void,
  config: Config,
  identifiers: readonly string[],
  owner: (OwnerSignIn & { readonly token: string | null }) | null,
): void {
  const port = new URL(config.appOrigin).port;
  const scheme = new URL(config.appOrigin).protocol;
  print('');
  for (const identifier of identifiers) {
    print(`  Shop      ${scheme}//${identifier}.${config.sitesDomain}${port === '' ? '' : `:${port}`}`);
  }
  print(`  App       ${config.appOrigin}`);
  if (owner) print(`  Sign in   ${owner.email}  password ${owner.password}`);
  if (owner?.token) print(`  At once   ${config.appOrigin}${signInLinkPath(owner.token)}  (works once, for an hour)`);
  print('');
  print('  Ctrl-C stops everything.');
}
