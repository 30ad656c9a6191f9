import { describe, expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

describe('metrics', () => {
  it('count requests by surface and status, and how long they took by kind', async () => {
    const metrics = createMetrics();
    metrics.startTimer()({ surface: 'site', kind: 'page', status: 200 });
    metrics.startTimer()({ surface: 'site', kind: 'call', status: 200 });
    metrics.startTimer()({ surface: 'app', kind: 'appCall', status: 404 });
    const text = await metrics.text();
    expect(text).toContain('quoin_http_requests_total{surface="site",status="200"} 2');
    expect(text).toContain('quoin_http_requests_total{surface="app",status="404"} 1');
    expect(text).toContain('quoin_http_request_seconds_count{kind="page"} 1');
    expect(text).toContain('quoin_http_request_seconds_bucket{le="0.0025",kind="call"} 1');
    expect(text).toContain('process_cpu_seconds_total');
    expect(metrics.contentType).toContain('text/plain');
  });

  it('tell pool, memories, replica, jobs, rollups and backups as they are when asked', async () => {
    let hits = 1;
    const metrics = createMetrics({
      pool: () => ({ total: 5, idle: 2, waiting: 1 }),
      caches: () => [{ name: 'pages', hits, misses: 3 }],
      replica: () => ({ isAway: false, lagSeconds: 0.25, reads: { replica: 7, primary: 2 } }),
      jobs: async () => [
        { kind: 'mail', state: 'waiting', count: 4, overdueSeconds: 12 },
        { kind: 'mail', state: 'dead', count: 2, overdueSeconds: 0 },
      ],
      rollupLag: () => 1.5,
      lastBackup: async () => 1_780_000_000,
      queues: () => [{ name: 'events', taken: 9, written: 8, dropped: 0, waiting: 1 }],
    });
    const lines = (await metrics.text()).split('\n');
    for (const line of [
      'quoin_database_connections{state="used"} 3',
      'quoin_database_connections{state="idle"} 2',
      'quoin_database_connections{state="waiting"} 1',
      'quoin_cache_requests{cache="pages",outcome="hit"} 1',
      'quoin_cache_requests{cache="pages",outcome="miss"} 3',
      'quoin_replica_up 1',
      'quoin_replica_lag_seconds 0.25',
      'quoin_replica_reads{server="replica"} 7',
      'quoin_replica_reads{server="primary"} 2',
      'quoin_jobs{kind="mail",state="waiting"} 4',
      'quoin_jobs{kind="mail",state="dead"} 2',
      'quoin_job_overdue_seconds{kind="mail"} 12',
      'quoin_rollup_lag_seconds 1.5',
      'quoin_last_backup_timestamp_seconds 1780000000',
      'quoin_reports{queue="events",state="waiting"} 1',
    ]) {
      expect(lines).toContain(line);
    }
    hits = 2;
    expect(await metrics.text()).toContain('quoin_cache_requests{cache="pages",outcome="hit"} 2');
  });

  it('say nothing of a replica where there is none', async () => {
    expect(await createMetrics({ replica: () => null }).text()).not.toContain('quoin_replica');
  });

  it('of two servers in one process do not mix', async () => {
    const [one, two] = [createMetrics(), createMetrics()];
    one.startTimer()({ surface: 'site', kind: 'page', status: 200 });
    expect(await two.text()).not.toContain('surface="site"');
  });
});
