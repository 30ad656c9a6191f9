import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { openSecret, sealSecret } from './sealedSecret.ts';

const key = randomBytes(32);
const place = { websiteId: 'a', name: 'stripe.secretKey' };

it('opens with the key and at the place it was sealed for, and nowhere else', () => {
  const sealed = sealSecret({ key, randomBytes }, place, 'sk_live_ü');
  expect(openSecret(key, place, sealed)).toBe('sk_live_ü');
  expect(() => openSecret(randomBytes(32), place, sealed)).toThrow();
  expect(() => openSecret(key, { ...place, websiteId: 'b' }, sealed)).toThrow();
  expect(() => openSecret(key, { ...place, name: 'other' }, sealed)).toThrow();
});

it('notices one changed bit anywhere, and never seals twice alike', () => {
  const sealed = sealSecret({ key, randomBytes }, place, 'secret');
  expect(sealSecret({ key, randomBytes }, place, 'secret')).not.toBe(sealed);
  for (let at = 0; at < Buffer.from(sealed, 'base64').length; at += 1) {
    const bytes = Buffer.from(sealed, 'base64');
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    expect(() => openSecret(key, place, bytes.toString('base64'))).toThrow();
  }
});
