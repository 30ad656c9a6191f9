import { ConfigFault } from '../configFault.ts';

/** Where traces go, under the names that OpenTelemetry gives these settings. */
export interface TraceSettings {
  /** Without `/v1/traces`. */
  readonly endpoint: string;
  readonly service: string;
  /** Of the traces that begin here, from 0 to 1. */
  readonly ratio: number;
}

/** Null: nothing is traced. */
export function readTraceSettings(env: Readonly<Record<string, string | undefined>>): TraceSettings | null {
  const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT ?? '';
  if (endpoint === '') return null;
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw new ConfigFault(
      `OTEL_EXPORTER_OTLP_ENDPOINT must be an address like http://127.0.0.1:4318, not "${endpoint}".`,
    );
  }
  const service = env.OTEL_SERVICE_NAME || 'quoin';
  return { endpoint: endpoint.replace(/\/$/, ''), service, ratio: ratioOf(env.OTEL_TRACES_SAMPLER_ARG || '1') };
}

function ratioOf(text: string): number {
  const ratio = Number(text);
  if (ratio >= 0 && ratio <= 1) return ratio;
  throw new ConfigFault(`OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1, not "${text}".`);
}
