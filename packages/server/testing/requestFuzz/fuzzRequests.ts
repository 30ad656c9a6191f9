import { APP_SESSION_PATH } from '@quoin/contract/endpoints/running';
import { type Draw, drawFromSeed } from '@quoin/domain/testing';
import { type Change, watchChanges } from './changes.ts';
import { type Corpus, createCorpus } from './corpus.ts';
import { type Material, requestTo } from './fuzzedRequest.ts';
import {
  type FuzzedServer,
  MEMBERS,
  memberEmail,
  openFuzzedServer,
  ownerEmail,
  PASSWORD,
  PEOPLE,
} from './fuzzedServer.ts';
import { type SeenRoute, seen } from './observed.ts';
import { type Answer, createPerson, type Person, type Sent } from './person.ts';

/** What a request did that none may do. */
export interface Broken {
  readonly what: string;
  readonly who: string;
  readonly request: string;
  readonly answer: string;
}

export interface RequestFuzzResult {
  readonly cases: number;
  readonly seconds: number;
  readonly routes: number;
  /** Routes that answered with something else than a refusal at least once. */
  readonly reached: number;
  readonly unreached: readonly string[];
  readonly statuses: Readonly<Record<string, number>>;
  readonly slowestMs: number;
  readonly slow: readonly string[];
  readonly broken: readonly Broken[];
}

const SLOW_MS = 2000;
const MOST_BROKEN = 200;
/** Requests make things themselves, that later ones are about. */
const MATERIAL_EVERY = 500;
/** Reading a page takes as long as answering it. */
const READS_EVERY = 3;
const WALKED = [
  ...['/', '/cart', '/checkout', '/search?q=print', '/donate', '/gift-card', '/restock', '/subscribe', '/cookies'],
  ...['/account', '/account/sign-in', '/account/sign-up', '/account/forgot', '/account/link', '/account/orders'],
  ...['/account/addresses', '/account/downloads', '/account/subscriptions', '/account/details', '/account/delete'],
] as const;

/** Random requests to every route, as visitor, member and owner, one at a time: the same seed asks the same. */
export async function fuzzRequests(options: {
  cases: number;
  seed: number;
  databaseUrl: string;
  /** Told now and then how far it is. */
  note?: (done: number, reached: number) => void;
}): Promise<RequestFuzzResult> {
  const server = await openFuzzedServer(options.databaseUrl);
  try {
    return await ask(server, options.cases, drawFromSeed(options.seed), options.note);
  } finally {
    await server.close();
  }
}

async function ask(
  server: FuzzedServer,
  cases: number,
  draw: Draw,
  note: (done: number, reached: number) => void = () => undefined,
): Promise<RequestFuzzResult> {
  const start = performance.now();
  const changes = await watchChanges(server.client);
  const people = await peopleOf(server);
  const statuses: Record<string, number> = {};
  const reached = new Set<SeenRoute>();
  const broken: Broken[] = [];
  const slow: string[] = [];
  let slowestMs = 0;
  const corpus = createCorpus(seen.routes, PASSWORD);
  let material = await server.material();
  for (let index = 0; index < cases && broken.length < MOST_BROKEN; index += 1) {
    const isSites = index < cases / 2;
    const routes = seen.routes.filter(({ surface }) => (surface === 'site') === isSites);
    const route = routes[index % routes.length]!;
    const person = isSites ? drawPerson(draw, people) : drawInsider(draw, people, route);
    if (index % MATERIAL_EVERY === 0) {
      material = await server.material();
      if (isSites) await walkShop(people, material, corpus, draw);
      note(index, reached.size);
    }
    const led = isSites && draw(2) === 0 ? corpus.requestTo(route, draw) : null;
    const sent = led ?? withKey(requestTo(route, draw, material), route, index);
    await changes.take();
    const answer = await person.send(sent).catch((fault: unknown) => nothing(fault));
    if (isSites && draw(READS_EVERY) === 0) corpus.read(sent, answer);
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    slowestMs = Math.max(slowestMs, answer.milliseconds);
    if (answer.milliseconds > SLOW_MS) slow.push(`${shown(sent)}: ${Math.round(answer.milliseconds)} ms`);
    if (answer.status < 400) reached.add(route);
    for (const what of faultsOf(sent, answer, await changes.take(), server)) {
      broken.push({
        what,
        who: person.name,
        request: shown(sent),
        answer: `${answer.status} ${answer.text.slice(0, 300)}`,
      });
    }
    await signInAgain(person, answer);
  }
  return {
    cases,
    seconds: Math.round((performance.now() - start) / 1000),
    routes: seen.routes.length,
    reached: reached.size,
    unreached: seen.routes.filter((route) => !reached.has(route)).map(({ method, path }) => `${method} ${path}`),
    ...{ statuses, slowestMs: Math.round(slowestMs), slow, broken },
  };
}

/** What most buyers and members look at: their forms and links are what is asked for afterwards. */
async function walkShop(people: People, { pages }: Material, corpus: Corpus, draw: Draw): Promise<void> {
  const some = Array.from({ length: 12 }, () => `/${pages[draw(pages.length)] ?? ''}`);
  for (const person of [people.visitor, people.member]) {
    for (const path of [...WALKED, ...some]) {
      const sent = { method: 'GET', path } as const;
      corpus.read(sent, await person.send(sent));
    }
  }
}

