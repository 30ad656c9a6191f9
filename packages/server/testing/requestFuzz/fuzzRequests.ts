import { type Draw, drawFromSeed } from '@quoin/domain/testing';
import type { Answers } from '../heldAnswers.ts';
import { createCorpus } from './corpus.ts';
import { requestTo } from './fuzzedRequest.ts';
import { type FuzzedServer, openFuzzedServer, PASSWORD } from './fuzzedServer.ts';
import { createJudge, type JudgedFigures } from './judge.ts';
import { type SeenRoute, seen } from './observed.ts';
import { drawInsider, drawPerson, peopleOf, signInAgain } from './people.ts';
import type { Sent } from './person.ts';
import { readApp, walkShop } from './walks.ts';

export interface RequestFuzzResult extends JudgedFigures {
  readonly cases: number;
  readonly seconds: number;
}

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
  /** Called now and then to report progress. */
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
  const judge = await createJudge(server, answers);
  const people = await peopleOf(server);
  const corpus = createCorpus(seen.routes, PASSWORD);
  let material = await server.material();
  for (let index = 0; index < cases && judge.broken.length < MOST_BROKEN; index += 1) {
    const isSites = index < cases / 2;
    const routes = seen.routes.filter(({ surface }) => (surface === 'site') === isSites);
    const route = routes[index % routes.length]!;
    const person = isSites ? drawPerson(draw, people) : drawInsider(draw, people, route);
    if (index % MATERIAL_EVERY === 0) {
      material = await server.material();
      if (isSites) await walkShop(people, material, corpus, draw);
      else if (index < cases / 2 + MATERIAL_EVERY) await readApp(people, material);
      note(index, judge.reach.count());
    }
    const led = isSites && draw(2) === 0 ? corpus.requestTo(route, draw) : null;
    const sent = led ?? withKey(requestTo(route, draw, material, judge.reach.has(route)), route, index);
    const answer = await judge.send(person, route, sent);
    if (isSites && draw(READS_EVERY) === 0) corpus.read(sent, answer);
    if (person === people.program && answer.status === 401) await server.keepApiKey();
    await signInAgain(person, answer);
  }
  const seconds = Math.round((performance.now() - start) / 1000);
  return { cases, seconds, ...judge.figures() };
}

/** Each request of a program is another one, unless it says otherwise. */
function withKey(sent: Sent, { surface, method }: SeenRoute, index: number): Sent {
  if (surface !== 'api' || method === 'GET') return sent;
  return { ...sent, headers: { ...sent.headers, 'idempotency-key': `fuzz-${index}` } };
}
