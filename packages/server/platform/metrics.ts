import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { PoolCounts } from './database/database.ts';
import type { ReplicaFigures } from './database/readReplica.ts';

/** Numbers for a monitoring system, in the Prometheus text format at `/metrics`. */
export interface Metrics {
  /** Starts timing a request; call the result when it is answered. */
  startTimer(): (answered: Answered) => void;
  text(): Promise<string>;
  readonly registry: Registry;
  readonly contentType: string;
}

export interface Answered {
  readonly surface: string;
  /** See `requestKind`. */
  readonly kind: string;
  readonly status: number;
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

/** What one memory was asked for since the start. */
export interface CacheFigures {
  readonly name: string;
  readonly hits: number;
  readonly misses: number;
}

/** Jobs of one state; finished ones are not counted. */
export interface JobFigures {
  readonly kind: string;
  readonly state: string;
  readonly count: number;
  /** Seconds that the oldest of those that are due has been waiting; 0: none is due. */
  readonly overdueSeconds: number;
}

/** Where the numbers come from, read when metrics are requested. */
export interface MetricSources {
  readonly queues?: () => readonly QueueFigures[];
  readonly caches?: () => readonly CacheFigures[];
  readonly pool?: () => PoolCounts;
  /** Null: there is no read replica. */
  readonly replica?: () => ReplicaFigures | null;
  readonly jobs?: () => Promise<readonly JobFigures[]>;
  /** Seconds since the oldest stored event that is not counted yet. */
  readonly rollupLag?: () => number;
  /** Seconds since 1970 of the last nightly backup; null: there is none. */
  readonly lastBackup?: () => Promise<number | null>;
}

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export function createMetrics(sources: MetricSources = {}): Metrics {
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
    help: 'Seconds from request to answer, by kind of request.',
    labelNames: ['kind'],
    buckets: BUCKETS,
    registers: [registry],
  });
  watchQueues(registry, sources);
  watchCaches(registry, sources);
  watchPool(registry, sources);
  watchReplica(registry, sources);
  watchJobs(registry, sources);
  watchMoments(registry, sources);
  return {
    contentType: registry.contentType,
    registry,
    text: () => registry.metrics(),
    startTimer() {
      const start = performance.now();
      return ({ surface, kind, status }) => {
        requests.inc({ surface, status: String(status) });
        seconds.observe({ kind }, (performance.now() - start) / 1000);
      };
    },
  };
}

/** Taken, written and dropped only ever rise. Waiting is the current number. */
function watchQueues(registry: Registry, { queues }: MetricSources): void {
  if (queues === undefined) return;
  new Gauge({
    name: 'quoin_reports',
    help: 'Reports of browsers, by queue and what became of them (taken, written, dropped, waiting).',
    labelNames: ['queue', 'state'],
    registers: [registry],
    collect() {
      for (const figures of queues()) {
        for (const state of ['taken', 'written', 'dropped', 'waiting'] as const) {
          this.set({ queue: figures.name, state }, figures[state]);
        }
      }
    },
  });
}

function watchCaches(registry: Registry, { caches }: MetricSources): void {
  if (caches === undefined) return;
  new Gauge({
    name: 'quoin_cache_requests',
    help: 'Requests of a memory since the start, by memory (pages, loadedPages, prices) and outcome (hit, miss).',
    labelNames: ['cache', 'outcome'],
    registers: [registry],
    collect() {
      for (const { name, hits, misses } of caches()) {
        this.set({ cache: name, outcome: 'hit' }, hits);
        this.set({ cache: name, outcome: 'miss' }, misses);
      }
    },
  });
}

function watchPool(registry: Registry, { pool }: MetricSources): void {
  if (pool === undefined) return;
  new Gauge({
    name: 'quoin_database_connections',
    help: 'Database connections (used, idle), and requests waiting for one (waiting).',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      const { total, idle, waiting } = pool();
      for (const [state, count] of Object.entries({ used: total - idle, idle, waiting })) this.set({ state }, count);
    },
  });
}

function watchReplica(registry: Registry, { replica }: MetricSources): void {
  if (replica === undefined || replica() === null) return;
  new Gauge({
    name: 'quoin_replica_up',
    help: 'Whether the read replica answers and follows the primary (1 or 0).',
    aggregator: 'min',
    registers: [registry],
    collect() {
      this.set(replica()?.isAway === false ? 1 : 0);
    },
  });
  new Gauge({
    name: 'quoin_replica_lag_seconds',
    help: 'How long the read replica has been missing something that the primary has written.',
    aggregator: 'max',
    registers: [registry],
    collect() {
      this.set(replica()?.lagSeconds ?? 0);
    },
  });
  new Gauge({
    name: 'quoin_replica_reads',
    help: 'Reads meant for the replica since the start, by who answered (replica, primary).',
    labelNames: ['server'],
    registers: [registry],
    collect() {
      for (const [server, count] of Object.entries(replica()?.reads ?? {})) this.set({ server }, count);
    },
  });
}

function watchJobs(registry: Registry, { jobs }: MetricSources): void {
  if (jobs === undefined) return;
  const read = onceAtATime(jobs);
  new Gauge({
    name: 'quoin_jobs',
    help: 'Jobs that are not done, by kind and state (waiting, running, dead).',
    labelNames: ['kind', 'state'],
    registers: [registry],
    async collect() {
      const figures = await read();
      this.reset();
      for (const { kind, state, count } of figures) this.set({ kind, state }, count);
    },
  });
  new Gauge({
    name: 'quoin_job_overdue_seconds',
    help: 'Seconds that the oldest due job has been waiting, by kind.',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      const figures = await read();
      this.reset();
      for (const { kind, state, overdueSeconds } of figures)
        if (state === 'waiting') this.set({ kind }, overdueSeconds);
    },
  });
}

/** Whoever asks while an answer is awaited gets the same one. */
function onceAtATime<T>(ask: () => Promise<T>): () => Promise<T> {
  let asked: Promise<T> | null = null;
  return () => {
    asked ??= ask().finally(() => {
      asked = null;
    });
    return asked;
  };
}

function watchMoments(registry: Registry, { rollupLag, lastBackup }: MetricSources): void {
  if (rollupLag !== undefined) {
    new Gauge({
      name: 'quoin_rollup_lag_seconds',
      help: 'Seconds since the oldest stored event that is not counted yet.',
      aggregator: 'max',
      registers: [registry],
      collect() {
        this.set(rollupLag());
      },
    });
  }
  if (lastBackup === undefined) return;
  new Gauge({
    name: 'quoin_last_backup_timestamp_seconds',
    help: 'When the last nightly backup that is there was made; 0: none.',
    aggregator: 'max',
    registers: [registry],
    async collect() {
      this.set((await lastBackup()) ?? 0);
    },
  });
}
