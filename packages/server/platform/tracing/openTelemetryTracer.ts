import { hostname } from 'node:os';
import {
  type Context,
  DiagLogLevel,
  diag,
  type Span as LibrarySpan,
  ROOT_CONTEXT,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  AlwaysOffSampler,
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from '../log.ts';
import { activeSpan, type Span, type Tracer } from './tracer.ts';
import type { TraceSettings } from './traceSettings.ts';

/** A process that ends does not wait longer for whoever takes the traces. */
const SEND_LIMIT_MS = 3_000;
const SAID_EVERY_MS = 60_000;
const KINDS = { server: SpanKind.SERVER, client: SpanKind.CLIENT, consumer: SpanKind.CONSUMER } as const;
const TRACEPARENT = /^[0-9a-e][0-9a-f]-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-|$)/;

/** Sends spans in the background over OTLP/HTTP, as JSON. Where nobody takes them they are dropped. */
export function createOpenTelemetryTracer({ endpoint, service, ratio }: TraceSettings, log: Logger): Tracer {
  const say = faultsTo(log);
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: SEND_LIMIT_MS });
  const share = new TraceIdRatioBasedSampler(ratio);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': service,
      'host.name': hostname(),
      'process.pid': process.pid,
    }),
    // A visitor can say that his trace is wanted; how much is kept is for the operator to say.
    sampler: new ParentBasedSampler({
      root: share,
      remoteParentSampled: share,
      remoteParentNotSampled: new AlwaysOffSampler(),
    }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: SEND_LIMIT_MS })],
  });
  const library = provider.getTracer('quoin');
  return {
    start({ name, kind, attributes, traceparent }) {
      return new OpenTelemetrySpan(
        library.startSpan(name, { kind: KINDS[kind], attributes }, remoteContext(traceparent) ?? localContext()),
      );
    },
    close: () =>
      provider.shutdown().catch((error: unknown) => say(error instanceof Error ? error.message : String(error))),
  };
}

class OpenTelemetrySpan implements Span {
  readonly library: LibrarySpan;

  constructor(library: LibrarySpan) {
    this.library = library;
  }

  get traceparent(): string {
    const { traceId, spanId, traceFlags } = this.library.spanContext();
    return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
  }

  rename(name: string): void {
    this.library.updateName(name);
  }

  set(attributes: Readonly<Record<string, string | number | boolean>>): void {
    this.library.setAttributes(attributes);
  }

  fail(type: string): void {
    this.library.setAttribute('error.type', type);
    this.library.setStatus({ code: SpanStatusCode.ERROR });
  }

  end(): void {
    this.library.end();
  }
}

function localContext(): Context {
  const parent = activeSpan();
  return parent instanceof OpenTelemetrySpan ? trace.setSpan(ROOT_CONTEXT, parent.library) : ROOT_CONTEXT;
}

/** What comes from outside and is no such header begins a trace of its own. */
function remoteContext(traceparent: string | undefined): Context | null {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  if (traceId === undefined || spanId === undefined || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return null;
  const traceFlags = Number.parseInt(flags ?? '0', 16) & 1;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}

/** Once a minute at most: spans come by the thousand. */
function faultsTo(log: Logger): (message: string) => void {
  let saidAt = Number.NEGATIVE_INFINITY;
  const silent = () => undefined;
  const error = (message: string) => {
    if (performance.now() - saidAt < SAID_EVERY_MS) return;
    saidAt = performance.now();
    log.warn({ reason: message.slice(0, 500) }, 'traces could not be sent');
  };
  const logger = { error, warn: silent, info: silent, debug: silent, verbose: silent };
  diag.setLogger(logger, { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true });
  return error;
}
