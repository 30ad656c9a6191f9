import type { Draw } from '@quoin/domain/testing';
import type { Corpus } from './corpus.ts';
import type { Material } from './fuzzedRequest.ts';
import { seen } from './observed.ts';
import type { People } from './people.ts';

/** Of what came by mail, the newest are followed. */
const MOST_MAILED = 24;
const WALKED = [
  ...[
    '/',
    '/cart',
    '/checkout',
    '/checkout/wallet',
    '/search?q=print',
    '/donate',
    '/gift-card',
    '/restock',
    '/subscribe',
    '/cookies',
  ],
  ...['/account', '/account/sign-in', '/account/sign-up', '/account/forgot', '/account/link', '/account/orders'],
  ...['/account/addresses', '/account/downloads', '/account/subscriptions', '/account/details', '/account/delete'],
] as const;

/** Visits what most buyers and members look at. Later requests use the forms and links found here. */
export async function walkShop(people: People, material: Material, corpus: Corpus, draw: Draw): Promise<void> {
  const { pages, mailed } = material;
  for (const path of mailed) corpus.lead(path);
  const some = Array.from({ length: 12 }, () => `/${pages[draw(pages.length)] ?? ''}`);
  for (const person of [people.visitor, people.member]) {
    for (const path of [...WALKED, ...some, ...mailed.slice(-MOST_MAILED)]) {
      const sent = { method: 'GET', path } as const;
      corpus.read(sent, await person.send(sent));
    }
  }
}

/** What the owner's screens load when they are opened: what is sent back is mostly of that. */
export async function readApp({ owner }: People, { site, pool }: Material): Promise<void> {
  const read = seen.routes.filter(
    ({ surface, method, path }) => surface === 'app' && method === 'GET' && !/:(?!site\b|websiteId\b)|\*/.test(path),
  );
  for (const { path } of read) {
    const named = path.replace(':site', site.identifier).replace(':websiteId', site.id);
    seen.answers.length = 0;
    const { status } = await owner.send({ method: 'GET', path: `${named}?websiteId=${site.id}` });
    if (status < 400) for (const { value } of seen.answers) pool.learn(value);
  }
}
