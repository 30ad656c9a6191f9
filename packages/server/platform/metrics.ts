import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Numbers for a monitoring system, in the Prometheus text format at `/metrics`. */
export interface Metrics {
  /** Starts timing a request; call the result with its surface and status when it is answered. */
  startTimer(): (surface: string, status: number) => void;
  text(): Promise<string>;
  readonly contentType: string;
}

/** What one queue of browsers' reports did since the start. */
export interface QueueFigures {
  readonly name: string;
  readonly taken: number;
  readonly written: number;
  /** No room, or refused by the database for what it holds. */
  readonly dropped: number;
  readonly waiting: number;
}

/** How many jobs there are in each state. */
export type JobFigures = () => Promise<ReadonlyMap<string, number>>;

export function createMetrics(queues: readonly (() => QueueFigures)[] = [], jobs: JobFigures | null = null): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Counter({
    name: 'quoin_http_requests_total',
    help: 'Requests answered, by surface (site, app, probe, unknown) and status.',
    labelNames: ['surface', 'status'],
    registers: [registry],
  });
  const seconds = new Histogram({
    name: 'quoin_http_request_seconds',
    help: 'Seconds from request to answer, by surface.',
    labelNames: ['surface'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [registry],
  });
  watchQueues(registry, queues);
  if (jobs !== null) watchJobs(registry, jobs);
  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    startTimer() {
      const start = performance.now();
      return (surface, status) => {
        requests.inc({ surface, status: String(status) });
        seconds.observe({ surface }, (performance.now() - start) / 1000);
      };
    },
  };
}

/** Queries the database when metrics are requested. Finished jobs are not counted. */
function watchJobs(registry: Registry, jobs: JobFigures): void {
  new Gauge({
    name: 'quoin_jobs',
    help: 'Jobs that are not done, by state (waiting, running, dead).',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      this.reset();
      for (const [state, count] of await jobs()) this.set({ state }, count);
    },
  });
}

/** Read when metrics are requested. Taken, written and dropped only ever rise. Waiting is the current number. */
function watchQueues(registry: Registry, queues: readonly (() => QueueFigures)[]): void {
  new Gauge({
    name: 'quoin_reports',
    help: 'Reports of browsers, by queue and what became of them (taken, written, dropped, waiting).',
    labelNames: ['queue', 'state'],
    registers: [registry],
    collect() {
      for (const figures of queues.map((read) => read())) {
        for (const state of ['taken', 'written', 'dropped', 'waiting'] as const) {
          this.set({ queue: figures.name, state }, figures[state]);
        }
      }
    },
  });
}
