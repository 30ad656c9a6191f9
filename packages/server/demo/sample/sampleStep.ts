import { createVisitorLimit } from '../../captcha/index.ts';
import type { DemoProduct, SampleVariant } from '../../catalog/index.ts';
import type { OrderStaff } from '../../orders/index.ts';
import type { Site } from '../../sites/index.ts';
import type { SampleDeps } from './sampleDeps.ts';

/** What a step of the sample data is made with. */
export interface SampleStep {
  readonly sample: SampleDeps;
  readonly site: Site;
  /** The owner, who does what a shop does. */
  readonly staff: OrderStaff;
  readonly variants: readonly SampleVariant[];
  /** What the plan of the visits names by its place. */
  readonly products: readonly DemoProduct[];
  readonly number: number;
  readonly endsAt: number;
  /** 0 to below 1, the same again for the same step. */
  readonly roll: () => number;
}

/** Made-up visitors all come from one address, at once. */
export const NO_LIMIT = createVisitorLimit('sample', { visitor: 1_000_000, address: 1_000_000, seconds: 1 });

/** @throws where an operation said no: then the plan is wrong, and the step is not done. */
export function done<Value>(
  outcome: { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problem: { code: string } },
): Value {
  if (!outcome.ok) throw new Error(`Sample data was refused: ${outcome.problem.code}`);
  return outcome.value;
}
