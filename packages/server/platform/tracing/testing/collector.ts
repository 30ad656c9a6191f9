import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A span as it arrives over OTLP/HTTP. */
export interface CollectedSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId: string | undefined;
  readonly name: string;
  /** 2: server, 3: client, 5: consumer. */
  readonly kind: number;
  readonly hasFailed: boolean;
  readonly attributes: Readonly<Record<string, unknown>>;
  readonly resource: Readonly<Record<string, unknown>>;
}

export interface Collector {
  readonly endpoint: string;
  readonly spans: readonly CollectedSpan[];
  /** What came, as text: nobody's data must be in it. */
  readonly texts: readonly string[];
  close(): Promise<void>;
}

interface WireAttribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}

interface WireSpan extends Omit<CollectedSpan, 'attributes' | 'hasFailed' | 'resource'> {
  readonly attributes: readonly WireAttribute[];
  readonly status?: { readonly code?: number };
}

interface WireBody {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly WireAttribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly WireSpan[] }[];
  }[];
}

const ERROR = 2;

/** Takes traces as a collector of OpenTelemetry does. */
export async function openCollector(): Promise<Collector> {
  const spans: CollectedSpan[] = [];
  const texts: string[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const text = Buffer.concat(parts).toString('utf8');
      texts.push(`${request.method} ${request.url} ${request.headers['content-type']}\n${text}`);
      const { resourceSpans } = JSON.parse(text) as WireBody;
      for (const { resource, scopeSpans } of resourceSpans)
        for (const span of scopeSpans.flatMap((scope) => scope.spans)) spans.push(toSpan(span, resource.attributes));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    texts,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function toSpan(span: WireSpan, resource: readonly WireAttribute[]): CollectedSpan {
  const { traceId, spanId, name, kind } = span;
  return {
    ...{ traceId, spanId, name, kind, parentSpanId: span.parentSpanId || undefined },
    hasFailed: span.status?.code === ERROR,
    attributes: valuesOf(span.attributes),
    resource: valuesOf(resource),
  };
}

function valuesOf(attributes: readonly WireAttribute[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
}
