import { createHash, randomBytes } from 'node:crypto';
import { parseQueryString } from '@quoin/domain/site';
import { appRoutes } from '../appRoutes.ts';
import type { CheckoutDeps } from '../checkout/checkoutDeps.ts';
import { createPresence } from '../pages/documents/presence.ts';
import type { Config } from '../platform/config.ts';
import type { SiteDatabase } from '../platform/database/database.ts';
import type { DomainLookup } from '../platform/gateways/domains/domainLookup.ts';
import type { FileStore } from '../platform/gateways/files/fileStore.ts';
import type { FilmProvider } from '../platform/gateways/films/filmProvider.ts';
import { type AppPipeline, answerApp } from '../platform/http/appPipeline.ts';
import { createCrumbs } from '../platform/http/protection/crumbs.ts';
import { createRateLimits } from '../platform/http/protection/limits.ts';
import type { RequestHead } from '../platform/http/reading/readRequest.ts';
import type { Request } from '../platform/http/reading/request.ts';
import type { Reply } from '../platform/http/replies/reply.ts';
import type { AppRoute } from '../platform/http/route.ts';
import { Router } from '../platform/http/router.ts';
import type { SitePages } from '../storefront/answering/sitePages.ts';
import { createDraftMemory } from '../storefront/draft/draftMemory.ts';
import { type Accounts, createAccounts } from '../team/accounts.ts';
import { createPasswords } from '../team/signIn/passwords.ts';
import { countedHashing } from '../team/testing/countedHashing.ts';
import { newId } from './appShop.ts';

const ORIGIN = 'http://localhost:3000';

