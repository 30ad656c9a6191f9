import type { CaptchaChallenge, CaptchaProof } from '@quoin/contract/endpoints/site';
import { hashBlock, paddedBlock } from './sha256.ts';

/** Attempts between two calls of `breathe`. */
const STRIDE = 4000;
/** The counter is four bytes. */
const LAST = 0xffffffff;

/**
 * Tries counters from 0 until the hash of salt, nonce and counter begins as asked. Null when no counter does. `breathe`
 * lets others go first where there is no worker.
 */
export async function solveWork(
  challenge: CaptchaChallenge,
  breathe: () => Promise<void> | undefined = () => undefined,
): Promise<CaptchaProof['solution'] | null> {
  const { salt, nonce, keyPrefix, keyLength } = challenge.parameters;
  const message = bytesOf(`${salt + nonce}00000000`);
  const block = paddedBlock(message);
  const counterWord = (message.length - 4) / 4;
  const wanted = wordsOf(keyPrefix);
  const digest = new Uint32Array(8);
  const schedule = new Uint32Array(64);
  for (let counter = 0; counter <= LAST; counter += 1) {
    block[counterWord] = counter;
    hashBlock(block, digest, schedule);
    if (digest[0] === wanted[0] && hexOf(digest).startsWith(keyPrefix)) {
      return { counter, derivedKey: hexOf(digest).slice(0, keyLength * 2) };
    }
    if (counter % STRIDE === STRIDE - 1) await breathe();
  }
  return null;
}

function bytesOf(hex: string): Uint8Array {
  return Uint8Array.from({ length: hex.length / 2 }, (_, index) =>
    Number.parseInt(hex.slice(index * 2, index * 2 + 2), 16),
  );
}

/** Our server asks for sixteen bytes; one whole word to look at first is enough. */
function wordsOf(hex: string): Uint32Array {
  return Uint32Array.of(Number.parseInt(hex.slice(0, 8), 16));
}

function hexOf(words: Uint32Array): string {
  return [...words].map((word) => word.toString(16).padStart(8, '0')).join('');
}

/** This file is its own worker: loaded by the page it only says where it is. */
export const SOLVER_ADDRESS = import.meta.url;

interface WorkerScope {
  readonly document?: unknown;
  postMessage(message: unknown): void;
  onmessage: ((event: { readonly data: CaptchaChallenge }) => void) | null;
}

/** In a worker there is no document. */
export function listenInWorker(scope: WorkerScope): void {
  scope.onmessage = ({ data }) => {
    void solveWork(data).then((solution) => scope.postMessage(solution));
  };
}

const isWorker = typeof document === 'undefined' && typeof self !== 'undefined' && 'importScripts' in self;
if (isWorker) listenInWorker(self as unknown as WorkerScope);
