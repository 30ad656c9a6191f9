import { RECORDING_LIMITS } from '@quoin/domain/analytics';
import { TRACKER_TIMEOUT_MS } from '../endpoints.ts';
import { queueReport } from '../reportQueue.ts';

/** Bytes that a request may carry which outlives its page. */
const MOST_WHILE_LEAVING = 60_000;

/** Milliseconds until the next chunk: an endpoint that says nothing holds one connection at most. */
const PATIENCE = RECORDING_LIMITS.sendEvery;

/** Compressed where the browser can, which takes a moment: while the page is being left it goes as it is. */
export async function postChunk(path: string, json: string, isLeaving: boolean): Promise<number> {
  const body = isLeaving || typeof CompressionStream === 'undefined' ? new Blob([json]) : await packed(json);
  const headers = { 'content-type': 'application/octet-stream' };
  const answer = await afterItsTurn(() => {
    const keepalive = isLeaving && body.size <= MOST_WHILE_LEAVING && !globalThis.quoinHitUnheard;
    const signal = AbortSignal.timeout(PATIENCE);
    return fetch(path, { method: 'POST', body, headers, keepalive, signal, priority: 'low' });
  });
  // Only how it went counts; of an endless answer no more is fetched (FT-20).
  void answer.body?.cancel();
  return answer.status;
}

/** A chunk may be long on its way: what else the page has to tell waits for it no longer than for anything. */
async function afterItsTurn<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  const { sent } = await queueReport(async () => {
    const sent = send();
    await Promise.race([sent, new Promise((resolve) => setTimeout(resolve, TRACKER_TIMEOUT_MS))]);
    return { sent };
  });
  return sent;
}

function packed(json: string): Promise<Blob> {
  return new Response(new Blob([json]).stream().pipeThrough(new CompressionStream('gzip'))).blob();
}
