import { RECORDING_LIMITS } from '@quoin/domain/analytics';

/** Bytes that a request may carry which outlives its page. */
const MOST_WHILE_LEAVING = 60_000;

/** Milliseconds until the next chunk: a door that says nothing holds one connection at most. */
const PATIENCE = RECORDING_LIMITS.sendEvery;

/** Compressed where the browser can, which takes a moment: while the page is being left it goes as it is. */
export async function postChunk(path: string, json: string, isLeaving: boolean): Promise<number> {
  const body = isLeaving || typeof CompressionStream === 'undefined' ? new Blob([json]) : await packed(json);
  const keepalive = isLeaving && body.size <= MOST_WHILE_LEAVING && !globalThis.quoinHitUnheard;
  const headers = { 'content-type': 'application/octet-stream' };
  const signal = AbortSignal.timeout(PATIENCE);
  const answer = await fetch(path, { method: 'POST', body, headers, keepalive, signal, priority: 'low' });
  // Only how it went counts; of an endless answer no more is fetched (FT-20).
  void answer.body?.cancel();
  return answer.status;
}

function packed(json: string): Promise<Blob> {
  return new Response(new Blob([json]).stream().pipeThrough(new CompressionStream('gzip'))).blob();
}
