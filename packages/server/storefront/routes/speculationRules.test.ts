import { expect, it } from 'vitest';
import { SPECULATION_PATH } from '../../platform/http/replies/headers.ts';
import { Router } from '../../platform/http/router.ts';
import { speculationRoutes } from './speculationRules.ts';

it('tells browsers which pages to fetch ahead: those everybody shares, once somebody turns to their link (PF-12)', async () => {
  const match = new Router(speculationRoutes()).find('GET', SPECULATION_PATH);
  const reply = await match?.route.handle({} as never);
  expect(reply?.headers?.['content-type']).toBe('application/speculationrules+json');
  const { prefetch } = JSON.parse(String(reply?.body)) as { prefetch: { where: unknown; eagerness: string }[] };
  expect(prefetch[0]?.eagerness).toBe('moderate');
  const rules = JSON.stringify(prefetch[0]?.where);
  for (const own of ['/cart', '/checkout', '/account', '/order/*', '/api/*']) {
    expect(rules).toContain(JSON.stringify({ not: { href_matches: own } }));
  }
});
