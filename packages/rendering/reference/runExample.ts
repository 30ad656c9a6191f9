import type { FullEngine, FullEngineOptions } from '@quoin/rendering/engine';
import type { Example } from './entry.ts';

export interface ExampleOutcome {
  readonly output: string;
  readonly errors: readonly string[];
  readonly warnings: readonly string[];
}

/** Runs an example as its page shows it: clock at 0 and no locale unless it says otherwise. */
export function runExample(
  { template, data = {}, partials = {}, options = {} }: Example,
  create: (options: FullEngineOptions) => FullEngine,
): ExampleOutcome {
  const { formatters, ...oneOff } = options;
  const engine = create({ now: 0, formatters, partials, limits: oneOff.limits, allow: oneOff.allow });
  const { output, errors } = engine.render(template, data, oneOff);
  const warnings = engine.compile(template).diagnostics.filter(({ severity }) => severity === 'warning');
  return { output, errors: errors.map(({ message }) => message), warnings: warnings.map(({ message }) => message) };
}