interface People {
  readonly visitor: Person;
  readonly member: Person;
  readonly owner: Person;
  readonly strangerOfApp: Person;
  /** With a key for everything. */
  readonly program: Person;
}

async function peopleOf({ port, site, apiKey }: FuzzedServer): Promise<People> {
  const shop = `${site.identifier}.localhost:${port}`;
  const app = `localhost:${port}`;
  const people = {
    visitor: createPerson('visitor', shop, port),
    member: createPerson('member', shop, port),
    owner: createPerson('owner', app, port),
    strangerOfApp: createPerson('visitor', app, port),
    program: createPerson('program', app, port, { authorization: `Bearer ${apiKey}`, 'user-agent': 'fuzz/1.0' }),
  };
  for (const person of [people.member, people.owner]) await signIn(person);
  await people.visitor.send({ method: 'GET', path: '/api/commerce/shopping-cart' });
  return people;
}

/** No answer at all counts as a fault. */
function nothing(fault: unknown): Answer {
  return { status: 599, type: '', text: String(fault), location: '', milliseconds: 0 };
}

function drawInsider(draw: Draw, { strangerOfApp, program, owner }: People, { surface }: SeenRoute): Person {
  if (draw(15) === 0) return strangerOfApp;
  return surface === 'api' ? program : owner;
}

/** Each request of a program is another one, unless it says otherwise. */
function withKey(sent: Sent, { surface, method }: SeenRoute, index: number): Sent {
  if (surface !== 'api' || method === 'GET') return sent;
  return { ...sent, headers: { ...sent.headers, 'idempotency-key': `fuzz-${index}` } };
}

function drawPerson(draw: Draw, { visitor, member }: People): Person {
  return draw(2) === 0 ? visitor : member;
}

/** As the next of these people, where this one is locked out or has another address by now. */
async function signIn(person: Person): Promise<void> {
  if (person.name === 'visitor' || person.name === 'program') return;
  const accounts = person.name === 'owner' ? PEOPLE : MEMBERS;
  for (; person.account < accounts; person.account += 1) {
    person.cookies.clear();
    const { status } = await person.send(signInRequest(person));
    if (status < 400) return;
  }
  throw new Error(`No ${person.name} is left who can sign in.`);
}

function signInRequest({ name, account }: Person): Sent {
  if (name === 'owner') return jsonRequest(APP_SESSION_PATH, { email: ownerEmail(account), password: PASSWORD });
  return {
    method: 'POST',
    path: '/account/sign-in',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ email: memberEmail(account), password: PASSWORD }).toString(),
  };
}

function jsonRequest(path: string, body: unknown): Sent {
  return { method: 'POST', path, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

/** Who was signed out by what he asked for, or asks for something that wants the password anew. */
async function signInAgain(person: Person, { status, text }: Answer): Promise<void> {
  const session = person.name === 'owner' ? 'staff' : 'sid';
  const hasSession = person.name === 'member' || person.name === 'owner';
  const isGone = hasSession && !person.cookies.has(session);
  if (isGone || (person.name === 'owner' && status === 401) || text.includes('freshSignInNeeded')) await signIn(person);
}

function* faultsOf(sent: Sent, answer: Answer, changes: readonly Change[], server: FuzzedServer): Generator<string> {
  const faults = server.takeFaults();
  if (answer.status >= 500 || faults.length > 0) yield `a fault: ${faults.join('\n').slice(0, 3000)}`;
  const tables = [...new Set(changes.map(({ table }) => table))].filter((table) => !isKept(sent, table));
  if (answer.status >= 400 && tables.length > 0) yield `refused, and changed ${tables.join(', ')}`;
  const others = changes.filter(({ websiteId }) => websiteId === server.other.id);
  if (others.length > 0) yield `changed ${others.map(({ table }) => table).join(', ')} of another site`;
  if (answer.type.includes('json')) yield* jsonFaultsOf(sent, answer);
}

/**
 * Kept although the answer is a no: what other screens have changed since is taken into the document by who opens the canvas,
 * publishes, or changes what visitors see at once; when a key was used last; what is right of a checkout's first page and of its questions stays while something
 * is wrong; and a checkout begins with the first thing that is asked of it.
 */
function isKept({ method, path }: Sent, table: string): boolean {
  if (method !== 'GET' && /^(?:\/checkout|\/api\/checkout\/(?:answers|contact|address|shipping))(?:\?|$)/.test(path))
    return table === 'checkout';
  if (/^\/(?:1\.[01]|v[12])\//.test(path) && table === 'api_key') return true;
  return (
    /\/document\/(?:publication|canvas)(?:\?|$)|\/UpdateNavigation\?|\/site-header-footer\?/.test(path) &&
    /^(?:live_record|draft_record|site_change|site_draft)$/.test(table)
  );
}

function* jsonFaultsOf(sent: Sent, { status, text }: Answer): Generator<string> {
  const body = parsed(text);
  if (body === undefined) yield 'says JSON and sends none';
  const isProblem = typeof (body as { error?: unknown } | null)?.error === 'string';
  if (status >= 400 && sent.path.startsWith('/api/') && !isProblem) yield 'a refusal without a sentence';
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function shown({ method, path, headers, body }: Sent): string {
  const text = typeof body === 'string' ? body : body === undefined ? '' : `${body.length} bytes`;
  return `${method} ${path.slice(0, 400)} ${headers?.['content-type'] ?? ''} ${JSON.stringify(text.slice(0, 600))}`;
}
