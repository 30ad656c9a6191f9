import type {
  AppDocumentResponse,
  DocumentChangesResponse,
  DocumentEvent,
  SaveChangesRequest,
  SaveChangesResponse,
} from '@quoin/contract/endpoints/content';

/** The way to the server. Its answers are values: a call that fails is part of the day's work, not a fault. */
export interface Transport {
  save(request: SaveChangesRequest): Promise<Answer<SaveChangesResponse>>;
  /** `at`: where this person is, for the others. */
  changesSince(revision: number, at: SaveChangesRequest['at']): Promise<Answer<DocumentChangesResponse>>;
  /** All of it again, after `outdated`. */
  load(): Promise<Answer<AppDocumentResponse>>;
  /** Receives others' changes immediately, until closed. If omitted, they are polled at intervals instead. */
  hear?(listener: ChangeStreamListener): ChangeStream;
}

export interface ChangeStreamListener {
  /** Also called after a reconnect: events sent meanwhile were missed. */
  onOpen(): void;
  onEvent(event: DocumentEvent): void;
}

export interface ChangeStream {
  isOpen(): boolean;
  close(): void;
}

export type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly why: NoAnswer };

/**
 * `unreachable`: nobody knows whether it arrived. `signedOut`: 401. `forbidden`: 403 and other refusals that asking again
 * does not change. `outdated`: the server no longer knows the revision (409, 410). `broken`: 5xx, 429: later, perhaps.
 */
export interface NoAnswer {
  readonly kind: 'unreachable' | 'signedOut' | 'forbidden' | 'outdated' | 'broken';
  readonly code: string;
  readonly text: string;
}

/** What a status says about asking again; 0 for none. */
export function kindOfStatus(status: number): NoAnswer['kind'] {
  if (status === 0) return 'unreachable';
  if (status === 401) return 'signedOut';
  if (status === 409 || status === 410) return 'outdated';
  if (status === 408 || status === 429 || status >= 500) return 'broken';
  return 'forbidden';
}
