import type { AppDocumentResponse, WireSavedChange } from '@quoin/contract/endpoints/content';
import { applyEdits, clashesOf, type JsonRecord, type RecordKey, type SiteRecords } from '@quoin/domain/document';
import type { Answer, NoAnswer, Transport } from '../transport.ts';

/** A server as decision 0037 describes it, made of the functions the real one is made of. */
export interface ModelServer {
  readonly records: () => SiteRecords;
  readonly changes: () => readonly WireSavedChange[];
  document(): AppDocumentResponse;
  transportOf(author: string): ModelTransport;
}

export interface ModelTransport extends Transport {
  /** What happens to calls from now on; null: they arrive and are answered. */
  fault: NoAnswer | null;
  /** The next call arrives, but its answer is lost. */
  losesNextAnswer: boolean;
  /** A rule that refuses changes. */
  rule: ((change: { readonly label: string }) => string | null) | null;
  calls: number;
}

export const UNREACHABLE: NoAnswer = { kind: 'unreachable', code: 'networkFailed', text: 'No network.' };
export const BROKEN: NoAnswer = { kind: 'broken', code: 'fault', text: 'Something broke.' };
export const SIGNED_OUT: NoAnswer = { kind: 'signedOut', code: 'signedOut', text: 'Sign in again.' };

export function modelServer(first: readonly (readonly [RecordKey, JsonRecord])[]): ModelServer {
  let records: SiteRecords = new Map(first);
  const log: WireSavedChange[] = [];
  const may = { edit: true, publish: true, design: true, code: true };

  function document(): AppDocumentResponse {
    return {
      ...{
        revision: log.length,
        records: [...records],
        unpublished: [],
        isClosed: false,
        siteOrigin: 'https://site.test',
      },
      ...{ people: [], may },
    };
  }

  function transportOf(author: string): ModelTransport {
    const transport: ModelTransport = {
      ...{ fault: null, losesNextAnswer: false, rule: null, calls: 0 },
      load: async () => through(transport, document),
      changesSince: async (revision) =>
        through(transport, () => ({ revision: log.length, changes: log.slice(revision), people: [] })),
      save: async ({ base, changes }) =>
        through(transport, () => {
          const saved: string[] = [];
          const sent = new Set(changes.map(({ id }) => id));
          for (const change of changes) {
            if (!log.some(({ id }) => id === change.id)) {
              const clashes = clashesOf(records, change.edits).map((clash) => ({ ...clash, by: 'Somebody' }));
              const refusal = transport.rule?.(change) ?? null;
              if (clashes.length > 0 || refusal !== null) {
                const refused = { id: change.id, clashes, error: refusal ?? '', errorKey: refusal ?? 'clash' };
                const others = log.slice(base).filter(({ id }) => !sent.has(id));
                return { revision: log.length, saved, others, refused, people: [] };
              }
              records = applyEdits(records, change.edits);
              log.push({ ...change, revision: log.length + 1, author, savedAt: '2026-11-21T12:00:00.000Z' });
            }
            saved.push(change.id);
          }
          const others = log.slice(base).filter(({ id }) => !sent.has(id));
          return { revision: log.length, saved, others, refused: null, people: [] };
        }),
    };
    return transport;
  }

  return { records: () => records, changes: () => log, document, transportOf };
}

async function through<Value>(transport: ModelTransport, act: () => Value): Promise<Answer<Value>> {
  transport.calls += 1;
  await Promise.resolve();
  if (transport.fault !== null) return { ok: false, why: transport.fault };
  // As it goes over the wire.
  const value = JSON.parse(JSON.stringify(act())) as Value;
  if (!transport.losesNextAnswer) return { ok: true, value };
  transport.losesNextAnswer = false;
  return { ok: false, why: UNREACHABLE };
}
