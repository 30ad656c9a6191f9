import { createServer, type RequestListener, request } from 'node:http';
import type { AddressInfo } from 'node:net';

/** An answer of the live site. */
export interface Visited {
  readonly status: number;
  /** Without parameters; '' for none. */
  readonly contentType: string;
  readonly cacheControl: string;
  /** Where a redirect leads, as it says. */
  readonly location: string;
  readonly body: Buffer;
}

/** Asks the live site for an address, as a visitor without cookies does. */
export type VisitSite = (address: string, accept: string) => Promise<Visited>;

/** Lets work ask a site of this installation as a visitor does: what answers listens on this machine alone, for as long. */
export async function visitingSite<Result>(
  answer: RequestListener,
  host: string,
  work: (visit: VisitSite) => Promise<Result>,
): Promise<Result> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  try {
    return await work((address, accept) => visit({ port, host, address, accept }));
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
}

interface Asked {
  readonly port: number;
  readonly host: string;
  readonly address: string;
  readonly accept: string;
}

function visit({ port, host, address, accept }: Asked): ReturnType<VisitSite> {
  return new Promise((resolve, reject) => {
    const headers = { host, accept, 'accept-encoding': 'identity' };
    const asked = request({ host: '127.0.0.1', port, path: address, headers }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          contentType: (response.headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase(),
          cacheControl: response.headers['cache-control'] ?? '',
          location: response.headers.location ?? '',
          body: Buffer.concat(pieces),
        }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });
}
