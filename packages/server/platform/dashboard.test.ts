import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createMetrics } from './metrics.ts';

const DASHBOARD = join(import.meta.dirname, '../../../deploy/grafana.json');

it('asks for metrics that are there', async () => {
  const metrics = createMetrics({
    queues: () => [],
    caches: () => [],
    pool: () => ({ total: 0, idle: 0, waiting: 0 }),
    replica: () => ({ isAway: false, lagSeconds: 0, reads: { replica: 0, primary: 0 } }),
    jobs: async () => [],
    rollupLag: () => 0,
    lastBackup: async () => null,
  });
  const known = new Set([...(await metrics.text()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
  const dashboard: { panels: { targets: { expr: string }[] }[] } = JSON.parse(readFileSync(DASHBOARD, 'utf8'));
  const asked = dashboard.panels.flatMap(({ targets }) =>
    targets.flatMap(({ expr }) => [...expr.matchAll(/\b((?:quoin|process|nodejs)_\w+)/g)].map(([, name]) => name)),
  );
  expect(asked.length).toBeGreaterThan(12);
  expect(asked.filter((name) => !known.has(name?.replace(/_bucket$/, '')))).toEqual([]);
});
