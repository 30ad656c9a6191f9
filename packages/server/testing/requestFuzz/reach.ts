import { type Answers, createAnswerChecks } from '../heldAnswers.ts';
import { parsed } from './faults.ts';
import { nameOf, type SeenRoute, seen } from './observed.ts';
import type { Answer } from './person.ts';

/** What came of the routes so far. */
export interface ReachFigures {
  readonly routes: number;
  /** Routes that answered with something else than a refusal at least once. */
  readonly reached: number;
  /** The others, with what they mostly said. */
  readonly unreached: readonly string[];
  /** Routes whose answers as JSON were held to a type, and those that answered JSON of none. */
  readonly held: number;
  readonly unheld: readonly string[];
  /** Answers that were held. */
  readonly heldAnswers: number;
}

/** Which routes were reached, and what they answer as JSON, held to its types. */
export function createReach(answers: Answers) {
  const checks = createAnswerChecks(answers);
  const reached = new Set<SeenRoute>();
  const refusals = new Map<SeenRoute, Map<string, number>>();
  const held = new Set<SeenRoute>();
  const unheld = new Set<SeenRoute>();
  let count = 0;
  return {
    has: (route: SeenRoute) => reached.has(route),
    count: () => reached.size,
    /** Notes an answer; answers what of it is not of its type. */
    take(route: SeenRoute, answer: Answer): readonly string[] {
      const typed = seen.answers.filter(({ call }) => checks.isHeld(call));
      count += typed.length;
      if (answer.status >= 400) noteRefusal(refusals, route, answer);
      else {
        reached.add(route);
        if (answer.type.includes('json')) (typed.length > 0 ? held : unheld).add(route);
      }
      return typed.map(({ call, value }) => checks.check(call, value)).filter((wrong) => wrong !== null);
    },
    figures: (): ReachFigures => ({
      routes: seen.routes.length,
      reached: reached.size,
      unreached: seen.routes
        .filter((route) => !reached.has(route))
        .map((route) => `${nameOf(route)} (${mostOf(refusals.get(route))})`),
      held: held.size,
      unheld: [...unheld].map(nameOf),
      heldAnswers: count,
    }),
  };
}

/** What a route says when it refuses: its code, or where it leads. */
function noteRefusal(refusals: Map<SeenRoute, Map<string, number>>, route: SeenRoute, { status, text }: Answer): void {
  const said = refusals.get(route) ?? new Map<string, number>();
  const { errorKey = '', field = '' } = (parsed(text) ?? {}) as { errorKey?: string; field?: string };
  const refusal = `${status} ${errorKey} ${field}`.trim();
  refusals.set(route, said.set(refusal, (said.get(refusal) ?? 0) + 1));
}

function mostOf(said: ReadonlyMap<string, number> = new Map()): string {
  return [...said]
    .sort(([, one], [, other]) => other - one)
    .slice(0, 3)
    .map(([refusal, count]) => `${refusal} × ${count}`)
    .join(', ');
}
