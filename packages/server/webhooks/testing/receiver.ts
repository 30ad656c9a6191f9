import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look at notifications as receivers do
  readonly body: any;
}

/** A third-party server that receives notifications. */
export interface Receiver {
  readonly url: string;
  readonly received: Received[];
  /** What it answers from now on. */
  answer(status: number, body?: string): void;
  /** Nobody listens there until `up`. */
  down(): Promise<void>;
  up(): Promise<void>;
}

export async function openReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  let [status, body] = [200, 'thanks'];
  let server: Server | null = null;
  let port = 0;
  const up = async () => {
    const made = createServer((request, response) => {
      const pieces: Buffer[] = [];
      request.on('data', (piece: Buffer) => pieces.push(piece));
      request.on('end', () => {
        const text = Buffer.concat(pieces).toString('utf8');
        received.push({ headers: request.headers, text, body: JSON.parse(text) });
        response.writeHead(status, status === 302 ? { Location: '/elsewhere' } : {}).end(body);
      });
    });
    await new Promise<void>((resolve) => made.listen(port, '127.0.0.1', resolve));
    port = (made.address() as AddressInfo).port;
    server = made;
  };
  await up();
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    received,
    answer(to, text = '') {
      [status, body] = [to, text];
    },
    async down() {
      const open = server;
      server = null;
      open?.closeAllConnections();
      await new Promise((resolve) => (open === null ? resolve(null) : open.close(resolve)));
    },
    up,
  };
}
