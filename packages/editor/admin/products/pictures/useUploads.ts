import { isWireProblem } from '@quoin/contract/problems';
import { CRUMB_HEADER } from '@quoin/domain/access';
import { uploadWording } from '@quoin/domain/media';
import { useCallback, useRef, useState } from 'react';
import { crumbOf } from '../../../app/api.ts';

/** One file on its way. */
export interface Upload {
  readonly id: string;
  readonly file: File;
  readonly state: 'waiting' | 'sending' | 'failed' | 'canceled';
  /** 0 to 1. */
  readonly progress: number;
  readonly error?: string;
}

export interface Uploads {
  readonly list: readonly Upload[];
  add(files: readonly File[]): void;
  cancel(id: string): void;
  retry(id: string): void;
  /** Takes one that failed or was canceled off the list. */
  drop(id: string): void;
}

export interface UploadOptions<Answer> {
  /** Where files go; the name is added as `?filename=`. */
  readonly path: string;
  readonly maxBytes: number;
  readonly isAccepted: (file: File) => boolean;
  /** `image ` in the sentence about files that are not accepted. */
  readonly kind: string;
  readonly onDone: (answer: Answer, file: File) => void;
}

/** One after the other, so that they stand in the order in which they were chosen. */
const AT_ONCE = 1;
const MEGABYTE = 1_000_000;

/** Sends files with their progress; each can be canceled and tried again (EDIT-06). */
export function useUploads<Answer>(options: UploadOptions<Answer>): Uploads {
  const [list, setList] = useState<readonly Upload[]>([]);
  const running = useRef(new Map<string, XMLHttpRequest>());
  const queue = useRef<Upload[]>([]);
  const latest = useRef(options);
  latest.current = options;

  const put = useCallback((id: string, parts: Partial<Upload> | null) => {
    setList((before) =>
      parts === null
        ? before.filter((each) => each.id !== id)
        : before.map((each) => (each.id === id ? { ...each, ...parts } : each)),
    );
  }, []);

  const next = useCallback(() => {
    while (running.current.size < AT_ONCE) {
      const upload = queue.current.shift();
      if (upload === undefined) return;
      const request = send(upload.file, latest.current, {
        onProgress: (progress) => put(upload.id, { progress }),
        onEnd: (outcome) => {
          running.current.delete(upload.id);
          if (outcome.kind === 'done') {
            put(upload.id, null);
            latest.current.onDone(outcome.answer as Answer, upload.file);
          } else put(upload.id, { state: outcome.kind, error: outcome.error, progress: 0 });
          next();
        },
      });
      running.current.set(upload.id, request);
      put(upload.id, { state: 'sending' });
    }
  }, [put]);

  const add = useCallback(
    (files: readonly File[]) => {
      const added = files.map((file): Upload => {
        const error = refusalOf(file, latest.current);
        const id = crypto.randomUUID();
        return error === null
          ? { id, file, state: 'waiting', progress: 0 }
          : { id, file, state: 'failed', progress: 0, error };
      });
      setList((before) => [...before, ...added]);
      queue.current.push(...added.filter((upload) => upload.state === 'waiting'));
      next();
    },
    [next],
  );

  return {
    list,
    add,
    cancel: (id) => {
      queue.current = queue.current.filter((upload) => upload.id !== id);
      const request = running.current.get(id);
      if (request) request.abort();
      else put(id, { state: 'canceled', error: uploadWording.canceled });
    },
    retry: (id) => {
      const upload = list.find((each) => each.id === id);
      if (upload === undefined) return;
      const error = refusalOf(upload.file, latest.current);
      if (error !== null) return;
      put(id, { state: 'waiting', progress: 0 });
      queue.current.push(upload);
      next();
    },
    drop: (id) => put(id, null),
  };
}

/** Why a file is not even sent; null when it may be. */
function refusalOf(
  file: File,
  { maxBytes, isAccepted, kind }: UploadOptions<never> | UploadOptions<unknown>,
): string | null {
  if (!isAccepted(file)) return uploadWording.unsupported(file.name, kind);
  return file.size > maxBytes ? uploadWording.tooLarge(file.name, `${maxBytes / MEGABYTE} MB`) : null;
}

type Ended =
  | { readonly kind: 'done'; readonly answer: unknown }
  | { readonly kind: 'failed' | 'canceled'; readonly error: string };

interface Listener {
  readonly onProgress: (share: number) => void;
  readonly onEnd: (ended: Ended) => void;
}

/** `fetch` tells nothing about how much was sent. */
function send(file: File, { path }: Pick<UploadOptions<never>, 'path'>, listener: Listener): XMLHttpRequest {
  const request = new XMLHttpRequest();
  request.open('POST', `${path}?filename=${encodeURIComponent(file.name)}`);
  request.setRequestHeader('content-type', 'application/octet-stream');
  request.setRequestHeader(CRUMB_HEADER, crumbOf(document.cookie));
  request.responseType = 'json';
  request.upload.onprogress = ({ loaded, total }) => listener.onProgress(total === 0 ? 0 : loaded / total);
  request.onabort = () => listener.onEnd({ kind: 'canceled', error: uploadWording.canceled });
  request.onerror = () => listener.onEnd({ kind: 'failed', error: uploadWording.network });
  request.onload = () => {
    const answer: unknown = request.response;
    if (request.status < 300 && answer !== null) return listener.onEnd({ kind: 'done', answer });
    const error = isWireProblem(answer) ? answer.error : uploadWording.failed;
    listener.onEnd({ kind: 'failed', error });
  };
  request.send(file);
  return request;
}
