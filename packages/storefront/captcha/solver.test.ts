import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { hashBlock, paddedBlock } from './sha256.ts';
import { solveWork } from './solver.ts';

const challenge = {
  parameters: {
    algorithm: 'SHA-256',
    cost: 1,
    expiresAt: 4102444800,
    keyLength: 32,
    keyPrefix: '05380696b61538c803a3b7cc030487cc',
    nonce: '77f1a329d0e7dfc41b8c45cf42a4a6b0',
    salt: 'b8d8e8c03b38cd319c45dee1d9cb51a8',
  },
};

it.each(['', 'abc', 'x'.repeat(55)])('hashes "%.5s" as the standard says', (text) => {
  const digest = new Uint32Array(8);
  hashBlock(paddedBlock(new TextEncoder().encode(text)), digest, new Uint32Array(64));
  const hex = [...digest].map((word) => word.toString(16).padStart(8, '0')).join('');
  expect(hex).toBe(createHash('sha256').update(text).digest('hex'));
});

it('finds the counter that the server’s library had hidden (CAPT-04)', async () => {
  let breaths = 0;
  const solution = await solveWork(challenge, async () => {
    breaths += 1;
  });
  expect(solution).toEqual({
    counter: 4321,
    derivedKey: '05380696b61538c803a3b7cc030487cc9425e992311a7d46829d0c595e484fb6',
  });
  expect(breaths).toBe(1);
});
