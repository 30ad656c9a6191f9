import type { Logger } from '../log.ts';
import type { Tracer } from './tracer.ts';
import type { TraceSettings } from './traceSettings.ts';

/** Loads the library only where traces are wanted. */
export async function openTracer(settings: TraceSettings | null, log: Logger): Promise<Tracer | null> {
  if (settings === null) return null;
  const { createOpenTelemetryTracer } = await import('./openTelemetryTracer.ts');
  return createOpenTelemetryTracer(settings, log);
}
