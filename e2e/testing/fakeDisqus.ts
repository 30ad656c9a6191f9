import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** The frame of Disqus as far as a browser sees it: a page that says how high it is. */
export interface FakeDisqus {
  readonly origin: string;
  /** Threads asked for, in order. */
  readonly asked: readonly URL[];
  close(): Promise<void>;
}

const FRAME = `<!doctype html><html lang="en"><title>Comments</title><body style="margin:0">
<h1>2 Comments</h1><p>Ada: Lovely lines.</p><p>Bo: Indeed.</p><div style="height:700px"></div>
<script>parent.postMessage(JSON.stringify({ scope: 'host', name: 'resize', data: { height: 812 } }), '*')</script></body></html>`;

export async function startFakeDisqus(): Promise<FakeDisqus> {
  const asked: URL[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'https://disqus.com');
    if (url.pathname !== '/embed/comments/') return void response.writeHead(404).end();
    asked.push(url);
    response.writeHead(200, { 'content-type': 'text/html' }).end(FRAME);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
