import { MAX_MEDIA_BYTES } from '@quoin/domain/media';
import { type OutsideFetch, OutsideRefused } from '../../platform/gateways/outside/safeFetch.ts';

/** The bytes of a picture at an address of the web; null when there is none to be had. */
export type FetchPicture = (url: string) => Promise<Uint8Array | null>;

const ACCEPT = 'image/jpeg, image/png, image/webp, image/gif, image/avif, image/*;q=0.5';
/** A server that fails so often in a row is down: it is not asked again for this file. */
const MOST_FAILURES = 5;
const ATTEMPTS = 2;

/** Pictures of other servers for one import: public addresses only, so many bytes at most, each tried twice. */
export function createPictureFetch(
  fetchOutside: OutsideFetch,
  { signal, pauseMs = 1000 }: { readonly signal?: AbortSignal; readonly pauseMs?: number } = {},
): FetchPicture {
  const failures = new Map<string, number>();
  const attempt = async (url: string): Promise<Uint8Array | null | 'again'> => {
    const request = { accept: ACCEPT, limit: MAX_MEDIA_BYTES.image, ...(signal === undefined ? {} : { signal }) };
    try {
      const { status, body } = await fetchOutside(url, request);
      if (status === 200) return body;
      return status === 429 || status >= 500 ? 'again' : null;
    } catch (error) {
      signal?.throwIfAborted();
      return error instanceof OutsideRefused ? null : 'again';
    }
  };
  return async (url) => {
    const host = URL.canParse(url) ? new URL(url).host : '';
    for (let made = 1; made <= ATTEMPTS && (failures.get(host) ?? 0) < MOST_FAILURES; made += 1) {
      if (made > 1) await new Promise((resolve) => setTimeout(resolve, pauseMs));
      const answer = await attempt(url);
      failures.set(host, answer === 'again' ? (failures.get(host) ?? 0) + 1 : 0);
      if (answer !== 'again') return answer;
    }
    return null;
  };
}
