import type { Defaulted, Fixed, Nullable } from './columns.ts';

export interface SampleDataTable {
  website_id: Fixed<string>;
  ends_at: Fixed<Date>;
  steps_done: Defaulted<number>;
  /** NULL while it is being made. */
  finished_at: Nullable<Date>;
}
