import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type AppDocumentResponse,
  appDocumentChangesPath,
  appDocumentEventsPath,
  appDocumentPath,
  type DocumentChangesResponse,
  type DocumentEvent,
  type SaveChangesResponse,
} from '@quoin/contract/endpoints/content';
import { edit, type Json, type RecordKey, valueAt } from '@quoin/domain/document';
import { type Patience, patient } from '../buying/patientBuyer.ts';
import { accepted } from '../buying/purchase.ts';
import type { Owner } from '../owner.ts';
import { bodyOf, type Visitor } from '../visitor.ts';

/** An edit that the server said it has. */
export interface Acknowledged {
  readonly id: string;
  readonly revision: number;
  readonly at: number;
  readonly node: string;
}

/** One connection on which an editor hears of others. */
interface Stream {
  readonly node: string;
  readonly from: number;
  until: number;
  readonly heard: { readonly revision: number; readonly at: number }[];
}

export interface DocumentEditor {
  readonly acknowledged: readonly Acknowledged[];
  readonly streams: readonly Stream[];
  /** Ends once its last edit is acknowledged. */
  readonly ended: Promise<void>;
  /** Edits acknowledged so far that the site's draft does not have. */
  missing(): Promise<readonly Acknowledged[]>;
  close(): void;
}

export interface EditorOptions {
  readonly owner: Owner;
  readonly port: number;
  /** Whose description it changes, again and again. */
  readonly page: RecordKey;
  readonly patience: Patience;
  readonly isOver: () => boolean;
  readonly pause: () => number;
}

/** Somebody with the site editor open: edits, keeps each edit until it is acknowledged, and hears of what others do. */
export async function openEditor(options: EditorOptions): Promise<DocumentEditor> {
  const { owner, patience } = options;
  const visitor = patient(owner.visitor, patience);
  const opened = bodyOf<AppDocumentResponse>(accepted(await visitor.get(appDocumentPath('demo'))));
  const [acknowledged, streams]: [Acknowledged[], Stream[]] = [[], []];
  const stopping = new AbortController();
  void listenOnAndOn(options, streams, stopping.signal);
  const known = new Set<string>();
  let checked = { revision: opened.revision, count: 0 };
  return {
    ...{ acknowledged, streams },
    ended: editOnAndOn(options, visitor, { opened, acknowledged }),
    async missing() {
      const due = acknowledged.slice(checked.count);
      const path = `${appDocumentChangesPath('demo')}?since=${checked.revision}`;
      const { changes, revision } = bodyOf<DocumentChangesResponse>(accepted(await visitor.get(path)));
      for (const { id } of changes) known.add(id);
      checked = { revision, count: checked.count + due.length };
      return due.filter(({ id }) => !known.has(id));
    },
    close: () => stopping.abort(),
  };
}

async function editOnAndOn(
  { page, isOver, pause }: EditorOptions,
  visitor: Visitor,
  { opened, acknowledged }: { readonly opened: AppDocumentResponse; readonly acknowledged: Acknowledged[] },
): Promise<void> {
  const path = ['description'];
  let { revision } = opened;
  let was: Json | undefined = valueAt(new Map(opened.records), { key: page, path });
  for (let count = 1; !isOver(); count += 1) {
    const [id, now] = [randomUUID(), `<p>Edit ${count}</p>`];
    const changes = [{ id, command: 'test', label: 'Change', edits: [edit(page, path, was, now)] }];
    const body = { base: revision, changes, at: { page: '', key: '' } };
    const answer = accepted(await visitor.send('POST', appDocumentChangesPath('demo'), body));
    const saved = bodyOf<SaveChangesResponse>(answer);
    if (saved.refused !== null) throw new Error(`Refused: ${JSON.stringify(saved.refused)}`);
    revision = saved.revision;
    was = now;
    acknowledged.push({ id, revision, at: performance.now(), node: String(answer.headers['x-node']) });
    await sleep(pause());
  }
}

/** As an open editor does: a stream that ends is opened again. */
async function listenOnAndOn(options: EditorOptions, streams: Stream[], signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await listen(options, streams, signal).catch(() => undefined);
    await sleep(100);
  }
}

function listen({ owner, port }: EditorOptions, streams: Stream[], signal: AbortSignal): Promise<void> {
  const cookie = [...owner.visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { host: `localhost:${port}`, cookie, accept: 'text/event-stream' };
  return new Promise((resolve, reject) => {
    const path = appDocumentEventsPath('demo');
    const message = request({ host: '127.0.0.1', port, path, headers, agent: false, signal }, (response) => {
      if (response.statusCode !== 200) {
        response.resume();
        return reject(new Error(String(response.statusCode)));
      }
      const node = String(response.headers['x-node']);
      const stream: Stream = { node, from: performance.now(), until: Number.POSITIVE_INFINITY, heard: [] };
      streams.push(stream);
      response.setEncoding('utf8').on('data', (text: string) => {
        for (const [, data] of text.matchAll(/^data: (.*)$/gm)) {
          const { revision } = JSON.parse(data!) as DocumentEvent;
          if (revision !== null) stream.heard.push({ revision, at: performance.now() });
        }
      });
      response
        .on('error', () => undefined)
        .on('close', () => {
          stream.until = performance.now();
          resolve();
        });
    });
    message.on('error', reject);
    message.end();
  });
}

/** Milliseconds until somebody else's open editor heard of each edit; those whose stream broke meanwhile are left out. */
export function delaysOf(
  edits: readonly Acknowledged[],
  streams: readonly Stream[],
  isAcross: boolean,
): readonly number[] {
  return edits.flatMap(({ revision, at, node }) => {
    const stream = streams.find(({ from, until }) => from <= at && until > at + LONGEST_MS);
    if (stream === undefined || (stream.node !== node) !== isAcross) return [];
    const heard = stream.heard.find((each) => each.revision >= revision);
    return [heard === undefined ? Number.POSITIVE_INFINITY : Math.max(0, heard.at - at)];
  });
}

/** An edit is to be seen within a second. */
export const LONGEST_MS = 1_000;
