import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer, type Server } from 'node:http';

export interface Listening {
  readonly port: number;
  /** Stops accepting, lets running requests end for a moment, then closes every connection. */
  close(): Promise<void>;
}

const DRAIN_MS = 3000;

/** A server with the time and size limits of reliability 3.11. */
export async function listen(
  handler: (message: IncomingMessage, response: ServerResponse) => void,
  options: { host: string; port: number },
): Promise<Listening> {
  const server = createServer(
    {
      maxHeaderSize: 16_384,
      requestTimeout: 30_000,
      headersTimeout: 10_000,
      keepAliveTimeout: 65_000,
      // How often the two timeouts are looked at; by default only every half minute.
      connectionsCheckingInterval: 2000,
    },
    handler,
  );
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : options.port;
  return { port, close: () => close(server) };
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
