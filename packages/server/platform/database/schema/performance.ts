import type { Device } from '@quoin/domain/analytics';
import type { Fixed } from './columns.ts';

export interface PerformanceDayTable {
  website_id: Fixed<string>;
  /** `2026-11-22` */
  day: Fixed<string>;
  metric: Fixed<string>;
  path: Fixed<string>;
  device: Fixed<Device>;
  bucket: Fixed<number>;
  count: bigint;
}

export interface PerformancePageTable {
  website_id: Fixed<string>;
  day: Fixed<string>;
  path: Fixed<string>;
}
