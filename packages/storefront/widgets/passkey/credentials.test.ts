import fc from 'fast-check';
import { expect, it } from 'vitest';
import { creationOf, fromBytes, requestOf, toBytes } from './credentials.ts';

it('bytes go to base64url and back, whatever they are', () => {
  fc.assert(
    fc.property(fc.uint8Array(), (bytes) => {
      const text = fromBytes(bytes);
      expect(text).toMatch(/^[A-Za-z0-9_-]*$/);
      expect([...toBytes(text)]).toEqual([...bytes]);
    }),
  );
});

it('options keep what browsers read as it is, and give bytes where they want bytes', () => {
  const wire = {
    ...{ challenge: 'AQI', rp: { name: 'Halde', id: 'shop.example' }, attestation: 'none' as const },
    user: { id: '_-8', name: 'ida@example.com', displayName: 'Ida' },
    pubKeyCredParams: [{ alg: -7, type: 'public-key' as const }],
    excludeCredentials: [{ id: 'BQ', type: 'public-key' as const }],
  };
  const made = creationOf(wire);
  expect(made.rp).toEqual(wire.rp);
  expect([...(made.challenge as Uint8Array)]).toEqual([1, 2]);
  expect([...(made.user.id as Uint8Array)]).toEqual([255, 239]);
  expect(made.excludeCredentials).toEqual([{ type: 'public-key', id: new Uint8Array([5]) }]);
  const asked = requestOf({ challenge: 'AQI', rpId: 'shop.example', userVerification: 'required' });
  expect(asked).toMatchObject({ rpId: 'shop.example', userVerification: 'required', allowCredentials: [] });
});
