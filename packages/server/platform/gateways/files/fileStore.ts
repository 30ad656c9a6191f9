import type { ByteRange } from '../../http/replies/ranges.ts';

/** Bytes named by their content, per site: the same file is kept once and never changes under its name (EDT-4). */
export interface FileStore {
  /** Stores the bytes durably before answering. */
  put(websiteId: string, bytes: Uint8Array): Promise<StoredFile>;
  /** A stored file; null when there is none. */
  find(websiteId: string, sha256: string): Promise<StoredFile | null>;
  /** Takes bytes as they come, never all at once in memory; null when there are more than `maxBytes`. */
  receive(websiteId: string, bytes: AsyncIterable<Uint8Array>, maxBytes: number): Promise<ReceivedFile | null>;
  /** Ends a file that nothing names any more; one that was stored again since then stays. */
  remove(websiteId: string, sha256: string, storedBefore: Date): Promise<void>;
  /** All files of all sites, in no order. */
  list(): AsyncIterable<ListedFile>;
}

export interface ListedFile {
  readonly websiteId: string;
  readonly sha256: string;
  readonly size: number;
}

export interface StoredFile {
  readonly sha256: string;
  readonly size: number;
  /** Its bytes, or a part of them, as they come. Rejects where they cannot be reached. */
  open(range?: ByteRange): Promise<AsyncIterable<Uint8Array>>;
  /** All of it in memory: for pictures, fonts and templates, not for films. */
  read(): Promise<Buffer>;
  /** For programs that read from the disk: a path that holds its bytes until `use` is done. */
  onDisk<T>(use: (path: string) => Promise<T>): Promise<T>;
  /** An address that anybody can load it from for some minutes; null: only this server hands it out. */
  directAddress(as: DirectDownload): Promise<string | null>;
}

export interface DirectDownload {
  readonly contentType: string;
  readonly disposition: string;
}

/** Bytes on this machine's disk, outside the store until the caller decides. */
export interface ReceivedFile {
  readonly sha256: string;
  readonly size: number;
  /** Where they are until then. */
  readonly path: string;
  keep(): Promise<void>;
  discard(): Promise<void>;
}

/** Below the folder or prefix that holds all files, with slashes; null for what can name no file. */
export function storedName(websiteId: string, sha256: string): string | null {
  if (!/^[0-9a-f]{64}$/.test(sha256) || !/^[0-9a-f-]{36}$/.test(websiteId)) return null;
  return `${websiteId}/${sha256.slice(0, 2)}/${sha256}`;
}

/** The same for what is to be stored: a site has an id. @throws TypeError */
export function nameToStore(websiteId: string, sha256: string): string {
  const name = storedName(websiteId, sha256);
  if (name === null) throw new TypeError(`No site has the id ${websiteId}.`);
  return name;
}

/** The other way round; null for other files, such as those that are still being received. */
export function readStoredName(name: string): { readonly websiteId: string; readonly sha256: string } | null {
  const [websiteId = '', , sha256 = ''] = name.split('/');
  return storedName(websiteId, sha256) === name ? { websiteId, sha256 } : null;
}
