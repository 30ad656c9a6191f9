import { expect, it } from 'vitest';
import { photonLookup } from './photonLookup.ts';

const place = (properties: object) => ({ type: 'Feature', properties });
const DEICH = {
  street: 'Am Deich',
  housenumber: '4',
  postcode: '28199',
  city: 'Bremen',
  state: 'Bremen',
  countrycode: 'DE',
};
const question = { countryCode: 'DE', text: 'Am Deich 4', language: 'de-DE', sessionToken: '' };

function setUp(answers: (() => Response | Promise<Response>)[]) {
  const asked: string[] = [];
  let clock = 0;
  const lookup = photonLookup({
    origin: 'http://photon.test',
    now: () => clock,
    fetch: async (address) => {
      asked.push(String(address));
      return (answers.shift() ?? (() => Promise.reject(new Error('down'))))();
    },
  });
  return { lookup, asked, wait: (ms: number) => (clock += ms) };
}
const says =
  (...features: object[]) =>
  () =>
    Response.json({ features });

it('asks a Photon server and takes what is in the country, as it is written there (CX-13)', async () => {
  const { lookup, asked } = setUp([
    says(place(DEICH), place({ ...DEICH, countrycode: 'AT' })),
    says(place({ name: 'Main Street', housenumber: '1', countrycode: 'US' })),
  ]);
  expect(await lookup.suggest(question)).toEqual([
    { line1: 'Am Deich 4', postalCode: '28199', city: 'Bremen', region: 'Bremen' },
  ]);
  expect(asked).toEqual(['http://photon.test/api?q=Am+Deich+4&limit=10&lang=de']);
  const american = await lookup.suggest({ ...question, countryCode: 'US', language: 'it' });
  expect(american).toEqual([{ line1: '1 Main Street', postalCode: '', city: '', region: '' }]);
});

it.each([
  ['an error', () => new Response('', { status: 500 })],
  ['no JSON', () => new Response('<html>')],
  ['something else', () => Response.json({ features: [{ properties: { street: 7 } }] })],
  ['nothing', () => Promise.reject(new Error('down'))],
])('is no help and no harm when %s comes', async (_, answer) => {
  expect(await setUp([answer]).lookup.suggest(question)).toBeNull();
});

it('is left alone for a minute after three failures', async () => {
  const { lookup, asked, wait } = setUp([]);
  for (let count = 0; count < 5; count += 1) await lookup.suggest(question);
  expect(asked).toHaveLength(3);
  wait(60_000);
  await lookup.suggest(question);
  expect(asked).toHaveLength(4);
});
