import { createHash, randomBytes } from 'node:crypto';
import type { Config } from '../config.ts';
import type { SiteDatabase } from '../database/database.ts';
import type { FileStore } from '../gateways/files.ts';
import { type AppPipeline, answerApp } from '../http/appPipeline.ts';
import { createCrumbs } from '../http/crumbs.ts';
import { createRateLimits } from '../http/limits.ts';
import type { RequestHead } from '../http/readRequest.ts';
import type { Reply } from '../http/reply.ts';
import type { Request } from '../http/request.ts';
import type { AppRoute } from '../http/route.ts';
import { Router } from '../http/router.ts';
import { type Accounts, createAccounts } from '../operations/accounts/accounts.ts';
import { appRoutes } from '../routes/app.ts';
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
export interface AppDoor {
  readonly accounts: Accounts;
  readonly routes: readonly AppRoute[];
  readonly pipeline: AppPipeline;
  call(call: AppCall): Promise<Reply>;
  /** Calls as somebody: with the session's cookie and, for changes, its crumb. */
  callAs(sessionToken: string, call: AppCall): Promise<Reply>;
}

export interface AppDoorOptions {
  readonly db: SiteDatabase;
  readonly now?: () => number;
  readonly files?: FileStore;
  readonly appPage?: string;
}

const NO_FILES: FileStore = {
  put: () => Promise.reject(new Error('This door stores nothing.')),
  find: () => Promise.resolve(null),
};

export function openAppDoor({
  db,
  now = Date.now,
  files = NO_FILES,
  appPage = '<!doctype html>',
}: AppDoorOptions): AppDoor {
  const accounts = createAccounts({ db, now, newId, randomBytes });
  const crumbs = createCrumbs(new Uint8Array(32).fill(7), randomBytes);
  const config = { appOrigin: ORIGIN, sitesDomain: 'localhost' } as Config;
  const appFiles = { names: [], reply: () => null };
  const routes = appRoutes({ db, now, newId, config, files, keyFor: testKeyFor, accounts, crumbs, appPage, appFiles });
  const pipeline: AppPipeline = { routes: new Router(routes), limits: createRateLimits(1000), crumbs, desk: accounts };
  const call = (made: AppCall) => answerApp(pipeline, headOf(made), async () => bodyOf(made));
  return {
    accounts,
    routes,
    pipeline,
    call,
    callAs: (sessionToken, made) =>
      call({
        ...made,
        cookies: { staff: sessionToken, ...made.cookies },
        headers: { 'x-csrf-token': crumbs.forStaff(sessionToken), ...made.headers },
      }),
  };
}

function headOf(call: AppCall): RequestHead {
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
