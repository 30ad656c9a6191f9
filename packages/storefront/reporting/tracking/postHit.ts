import { RECORD_HIT_PATH } from '@quoin/contract/endpoints/site';
import { isUnanswered, noteAnswer, noteRequest, TRACKER_TIMEOUT_MS } from '../endpoints.ts';
import { queueReport } from '../reportQueue.ts';

/**
 * Tells that the page was seen; whether the endpoint is well. It is the first that a page tells, so others learn from it before they
 * send what nobody can take back: a beacon brings the whole answer, were it 200 MB (FT-20).
 */
export function postHit(event: object): Promise<boolean> {
  return (
    queueReport(() => {
      globalThis.quoinHitUnheard = true;
      // Outlives the page, unless the last one went unanswered.
      const keepalive = !isUnanswered(RECORD_HIT_PATH);
      noteRequest(RECORD_HIT_PATH);
      return fetch(RECORD_HIT_PATH, {
        ...{ method: 'POST', keepalive, signal: AbortSignal.timeout(TRACKER_TIMEOUT_MS) },
        ...{ headers: { 'content-type': 'application/json' }, body: JSON.stringify(event) },
      });
    })
      .then(({ headers, body }) => {
        void body?.cancel();
        globalThis.quoinHitUnheard = !noteAnswer(RECORD_HIT_PATH, headers.get('content-length'));
        return !globalThis.quoinHitUnheard;
      })
      // ANA-2: what cannot be counted is nobody's trouble.
      .catch(() => false)
  );
}

declare global {
  /** The page view was sent without a valid answer: other reports send nothing while the page is left. */
  var quoinHitUnheard: boolean | undefined;
}
