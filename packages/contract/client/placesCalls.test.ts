import { expect, it } from 'vitest';
import type { Calls } from './calls.ts';
import { placesCalls } from './placesCalls.ts';

function setUp() {
  const asked: string[] = [];
  const errors: string[] = [];
  const load: Calls['load'] = (path) => {
    asked.push(path);
    return Promise.resolve({ ok: true, value: {} as never });
  };
  return { calls: placesCalls({ load }, (text) => errors.push(text)), asked, errors };
}
const TRACKING = { productPage: 'checkout', productSection: 'shipping address' };

it('places are asked with query and tracking context, each part escaped (PREF-08)', async () => {
  const { calls, asked, errors } = setUp();
  await calls.predict({ input: 'Am Deich & 4', country: 'DE', sessionToken: 's' }, TRACKING);
  await calls.details({ placeId: 'a/b?c', sessionToken: 's' }, TRACKING);
  const context = 'productPage=checkout&productSection=shipping%20address';
  expect(asked).toEqual([
    `/api/google-maps/places/autocomplete?input=Am%20Deich%20%26%204&country=DE&sessionToken=s&${context}`,
    `/api/google-maps/places/details?placeId=a%2Fb%3Fc&sessionToken=s&${context}`,
  ]);
  expect(errors).toEqual([]);
});

it('details without a tracking context log an error in the console, and are asked (PREF-08)', async () => {
  const { calls, asked, errors } = setUp();
  await calls.details({ placeId: 'p', sessionToken: 's' }, null);
  expect(asked).toEqual(['/api/google-maps/places/details?placeId=p&sessionToken=s']);
  expect(errors).toEqual(['Places details were asked for without a tracking context.']);
});