export interface AppCall {
  readonly method?: Request['method'];
  readonly path: string;
  readonly query?: Request['query'];
  readonly body?: unknown;
  /** Cookies by their plain names. */
  readonly cookies?: Readonly<Record<string, string>>;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The app without a network: requests go through its whole pipeline, in process. */
export interface AppClient {
  readonly accounts: Accounts;
  readonly routes: readonly AppRoute[];
  readonly pipeline: AppPipeline;
  crumbFor(sessionToken: string): string;
  call(call: AppCall): Promise<Reply>;
  /** Sends a call as a user: with the session's cookie and, for changes, its crumb. */
  callAs(sessionToken: string, call: AppCall): Promise<Reply>;
}

export interface AppClientOptions {
  readonly db: SiteDatabase;
  readonly now?: () => number;
  readonly files?: FileStore;
  /** Settings that differ from those of the other clients. */
  readonly settings?: Partial<Config>;
  /** For the routes about templates; without it they fail. */
  readonly pages?: SitePages;
  /** For acts on orders; without it those that need payments fail. */
  readonly checkout?: CheckoutDeps;
  /** The film provider. Default: one that shows all films. */
  readonly films?: FilmProvider;
  /** The domain lookup. Default: one that finds no domain. */
  readonly domainLookup?: DomainLookup;
}

const NO_FILES: FileStore = {
  put: () => Promise.reject(new Error('This client stores nothing.')),
  find: () => Promise.resolve(null),
  receive: () => Promise.reject(new Error('This client stores nothing.')),
  remove: () => Promise.resolve(),
  list: () => (async function* () {})(),
};

const NO_PAGES = { themes: { names: async () => [] } } as unknown as SitePages;

export function createAppClient({
  db,
  now = Date.now,
  files = NO_FILES,
  settings = {},
  pages = NO_PAGES,
  films = { ask: () => Promise.resolve('shown') },
  domainLookup = { addressesOf: () => Promise.resolve([]), certificateOf: () => Promise.resolve(null) },
  checkout = { db, now, newId, keyFor: testKeyFor, invalidate: () => undefined } as unknown as CheckoutDeps,
}: AppClientOptions): AppClient {
  const passwords = createPasswords(countedHashing());
  const accounts = createAccounts({ db, now, newId, randomBytes, keyFor: testKeyFor }, passwords);
  const crumbs = createCrumbs(new Uint8Array(32).fill(7), randomBytes);
  const config = {
    appOrigin: ORIGIN,
    sitesDomain: 'localhost',
    newSites: 'owners',
    siteStorageBytes: null,
    backups: { place: null, keep: 7, hour: 3, passphrase: null },
    ...settings,
  } as Config;
  const appFiles = { names: [], reply: () => null };
  const routes = appRoutes({
    visiting: () => Promise.reject(new Error('This client visits no site.')),
    db,
    now,
    newId,
    config,
    files,
    keyFor: testKeyFor,
    randomBytes,
    pages,
    drafts: createDraftMemory(),
    presence: createPresence(now, db),
    checkout,
    films,
    domainLookup,
    accounts,
    passwords,
    crumbs,
    appPage: (screen, language) => `<!doctype html><html lang="${language}"><title>${screen}</title>`,
    appFiles,
  });
  const pipeline: AppPipeline = {
    routes: new Router(routes),
    limits: createRateLimits(1000),
    crumbs,
    sessions: accounts,
  };
  const call = (made: AppCall) => answerApp(pipeline, headOf(made), async () => bodyOf(made));
  return {
    accounts,
    routes,
    pipeline,
    crumbFor: (sessionToken) => crumbs.forStaff(sessionToken),
    call,
    callAs: (sessionToken, made) =>
      call({
        ...made,
        cookies: { staff: sessionToken, ...made.cookies },
        headers: { 'x-csrf-token': crumbs.forStaff(sessionToken), ...made.headers },
      }),
  };
}

/** A call as the pipeline gets it. */
export function headOf(call: AppCall): RequestHead {
  return {
    method: call.method ?? 'GET',
    path: call.path,
    query: call.query ?? {},
    url: call.path,
    headers: { 'sec-fetch-site': 'same-origin', ...call.headers },
    cookies: new Map(Object.entries(call.cookies ?? {})),
    ip: '127.0.0.1',
    origin: ORIGIN,
    isSecure: false,
    id: 'test',
  };
}

function bodyOf(call: AppCall): Pick<Request, 'body' | 'bodyType'> {
  if (call.body === undefined) return { body: undefined, bodyType: 'none' };
  return { body: call.body, bodyType: call.body instanceof Uint8Array ? 'file' : 'json' };
}

/** Keys of tests: one per purpose, always the same. */
export function testKeyFor(purpose: string): Uint8Array {
  return createHash('sha256').update(purpose).digest();
}

/** The JSON of a reply. */
export function answerOf<Answer>(reply: Reply): Answer {
  return JSON.parse(String(reply.body)) as Answer;
}

/** A person's role on a site. */
export interface TestMember {
  readonly roles?: readonly number[];
  readonly isOwner?: boolean;
  readonly displayName?: string;
}

/** Creates a contributor to the site, signs them in and returns the session. The address is `<name>@example.com`. */
export async function signInMember(
  client: AppClient,
  websiteId: string,
  name: string,
  { roles = [], isOwner = false, displayName = name }: TestMember,
): Promise<string> {
  const [email, password] = [`${name}@example.com`, 'correct horse battery'];
  const made = await client.accounts.createAccount({ email, password, displayName });
  if (!made.ok) throw new Error(made.problem.code);
  await client.accounts.addMember({ websiteId, accountId: made.value, roles, isOwner });
  const session = await client.accounts.signIn({ email, password, previousToken: null });
  if (!session.ok) throw new Error(session.problem.code);
  return session.value.token;
}

/** Calls about one site, by the rest of their path with its query; answers what came as JSON. */
export function callsOf(identifier: string, shop: () => { readonly client: AppClient; readonly session: string }) {
  return async <Answer>(method: AppCall['method'], path: string, body?: unknown, session = shop().session) => {
    const [rest = '', search = ''] = path.split('?');
    const call = { method, path: `/api/app/sites/${identifier}${rest}`, query: parseQueryString(search) };
    const reply = await shop().client.callAs(session, body === undefined ? call : { ...call, body });
    return { status: reply.status, body: answerOf<Answer>(reply) };
  };
}
