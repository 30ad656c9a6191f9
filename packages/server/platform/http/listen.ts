import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:http';
import { watchBodies } from './reading/bodyTimeout.ts';

export interface Listening {
  readonly port: number;
  /** Stops accepting, lets running requests end for a moment, then closes every connection. */
  close(): Promise<void>;
}

const DRAIN_MS = 3000;

/**
 * Milliseconds a client may take for the headers, and for the whole request (reliability 3.11, SC-64). A test has less
 * time.
 */
export interface ServerTimeouts {
  readonly headersMs: number;
  readonly requestMs: number;
  /** How often the two are looked at; left to itself Node does so only every half minute. */
  readonly lookMs: number;
}

export const SERVER_TIMEOUTS: ServerTimeouts = { headersMs: 10_000, requestMs: 30_000, lookMs: 2000 };

/** A server with the time and size limits of reliability 3.11. */
export async function listen(
  handler: (message: IncomingMessage, response: ServerResponse) => void,
  options: { readonly host: string; readonly port: number; readonly timeouts?: ServerTimeouts },
): Promise<Listening> {
  const { headersMs, requestMs, lookMs } = options.timeouts ?? SERVER_TIMEOUTS;
  const bodies = watchBodies(requestMs);
  const server = createServer(
    {
      maxHeaderSize: 16_384,
      // Bodies are watched one by one: a file on its way lasts as long as it takes.
      requestTimeout: 0,
      headersTimeout: headersMs,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: lookMs,
    },
    (message, response) => {
      bodies.watch(message);
      handler(message, response);
    },
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : options.port;
  return { port, close: () => close(server).finally(bodies.stop) };
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const hard = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    server.close(() => {
      clearTimeout(hard);
      resolve();
    });
    server.closeIdleConnections();
  });
}
