import type { WireAsset } from '@quoin/contract/endpoints/content';

/**
 * `waiting` for its turn, `sending` its bytes, `processing` while the server looks at them; then `done`, or it `failed`, was
 * `refused` (of a wrong type or too large: the same bytes will never be taken) or `canceled`.
 */
export type UploadState = 'waiting' | 'sending' | 'processing' | 'done' | 'failed' | 'refused' | 'canceled';

/** One file on its way. */
export interface Upload {
  readonly id: string;
  readonly file: Blob;
  readonly name: string;
  readonly state: UploadState;
  /** Of the bytes, 0 to 1. */
  readonly progress: number;
  /** What went wrong (EDIT-06); nothing else is ever said about it. */
  readonly error?: string;
  /** Once done, of what goes to the library. */
  readonly asset?: WireAsset;
  /** Once done: what the server said. */
  readonly answer?: unknown;
}

/** How one attempt to send a file ended. */
export type SendEnd =
  /** `body`: parsed JSON; null where there was none. */
  | { readonly kind: 'answered'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'timedOut' }
  | { readonly kind: 'aborted' };

export interface SendListener {
  /** 0 to 1; at 1 everything is sent. */
  onProgress(share: number): void;
  onEnd(end: SendEnd): void;
}

/** Sends a file as the body of a POST; answers how to stop it, which ends it as `aborted`. */
export type UploadTransport = (path: string, file: Blob, listener: SendListener) => () => void;

export const isUnderWay = ({ state }: Upload): boolean =>
  state === 'waiting' || state === 'sending' || state === 'processing';

/** Trying again may help. */
export const canRetry = ({ state }: Upload): boolean => state === 'failed' || state === 'canceled';
