import cluster, { type Worker } from 'node:cluster';
import { AggregatorRegistry } from 'prom-client';
import type { Metrics } from './metrics.ts';

/** A process asks the first one for the figures of all, and gets them as text. */
interface Question {
  readonly type: typeof QUESTION;
  readonly id: number;
}

interface Answer {
  readonly type: typeof ANSWER;
  readonly id: number;
  readonly text: string;
  readonly error?: string;
}

const QUESTION = 'quoin:metricsQuestion';
const ANSWER = 'quoin:metricsAnswer';

/** In one process of several, `text` is of all of them, added up; a process that is alone answers for itself. */
export function groupMetrics(own: Metrics): Metrics {
  if (!cluster.isWorker) return own;
  AggregatorRegistry.setRegistries(own.registry);
  // Answers the first process from now on.
  new AggregatorRegistry();
  return { ...own, text: askFirstProcess() };
}

function askFirstProcess(): () => Promise<string> {
  const waiting = new Map<number, (answer: Answer) => void>();
  process.on('message', (message: Partial<Answer> | null) => {
    if (message?.type !== ANSWER || message.id === undefined) return;
    waiting.get(message.id)?.(message as Answer);
    waiting.delete(message.id);
  });
  let asked = 0;
  return async () => {
    const id = ++asked;
    const answer = await new Promise<Answer>((resolve) => {
      waiting.set(id, resolve);
      process.send?.({ type: QUESTION, id } satisfies Question);
    });
    if (answer.error !== undefined) throw new Error(`The figures of all processes are not there: ${answer.error}`);
    return answer.text;
  };
}

/** In the first process: adds up what the others have counted when one of them asks. */
export function addUpMetrics(): void {
  const all = new AggregatorRegistry();
  cluster.on('message', (worker: Worker, message: Partial<Question> | null) => {
    if (message?.type !== QUESTION || message.id === undefined) return;
    const { id } = message;
    const reply = (answer: Pick<Answer, 'text' | 'error'>) => {
      if (worker.isConnected()) worker.send({ type: ANSWER, id, ...answer } satisfies Answer);
    };
    all.clusterMetrics().then(
      (text) => reply({ text }),
      (error: Error) => reply({ text: '', error: error.message }),
    );
  });
}
