import { isConnectionFault } from '../buying/patientBuyer.ts';
import type { Answer } from '../installation.ts';
import type { NodeName } from './balancer.ts';

/** A request that got no answer of the product. */
export interface Lost {
  /** `502`, `ECONNRESET`. */
  readonly how: string;
  /** What the balancer says; null: the connection broke before it said anything. */
  readonly node: string | null;
  readonly from: number;
  readonly until: number;
}

interface Kill {
  readonly node: NodeName;
  readonly from: number;
  /** Until then the dying process still takes connections. */
  until: number;
}

export interface RequestLog {
  /** Notes one request; null: it was lost. */
  ask(act: () => Promise<Answer>): Promise<Answer | null>;
  /** Notes a kill around `act`. */
  killing(node: NodeName, act: () => Promise<void>): Promise<void>;
  /** Those that a killed machine held when it was killed. */
  held(): readonly Lost[];
  /** All others: nobody should have seen them. */
  unexplained(): readonly Lost[];
  answered(): number;
}

const MS = 5;

export function createRequestLog(): RequestLog {
  const [lost, kills]: [Lost[], Kill[]] = [[], []];
  let answered = 0;
  const isHeld = ({ node, from, until }: Lost) =>
    kills.some((kill) => (node === null || node === kill.node) && from <= kill.until + MS && until >= kill.from);
  return {
    async ask(act) {
      const from = performance.now();
      const note = (how: string, node: string | null) => void lost.push({ how, node, from, until: performance.now() });
      try {
        const answer = await act();
        if (answer.status < 500) {
          answered += 1;
          return answer;
        }
        note(String(answer.status), String(answer.headers['x-node'] ?? ''));
      } catch (error) {
        if (!isConnectionFault(error)) throw error;
        note((error as NodeJS.ErrnoException).code ?? String(error), null);
      }
      return null;
    },
    async killing(node, act) {
      const kill: Kill = { node, from: performance.now(), until: Number.POSITIVE_INFINITY };
      kills.push(kill);
      await act();
      kill.until = performance.now();
    },
    held: () => lost.filter(isHeld),
    unexplained: () => lost.filter((each) => !isHeld(each)),
    answered: () => answered,
  };
}
