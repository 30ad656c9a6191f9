import { ask } from '../running.mjs';

const LIMIT_MS = 15 * 60_000;
const PAUSE_MS = 3000;

/** Waits until the pictures of these pages are there in the smallest format: a site that is a few minutes old has them. */
export async function allPicturesMade(port, pages) {
  const end = performance.now() + LIMIT_MS;
  const waiting = new Map();
  for (const { site, path, cookies } of pages) {
    const cookie = cookies.map(([name, value]) => `${name}=${value}`).join('; ');
    const html = String((await ask(port, path, { site, headers: { cookie } })).body);
    for (const [address] of html.matchAll(/\/s\/images\/[0-9a-f-]+\/[^"?\s]+/g))
      waiting.set(`${site}${address}`, { site, address });
  }
  while (waiting.size > 0 && performance.now() < end) {
    for (const [key, { site, address }] of waiting) {
      // The widest is made last.
      const answer = await ask(port, `${address}?format=2500w`, { site, headers: { accept: 'image/avif,image/webp' } });
      if (answer.headers['content-type'] === 'image/avif' || answer.status !== 200) waiting.delete(key);
      else break;
    }
    if (waiting.size > 0) await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  if (waiting.size > 0) console.error(`${waiting.size} pictures are still not there as AVIF.`);
}
