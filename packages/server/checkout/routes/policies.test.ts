import { afterAll, beforeAll, expect, it } from 'vitest';
import { openWire, testSite, type Wire } from '../../platform/http/testing/wire.ts';
import { policyRoutes } from './policies.ts';

const SITE = { ...testSite('demo'), language: 'de-DE', settings: { storeSettings: { imprint: '<p>Salz</p>' } } };
/** Pages as their data: what a theme would be given. */
const pages = {
  frameOf: async () => ({ site: SITE }),
  systemPage: async (_site: unknown, name: string, view: object) => JSON.stringify({ name, ...view }),
};
let wire: Wire;
beforeAll(async () => {
  wire = await openWire({ siteRoutes: policyRoutes({ pages: pages as never }), findSite: async () => SITE });
});
afterAll(() => wire.close());

it.each([
  ['imprint', 200],
  // Not written, and no policy at all.
  ['privacy', 404],
  ['constructor', 404],
])('the page of the policy %s answers %s (29.5)', async (slug, status) => {
  const answer = await wire.ask({ host: 'demo.sites.test', path: `/policies/${slug}` });
  expect(answer.status).toBe(status);
  if (status !== 200) return;
  expect(JSON.parse(answer.text)).toEqual({
    name: 'policy',
    policy: { title: 'Impressum', html: '<p>Salz</p>' },
  });
});
