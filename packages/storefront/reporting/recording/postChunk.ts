/** Bytes that a request may carry which outlives its page. */
const MOST_WHILE_LEAVING = 60_000;

/** Compressed where the browser can, which takes a moment: while the page is being left it goes as it is. */
export async function postChunk(path: string, json: string, isLeaving: boolean): Promise<number> {
  const body = isLeaving || typeof CompressionStream === 'undefined' ? new Blob([json]) : await packed(json);
  const keepalive = isLeaving && body.size <= MOST_WHILE_LEAVING;
  const headers = { 'content-type': 'application/octet-stream' };
  return (await fetch(path, { method: 'POST', body, headers, keepalive, priority: 'low' })).status;
}

function packed(json: string): Promise<Blob> {
  return new Response(new Blob([json]).stream().pipeThrough(new CompressionStream('gzip'))).blob();
}
