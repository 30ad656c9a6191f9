import { AsyncLocalStorage } from 'node:async_hooks';

export type SpanAttributes = Readonly<Record<string, string | number | boolean>>;

export interface SpanStart {
  readonly name: string;
  readonly kind: 'server' | 'client' | 'consumer';
  readonly attributes: SpanAttributes;
  /** Of who asks (W3C Trace Context); left out: the span belongs to the active one, or begins a trace. */
  readonly traceparent?: string | undefined;
}

/** Something that takes time, as a tracing system shows it. Names and attributes hold no data of users. */
export interface Span {
  /** For whom this span asks (W3C Trace Context). */
  readonly traceparent: string;
  rename(name: string): void;
  set(attributes: SpanAttributes): void;
  /** `type`: a code or the name of a class, never a message. */
  fail(type: string): void;
  end(): void;
}

export interface Tracer {
  start(what: SpanStart): Span;
  /** Sends what waits. */
  close(): Promise<void>;
}

const active = new AsyncLocalStorage<Span>();
const routed = new WeakSet<Span>();

export function activeSpan(): Span | undefined {
  return active.getStore();
}

/** What `work` starts belongs to `span`. */
export function withinSpan<T>(span: Span, work: () => T): T {
  return active.run(span, work);
}

/** Runs `work` as a span; without a tracer it only runs. */
export async function traced<T>(
  tracer: Tracer | null,
  what: SpanStart,
  work: (span: Span | null) => Promise<T>,
): Promise<T> {
  if (tracer === null) return work(null);
  const span = tracer.start(what);
  try {
    return await withinSpan(span, () => work(span));
  } catch (error) {
    span.fail(typeOf(error));
    throw error;
  } finally {
    span.end();
  }
}

/** The code of a system or database error, else the name of its class. */
export function typeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}

/** The route that answers the active request. Of a page that the product visits within a request: not that one's. */
export function noteRoute(method: string, route: string): void {
  const span = activeSpan();
  if (span === undefined || routed.has(span)) return;
  routed.add(span);
  span.rename(`${method} ${route}`);
  span.set({ 'http.route': route });
}
