import type { Answers } from '../heldAnswers.ts';
import { watchChanges } from './changes.ts';
import { faultsOf } from './faults.ts';
import type { FuzzedServer } from './fuzzedServer.ts';
import { type SeenRoute, seen } from './observed.ts';
import type { Answer, Person, Sent } from './person.ts';
import { createReach, type ReachFigures } from './reach.ts';
import {
  createSlowness,
  isAskedAgain,
  isTooSlow,
  mayLast,
  type SlownessFigures,
  shownTime,
  timed,
} from './slowness.ts';

/** What a request did that none may do. */
export interface Broken {
  readonly what: string;
  readonly who: string;
  readonly request: string;
  readonly answer: string;
}

export interface JudgedFigures extends ReachFigures, SlownessFigures {
  readonly statuses: Readonly<Record<string, number>>;
  readonly broken: readonly Broken[];
}

/** Sends requests one at a time, and notes what is wrong with their answers. */
export async function createJudge(server: FuzzedServer, answers: Answers) {
  const changes = await watchChanges(server.client);
  const statuses: Record<string, number> = {};
  const broken: Broken[] = [];
  const reach = createReach(answers);
  const slowness = createSlowness();
  const blame = (what: string, { name }: Person, sent: Sent, { status, text }: Answer) =>
    broken.push({ what, who: name, request: shown(sent), answer: `${status} ${text.slice(0, 300)}` });
  const sendOnce = async (person: Person, route: SeenRoute, sent: Sent) => {
    await changes.take();
    seen.answers.length = 0;
    const [answer, taken] = await timed(() => person.send(sent).catch((fault: unknown) => nothing(fault)));
    slowness.note(route, taken);
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1;
    if (answer.status < 400) for (const { value } of seen.answers) server.pool.learn(value);
    const wrong = reach.take(route, answer);
    for (const what of [...faultsOf(sent, answer, await changes.take(), server), ...wrong])
      blame(what, person, sent, answer);
    return [answer, taken] as const;
  };
  return {
    reach,
    broken: broken as readonly Broken[],
    async send(person: Person, route: SeenRoute, sent: Sent): Promise<Answer> {
      const [answer, first] = await sendOnce(person, route, sent);
      if (mayLast(route)) return answer;
      const tries = [first];
      while (isAskedAgain(tries)) tries.push((await sendOnce(person, route, sent))[1]);
      if (isTooSlow(tries)) blame(`over 2 s: ${tries.map(shownTime).join('; ')}`, person, sent, answer);
      return answer;
    },
    figures: (): JudgedFigures => ({ ...reach.figures(), ...slowness.figures(), statuses, broken }),
  };
}

/** No answer at all counts as a fault. */
function nothing(fault: unknown): Answer {
  return { status: 599, type: '', text: String(fault), location: '', milliseconds: 0 };
}

function shown({ method, path, headers, body }: Sent): string {
  const text = typeof body === 'string' ? body : body === undefined ? '' : `${body.length} bytes`;
  return `${method} ${path.slice(0, 400)} ${headers?.['content-type'] ?? ''} ${JSON.stringify(text.slice(0, 600))}`;
}
