import { isWireProblem } from '@quoin/contract/problems';
import { formatSizeLimit } from '@quoin/domain/formats';
import { kindOfName, MAX_MEDIA_BYTES, MEDIA_KINDS, type MediaKind, uploadWording } from '@quoin/domain/media';
import { readAsset } from './readAsset.ts';
import { canRetry, isUnderWay, type SendEnd, type Upload, type UploadTransport } from './upload.ts';

export interface UploadsSetup {
  readonly transport: UploadTransport;
  /** Where a file goes, its name included. */
  readonly pathFor: (name: string) => string;
  readonly newId: () => string;
  /** Kinds that are taken; all unless given. */
  readonly kinds?: readonly MediaKind[];
  /** Why a file is not even sent; unless given, what the library says about these kinds. */
  readonly refusal?: (file: Blob, name: string) => string | null;
  /** What says that it arrived; a file of the library unless given. */
  readonly isTaken?: (body: unknown) => boolean;
  /** How many are sent at once. */
  readonly atOnce?: number;
}

/** A file, with a name if it has none of its own, as images from the clipboard. */
export type NewUpload = File | { readonly file: Blob; readonly name: string };

/** Files on their way to the library: a few at once, each with its progress, each canceled and tried again (EDIT-06, EDIT-07). */
export interface Uploads {
  list(): readonly Upload[];
  find(id: string): Upload | undefined;
  subscribe(listener: () => void): () => void;
  /** Returns their ids, in order. Calls `onEnd` each time one of them is done, failed, refused or canceled. */
  add(files: readonly NewUpload[], onEnd?: (upload: Upload) => void): readonly string[];
  cancel(id: string): void;
  retry(id: string): void;
  /** Takes it off the list; what is under way is canceled first. */
  drop(id: string): void;
  /** Takes what is done off the list. */
  clearDone(): void;
  /** Tells its listeners once more. */
  touch(): void;
}

const AT_ONCE = 3;
const NO_REASON = /^\s*$/;

export function createUploads(setup: UploadsSetup): Uploads {
  const { kinds = MEDIA_KINDS, atOnce = AT_ONCE, transport, pathFor, newId } = setup;
  const { refusal = (file, name) => refusalOf(file, name, kinds), isTaken = (body) => readAsset(body) !== null } =
    setup;
  const listeners = new Set<() => void>();
  const stops = new Map<string, () => void>();
  const hearers = new Map<string, (upload: Upload) => void>();
  let list: readonly Upload[] = [];

  const set = (next: readonly Upload[]) => {
    list = next;
    for (const listener of [...listeners]) listener();
  };
  const find = (id: string) => list.find((each) => each.id === id);
  const put = (id: string, parts: Partial<Upload>) => {
    set(list.map((each) => (each.id === id ? { ...each, ...parts } : each)));
  };
  const end = (id: string, parts: Partial<Upload>) => {
    put(id, parts);
    const upload = find(id);
    if (upload !== undefined) hearers.get(id)?.(upload);
  };
  const begin = ({ id, name, file }: Upload) => {
    put(id, { state: 'sending', progress: 0 });
    const stop = transport(pathFor(name), file, {
      onProgress: (share) => put(id, { progress: share, state: share >= 1 ? 'processing' : 'sending' }),
      onEnd: (ended) => {
        stops.delete(id);
        const upload = find(id);
        if (upload !== undefined) end(id, outcomeOf(ended, upload, isTaken));
        next();
      },
    });
    stops.set(id, stop);
  };
  const next = () => {
    while (stops.size < atOnce) {
      const upload = list.find(({ state }) => state === 'waiting');
      if (upload === undefined) return;
      begin(upload);
    }
  };
  const cancel = (id: string) => {
    const upload = find(id);
    if (upload === undefined || !isUnderWay(upload)) return;
    const stop = stops.get(id);
    if (stop === undefined) end(id, { state: 'canceled', progress: 0, error: uploadWording.canceled });
    else stop();
  };
  return {
    ...{ list: () => list, find, cancel },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    add: (files, onEnd) => {
      const added = files.map((each) => newUpload(each, newId(), refusal));
      set([...list, ...added]);
      for (const upload of added) {
        if (onEnd === undefined) continue;
        hearers.set(upload.id, onEnd);
        if (!isUnderWay(upload)) onEnd(upload);
      }
      next();
      return added.map(({ id }) => id);
    },
    retry: (id) => {
      const upload = find(id);
      if (upload === undefined || !canRetry(upload)) return;
      const { error: _error, ...again } = upload;
      set(list.map((each) => (each.id === id ? { ...again, state: 'waiting', progress: 0 } : each)));
      next();
    },
    drop: (id) => {
      hearers.delete(id);
      cancel(id);
      set(list.filter((each) => each.id !== id));
    },
    touch: () => set(list),
    clearDone: () => set(list.filter(({ state }) => state !== 'done')),
  };
}

function newUpload(added: NewUpload, id: string, refusal: NonNullable<UploadsSetup['refusal']>): Upload {
  const { file, name } = added instanceof Blob ? { file: added, name: added.name } : added;
  const error = refusal(file, name);
  const upload = { id, file, name, progress: 0 };
  return error === null ? { ...upload, state: 'waiting' } : { ...upload, state: 'refused', error };
}

/** Why a file is not even sent; null when it may be. The server looks at its bytes. */
export function refusalOf(file: Blob, name: string, kinds: readonly MediaKind[]): string | null {
  const [type = ''] = file.type.split('/');
  const kind = kindOfName(name) ?? kinds.find((each) => each !== 'file' && each === type && type !== 'image');
  if (kind === undefined || !kinds.includes(kind)) return uploadWording.unsupported(name, kindText(kinds));
  const max = MAX_MEDIA_BYTES[kind];
  return file.size > max ? uploadWording.tooLarge(name, formatSizeLimit(max)) : null;
}

/** `image ` where only pictures are taken; nothing where several kinds are. */
export function kindText(kinds: readonly MediaKind[]): string {
  const [only] = kinds;
  return kinds.length === 1 && only !== undefined && only !== 'file' ? `${only} ` : '';
}

/** What became of an attempt, in the words that belong to it. */
function outcomeOf(
  ended: SendEnd,
  { progress }: Upload,
  isTaken: NonNullable<UploadsSetup['isTaken']>,
): Partial<Upload> {
  const wasSent = progress >= 1;
  if (ended.kind === 'aborted') return { state: 'canceled', progress: 0, error: uploadWording.canceled };
  if (ended.kind === 'unreachable') return { state: 'failed', error: uploadWording.network };
  if (ended.kind === 'timedOut') return { state: 'failed', error: uploadWording.processingUnfinished };
  const { status, body } = ended;
  if (status < 300 && isTaken(body)) {
    const asset = readAsset(body);
    return { state: 'done', progress: 1, answer: body, ...(asset === null ? {} : { asset }) };
  }
  if (status < 300) return { state: 'failed', error: uploadWording.noAnswer };
  const reason = isWireProblem(body) && !NO_REASON.test(body.error) ? body.error : null;
  if (status >= 500 || reason === null) {
    return { state: 'failed', error: wasSent ? uploadWording.processingFailed : uploadWording.failed };
  }
  // 413 and 422: the bytes themselves. 401, 403, 404 and 409 may pass.
  return { state: status === 413 || status === 422 ? 'refused' : 'failed', error: reason };
}
