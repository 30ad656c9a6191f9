import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { MAGIC, seal, unseal } from './sealing.ts';

const MEGABYTE = 1_048_576;

async function* inPieces(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function joined(source: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of source) chunks.push(chunk);
  return Buffer.concat(chunks);
}

const sealed = (bytes: Buffer) => joined(seal('correct horse', 10)(inPieces(bytes, 60_000)));
const opened = (bytes: Buffer, passphrase = 'correct horse') => joined(unseal(passphrase)(inPieces(bytes, 77_777)));

describe('a sealed stream', () => {
  it.each([0, 1, MEGABYTE - 1, MEGABYTE, MEGABYTE + 1, 3 * MEGABYTE])('of %i bytes is read as it was', async (size) => {
    const bytes = randomBytes(size);
    const file = await sealed(bytes);
    expect(file.includes(bytes.subarray(0, 32)) && size > 16).toBe(false);
    expect((await opened(file)).equals(bytes)).toBe(true);
  });

  it('is told from a damaged one where the passphrase is wrong', async () => {
    const file = await sealed(randomBytes(1000));
    await expect(opened(file, 'incorrect horse')).rejects.toThrow('The passphrase is wrong.');
  });

  it('is refused where it was cut off, wherever that was', async () => {
    const file = await sealed(randomBytes(2 * MEGABYTE + 5));
    const first = MAGIC.length + 17 + 20;
    const chunk = MEGABYTE + 20;
    for (const end of [first - 25, first, first + 2, first + chunk, first + 2 * chunk, file.length - 1]) {
      await expect(opened(file.subarray(0, end))).rejects.toThrow('The backup was cut off.');
    }
  });

  it('is refused where bytes were changed, swapped or added', async () => {
    const file = await sealed(randomBytes(2 * MEGABYTE + 5));
    const first = MAGIC.length + 17 + 20;
    const chunk = MEGABYTE + 20;
    const changed = Buffer.from(file);
    changed[first + 500] = (changed[first + 500] ?? 0) ^ 1;
    const swapped = Buffer.concat([
      file.subarray(0, first),
      file.subarray(first + chunk, first + 2 * chunk),
      file.subarray(first, first + chunk),
      file.subarray(first + 2 * chunk),
    ]);
    for (const wrong of [changed, swapped, Buffer.concat([file, Buffer.from('x')])]) {
      await expect(opened(wrong)).rejects.toThrow('The backup is damaged.');
    }
  });
});
