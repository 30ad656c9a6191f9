import { type Draw, drawFromSeed } from '@quoin/domain/testing';
import type { Answers } from '../heldAnswers.ts';
import { watchChanges } from './changes.ts';
import { createCorpus } from './corpus.ts';
import { faultsOf } from './faults.ts';
import { requestTo } from './fuzzedRequest.ts';
import { type FuzzedServer, openFuzzedServer, PASSWORD } from './fuzzedServer.ts';
import { type SeenRoute, seen } from './observed.ts';
import { drawInsider, drawPerson, peopleOf, signInAgain } from './people.ts';
import type { Answer, Sent } from './person.ts';
import { createReach, type ReachFigures } from './reach.ts';
import { readApp, walkShop } from './walks.ts';

/** What a request did that none may do. */
export interface Broken {
  readonly what: string;
  readonly who: string;
  readonly request: string;
  readonly answer: string;
}

export interface RequestFuzzResult extends ReachFigures {
  readonly cases: number;
  readonly seconds: number;
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

export interface FuzzOptions {
  readonly cases: number;
  readonly seed: number;
  readonly databaseUrl: string;
  readonly answers: Answers;
  /** Told now and then how far it is. */
  readonly note?: (done: number, reached: number) => void;
}

/** Random requests to every route, as visitor, member and owner, one at a time: the same seed asks the same. */
export async function fuzzRequests(options: FuzzOptions): Promise<RequestFuzzResult> {
  const server = await openFuzzedServer(options.databaseUrl);
  try {
    return await ask(server, options, drawFromSeed(options.seed));
  } finally {
    await server.close();
  }
}

async function ask(
  server: FuzzedServer,
  { cases, answers, note = () => undefined }: FuzzOptions,
  draw: Draw,
): Promise<RequestFuzzResult> {
  const start = performance.now();
  const changes = await watchChanges(server.client);
  const people = await peopleOf(server);
  const statuses: Record<string, number> = {};
  const broken: Broken[] = [];
  const slow: string[] = [];
  const reach = createReach(answers);
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
      else if (index < cases / 2 + MATERIAL_EVERY) await readApp(people, material);
      note(index, reach.count());
    }
    const led = isSites && draw(2) === 0 ? corpus.requestTo(route, draw) : null;
    const sent = led ?? withKey(requestTo(route, draw, material, reach.has(route)), route, index);
    await changes.take();
    seen.answers.length = 0;
    const answer = await person.send(sent).catch((fault: unknown) => nothing(fault));
    if (isSites && draw(READS_EVERY) === 0) corpus.read(sent, answer);
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    slowestMs = Math.max(slowestMs, answer.milliseconds);
    if (answer.milliseconds > SLOW_MS) slow.push(`${shown(sent)}: ${Math.round(answer.milliseconds)} ms`);
    if (answer.status < 400) for (const { value } of seen.answers) server.pool.learn(value);
    const wrong = reach.take(route, answer);
    for (const what of [...faultsOf(sent, answer, await changes.take(), server), ...wrong]) {
      broken.push({
        what,
        who: person.name,
        request: shown(sent),
        answer: `${answer.status} ${answer.text.slice(0, 300)}`,
      });
    }
    await signInAgain(person, answer);
  }
  const seconds = Math.round((performance.now() - start) / 1000);
  return { cases, seconds, ...reach.figures(), statuses, slowestMs: Math.round(slowestMs), slow, broken };
}

/** No answer at all counts as a fault. */
function nothing(fault: unknown): Answer {
  return { status: 599, type: '', text: String(fault), location: '', milliseconds: 0 };
}

/** Each request of a program is another one, unless it says otherwise. */
function withKey(sent: Sent, { surface, method }: SeenRoute, index: number): Sent {
  if (surface !== 'api' || method === 'GET') return sent;
  return { ...sent, headers: { ...sent.headers, 'idempotency-key': `fuzz-${index}` } };
}

function shown({ method, path, headers, body }: Sent): string {
  const text = typeof body === 'string' ? body : body === undefined ? '' : `${body.length} bytes`;
  return `${method} ${path.slice(0, 400)} ${headers?.['content-type'] ?? ''} ${JSON.stringify(text.slice(0, 600))}`;
}
