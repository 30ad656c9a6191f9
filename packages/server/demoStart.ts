import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { signInLinkPath } from '@quoin/contract/endpoints/running';
import { createCommerce } from './commerce.ts';
import {
  COUNTS_FILE,
  demoNamed,
  ensureDemo,
  type MovableClock,
  type OwnerSignIn,
  playTraffic,
  SAMPLE_DAYS,
} from './demo/index.ts';
import type { Deps } from './deps.ts';
import type { Config } from './platform/config.ts';
import { listen } from './platform/http/listen.ts';
import type { Logger } from './platform/log.ts';
import { createRequestHandler } from './requestHandler.ts';
import { findSite, listIdentifiers } from './sites/index.ts';
import type { Accounts } from './team/index.ts';

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

interface Making {
  readonly deps: Deps;
  readonly accounts: Accounts;
  readonly clock: MovableClock;
}

/** The demo that has sample data. */
const SAMPLED_DEMO = 'prints';

/** Makes the demo where one is wanted, before anybody is answered. Returns how to say where everything is. */
export async function makeDemo(making: Making, options: ServerOptions): Promise<() => Promise<void>> {
  const { deps, accounts, clock } = making;
  const sampleDataUntil = wantsSampleData(options) ? Date.now() : null;
  const days = options.traffic ?? (sampleDataUntil === null ? 0 : SAMPLE_DAYS);
  const owner = await ensureDemo(deps, accounts, {
    demo: demoNamed(options.demo ?? SAMPLED_DEMO),
    isAskedFor: options.demo !== null,
    sampleDataUntil,
    onStart() {
      // What is sold must be older than the first of its sales.
      if (days > 0) clock.set(Date.now() - (days + 1) * 86_400_000);
      options.print('Making the demo …');
    },
  });
  clock.release();
  if (options.traffic) await play(making, { ...options, days: options.traffic });
  return async () => {
    const token = owner && (await accounts.makeOwnerLink(owner.email));
    announce(options.print, deps.config, await listIdentifiers(deps), owner && { ...owner, token });
  };
}

function wantsSampleData({ config, traffic, demo }: ServerOptions): boolean {
  return config.hasSampleData && !traffic && (demo ?? SAMPLED_DEMO) === SAMPLED_DEMO;
}

/** Nobody is kept waiting while it is played: the server listens to itself, with the clock turned back, and to nobody else. */
async function play(
  { deps, accounts, clock }: Making,
  { config, demo, print, days }: ServerOptions & { readonly days: number },
): Promise<void> {
  const { identifier } = demoNamed(demo ?? SAMPLED_DEMO);
  const site = await findSite(deps, { identifier });
  const isPlayed = existsSync(join(config.dataDir, COUNTS_FILE));
  if (site === null || isPlayed || config.smtpUrl !== null) {
    return print('No traffic is played: it needs a new demo, and no mail server.');
  }
  print(`Playing ${days} days of visits and orders …`);
  const commerce = createCommerce({ ...deps, config: { ...config, rateLimitFactor: PLAYED_RATE } });
  const handler = createRequestHandler({ deps, commerce, accounts }, { rateFactor: PLAYED_RATE });
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
