import { createServer } from 'node:http';

/** Google's and Meta's tags as far as a browser sees them: the script that is loaded, and what it and the pixel report. */
export interface FakeTags {
  readonly origin: string;
  /** What was reported, unchanged. */
  readonly hits: readonly URL[];
  close(): Promise<void>;
}

/**
 * What Google's own script does with `dataLayer`, in small: configuration first, then a report for each event. Texts are `ep.`,
 * numbers `epn.`, things of the store `pr1`, `pr2`, …
 */
const GTAG = `(() => {
const src = new URL(document.currentScript.src);
const tid = src.searchParams.get('id');
let config = {};
const run = ([what, name, fields]) => {
  if (what === 'config') config = fields;
  if (what !== 'event') return;
  const hit = new URL('/g/collect', src);
  const put = (key, value) => hit.searchParams.set(key, value);
  for (const [key, value] of Object.entries({ v: 2, tid, cid: config.client_id ?? '', en: name })) put(key, value);
  const { items = [], currency, page_location, ...rest } = { ...config, ...fields };
  if (currency) put('cu', currency);
  put('dl', page_location);
  items.forEach((item, at) => put('pr' + (at + 1), ['id' + item.item_id, 'nm' + item.item_name, 'pr' + item.price, 'qt' + item.quantity].join('~')));
  for (const [key, value] of Object.entries(rest)) put((typeof value === 'number' ? 'epn.' : 'ep.') + key, value);
  fetch(hit, { mode: 'no-cors', keepalive: true });
};
window.dataLayer.forEach(run);
window.dataLayer.push = (entry) => run(entry);
})();`;

export async function startFakeTags(): Promise<FakeTags> {
  const hits: URL[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://tags.test');
    if (url.pathname === '/gtag/js') {
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(GTAG);
      return;
    }
    hits.push(url);
    response.writeHead(204).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    ...{ origin: `http://127.0.0.1:${port}`, hits },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
