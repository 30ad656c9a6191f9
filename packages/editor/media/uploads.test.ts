import { createServer, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { MAX_MEDIA_BYTES, type MediaKind } from '@quoin/domain/media';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isUnderWay, type SendEnd, type Upload, type UploadTransport } from './upload.ts';
import { createUploads, type Uploads } from './uploads.ts';

/** A listener that answers as the test says; files wait in it until they are let go. */
let server: Server;
let port = 0;
let heard: string[] = [];
let answer: (response: ServerResponse, path: string) => void;

const asset = (name: string) => ({ asset: { id: `id of ${name}`, kind: 'image', name, url: '/x' } });
const reply = (response: ServerResponse, status: number, body?: unknown) => {
  response.writeHead(status);
  response.end(body === undefined ? undefined : JSON.stringify(body));
};

beforeAll(async () => {
  server = createServer((message, response) => {
    message.resume().on('end', () => {
      heard.push(decodeURIComponent(message.url ?? ''));
      answer(response, decodeURIComponent(message.url ?? ''));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  heard = [];
  answer = (response, path) => reply(response, 201, asset(path.slice(1)));
});

function uploads(kinds?: readonly MediaKind[], at = port): Uploads {
  let count = 0;
  return createUploads({
    transport: nodeTransport(at),
    pathFor: (name) => `/${encodeURIComponent(name)}`,
    newId: () => `u${++count}`,
    ...(kinds === undefined ? {} : { kinds }),
  });
}

const file = (name: string, size = 10_000) => new File([new Uint8Array(size)], name);
/** A file that says it is that large and holds nothing. */
const huge = (name: string, size: number) => Object.defineProperty(file(name, 0), 'size', { value: size });

/** Until an upload looks as it should. */
function until(queue: Uploads, id: string, isSo: (upload: Upload) => boolean): Promise<Upload> {
  return new Promise((resolve) => {
    const look = () => {
      const upload = queue.find(id);
      if (upload === undefined || !isSo(upload)) return;
      stop();
      resolve(upload);
    };
    const stop = queue.subscribe(look);
    look();
  });
}
const ended = (queue: Uploads, id: string) =>
  until(queue, id, ({ state }) => ['done', 'failed', 'refused', 'canceled'].includes(state));

describe('files on their way', () => {
  it('that are not for the library have rules and answers of their own (EDIT-06)', async () => {
    answer = (response) => reply(response, 201, { files: [] });
    const queue = createUploads({
      transport: nodeTransport(port),
      pathFor: (name) => `/${name}`,
      newId: () => 'only',
      refusal: (_file, name) => (name === 'no' ? 'Not this one.' : null),
      isTaken: (body) => typeof body === 'object' && body !== null && 'files' in body,
    });
    queue.add([file('no')]);
    expect(queue.list()).toMatchObject([{ state: 'refused', error: 'Not this one.' }]);
    queue.drop('only');
    queue.add([file('anything.exe')]);
    expect(await ended(queue, 'only')).toMatchObject({ state: 'done', answer: { files: [] } });
    expect(queue.find('only')).not.toHaveProperty('asset');
  });

  it('are sent three at a time, each with its progress, in order', async () => {
    const queue = uploads();
    const seen = new Set<string>();
    let most = 0;
    queue.subscribe(() => {
      for (const { state, progress } of queue.list()) seen.add(`${state} ${progress > 0}`);
      most = Math.max(most, queue.list().filter((each) => isUnderWay(each) && each.state !== 'waiting').length);
    });
    const ids = queue.add([1, 2, 3, 4, 5, 6, 7].map((number) => file(`${number}.png`)));
    const all = await Promise.all(ids.map((id) => ended(queue, id)));
    expect(all.map(({ asset: made }) => made?.id)).toEqual([1, 2, 3, 4, 5, 6, 7].map((n) => `id of ${n}.png`));
    expect(most).toBe(3);
    expect([...seen]).toEqual(
      expect.arrayContaining(['waiting false', 'sending true', 'processing true', 'done true']),
    );
    queue.clearDone();
    expect(queue.list()).toEqual([]);
  });

  it('tell who added them how each ended', async () => {
    const queue = uploads();
    const ends: string[] = [];
    const [id] = queue.add([file('a.png'), file('b.exe')], ({ name, state }) => ends.push(`${name} ${state}`));
    await ended(queue, id!);
    expect(ends).toEqual(['b.exe refused', 'a.png done']);
  });

  it('of a wrong type or size are never sent, in the exact words (EDIT-06, ED-23)', async () => {
    const queue = uploads(['image']);
    queue.add([file('a.svg'), file('song.mp3'), huge('wall.png', MAX_MEDIA_BYTES.image + 1)]);
    expect(queue.list().map(({ state, error }) => [state, error])).toEqual([
      ['refused', 'The file a.svg does not appear to be a supported image file.'],
      ['refused', 'The file song.mp3 does not appear to be a supported image file.'],
      ['refused', 'The file wall.png is too large. The maximum allowed file size is 20 MB.'],
    ]);
    const any = uploads();
    any.add([file('a.exe'), huge('film.mp4', MAX_MEDIA_BYTES.video + 1)]);
    expect(any.list().map(({ error }) => error)).toEqual([
      'The file a.exe does not appear to be a supported file.',
      'The file film.mp4 is too large. The maximum allowed file size is 500 MB.',
    ]);
    any.retry('u1');
    expect(any.find('u1')?.state).toBe('refused');
    expect(heard).toEqual([]);
  });

  it('are canceled on their way and while they wait, and tried again (EDIT-07)', async () => {
    const held: ServerResponse[] = [];
    answer = (response) => held.push(response);
    const queue = uploads();
    const ids = queue.add(['a', 'b', 'c', 'd'].map((name) => file(`${name}.png`)));
    await until(queue, ids[0]!, ({ state }) => state === 'processing');
    queue.cancel(ids[3]!);
    queue.cancel(ids[0]!);
    expect(queue.list().map(({ state, error }) => [state, error])).toMatchObject([
      ['canceled', 'File processing cancelled'],
      [expect.stringMatching(/sending|processing/), undefined],
      [expect.stringMatching(/sending|processing/), undefined],
      ['canceled', 'File processing cancelled'],
    ]);
    answer = (response, path) => reply(response, 201, asset(path.slice(1)));
    queue.retry(ids[0]!);
    expect((await ended(queue, ids[0]!)).asset?.name).toBe('a.png');
    queue.drop(ids[3]!);
    expect(queue.list()).toHaveLength(3);
    for (const response of held) response.destroy();
  });

  it.each([
    ['that answers nothing', (r: ServerResponse) => reply(r, 201), 'No response data from job request'],
    ['that breaks', (r: ServerResponse) => reply(r, 500, { error: 'x', errorKey: 'fault' }), 'File processing failed'],
    ['that hangs up', (r: ServerResponse) => r.destroy(), 'Network error'],
    [
      'that says no',
      (r: ServerResponse) => reply(r, 403, { error: 'Not yours.', errorKey: 'notAllowed' }),
      'Not yours.',
    ],
  ])('may be sent again to a server %s (EDIT-06)', async (_, fails, words) => {
    answer = fails;
    const queue = uploads();
    const [id] = queue.add([file('a.png')]);
    expect(await ended(queue, id!)).toMatchObject({ state: 'failed', error: words });
    answer = (response, path) => reply(response, 201, asset(path.slice(1)));
    queue.retry(id!);
    await until(queue, id!, ({ state }) => state === 'done');
    expect(queue.find(id!)?.error).toBeUndefined();
  });

  it('that the server looked into and does not take stay refused', async () => {
    const error = 'The file a.png does not appear to be a supported image file.';
    answer = (response) => reply(response, 422, { error, errorKey: 'mediaUnsupported' });
    const queue = uploads();
    const [id] = queue.add([file('a.png')]);
    expect(await ended(queue, id!)).toMatchObject({ state: 'refused', error });
  });

  it('reach nobody where nobody listens (EDIT-06)', async () => {
    const queue = uploads(undefined, 1);
    const [id] = queue.add([file('a.png')]);
    expect(await ended(queue, id!)).toMatchObject({ state: 'failed', error: 'Network error' });
  });
});

/** Sends files to a listener on this machine, in pieces, as a browser does. */
function nodeTransport(port: number): UploadTransport {
  return (path, file, listener) => {
    const call = request({ host: '127.0.0.1', port, path, method: 'POST', headers: { 'content-length': file.size } });
    let isOver = false;
    const end = (ended: SendEnd) => {
      if (isOver) return;
      isOver = true;
      listener.onEnd(ended);
    };
    call.on('error', () => end({ kind: 'unreachable' }));
    call.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const text = Buffer.concat(chunks).toString();
        end({ kind: 'answered', status: response.statusCode ?? 0, body: text === '' ? null : JSON.parse(text) });
      });
    });
    void send(file, (chunk, sent) => {
      listener.onProgress(file.size === 0 ? 1 : sent / file.size);
      return chunk;
    }).then((bytes) => bytes.pipe(call));
    return () => {
      end({ kind: 'aborted' });
      call.destroy();
    };
  };
}

async function send(file: Blob, see: (chunk: Uint8Array, sent: number) => Uint8Array): Promise<Readable> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const PIECE = 4096;
  return Readable.from(
    (function* pieces() {
      for (let at = 0; at < bytes.length; at += PIECE) {
        const chunk = bytes.subarray(at, at + PIECE);
        yield see(chunk, at + chunk.length);
      }
    })(),
  );
}
