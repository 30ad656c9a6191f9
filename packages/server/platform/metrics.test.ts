import { describe, expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

describe('metrics', () => {
  it('count requests by surface and status, and how long they took', async () => {
    const metrics = createMetrics();
    metrics.startTimer()('site', 200);
    metrics.startTimer()('site', 200);
    metrics.startTimer()('app', 404);
    const text = await metrics.text();
    expect(text).toContain('quoin_http_requests_total{surface="site",status="200"} 2');
    expect(text).toContain('quoin_http_requests_total{surface="app",status="404"} 1');
    expect(text).toContain('quoin_http_request_seconds_count{surface="site"} 2');
    expect(text).toContain('process_cpu_seconds_total');
    expect(metrics.contentType).toContain('text/plain');
  });

  it('count the jobs that are not done, by state', async () => {
    const metrics = createMetrics([], async () => new Map([['dead', 2]]));
    expect(await metrics.text()).toContain('quoin_jobs{state="dead"} 2');
  });

  it('of two servers in one process do not mix', async () => {
    const [one, two] = [createMetrics(), createMetrics()];
    one.startTimer()('site', 200);
    expect(await two.text()).not.toContain('surface="site"');
  });
});
