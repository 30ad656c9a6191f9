import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Vimeo's oEmbed as its documentation has it (developer.vimeo.com/api/oembed/videos), over HTTP. */
export interface FakeVimeo {
  readonly origin: string;
  /** Films asked for, in order. */
  readonly asked: readonly string[];
  /** From now on it answers this to everything; null: as it should. */
  break(how: { readonly status: number; readonly body: string } | 'silence' | null): void;
  close(): Promise<void>;
}

/** `accounts`: of films by their number. */
export async function startFakeVimeo(accounts: Readonly<Record<string, string>>): Promise<FakeVimeo> {
  const asked: string[] = [];
  let broken: Parameters<FakeVimeo['break']>[0] = null;
  const server: Server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://vimeo.example');
    if (url.pathname !== '/api/oembed.json') return void response.writeHead(404).end();
    const film = url.searchParams.get('url') ?? '';
    asked.push(film);
    if (broken === 'silence') return;
    if (broken !== null) return void response.writeHead(broken.status).end(broken.body);
    const id = /^https:\/\/vimeo\.com\/(\d+)$/.exec(film)?.[1] ?? '';
    const account = accounts[id];
    if (account === undefined) return void response.writeHead(404).end('404 Not Found');
    response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(filmOf(id, account)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    asked,
    break: (how) => {
      broken = how;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function filmOf(id: string, account: string) {
  return {
    ...{ type: 'video', version: '1.0', provider_name: 'Vimeo', provider_url: 'https://vimeo.com/' },
    ...{ title: 'Ink on paper', author_name: 'A printer', author_url: 'https://vimeo.com/user1', is_plus: '0' },
    ...{ account_type: account, width: 640, height: 360, duration: 61, description: '', video_id: Number(id) },
    html: `<iframe src="https://player.vimeo.com/video/${id}" width="640" height="360" title="Ink on paper"></iframe>`,
    ...{ thumbnail_url: 'https://i.vimeocdn.com/video/1_640.jpg', thumbnail_width: 640, thumbnail_height: 360 },
    ...{ upload_date: '2026-01-01 10:00:00', uri: `/videos/${id}` },
  };
}
