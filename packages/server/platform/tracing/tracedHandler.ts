import type { IncomingMessage, ServerResponse } from 'node:http';
import { isKnownMethod } from '../http/reading/readRequest.ts';
import { type Tracer, withinSpan } from './tracer.ts';

type Handler = (message: IncomingMessage, response: ServerResponse) => void;

const PROBE = /^\/(healthz|readyz|metrics)(\?|$)/;

/**
 * A span for each request. Its path is left out: addresses of orders and downloads hold keys. Without a tracer the handler
 * is what it was.
 */
export function tracedHandler(handler: Handler, tracer: Tracer | null): Handler {
  if (tracer === null) return handler;
  return (message, response) => {
    if (PROBE.test(message.url ?? '')) return handler(message, response);
    const method = isKnownMethod(message.method) ? String(message.method) : '_OTHER';
    const traceparent = message.headers.traceparent;
    const span = tracer.start({
      ...{ name: method, kind: 'server', attributes: { 'http.request.method': method } },
      traceparent: typeof traceparent === 'string' ? traceparent : undefined,
    });
    response.once('close', () => {
      span.set({ 'http.response.status_code': response.statusCode });
      if (response.statusCode >= 500) span.fail(String(response.statusCode));
      span.end();
    });
    withinSpan(span, () => handler(message, response));
  };
}
