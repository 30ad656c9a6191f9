import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { BackupFault } from '../backupFault.ts';
import { createByteReader } from './byteReader.ts';

/**
 * A sealed file: MAGIC, 16 bytes of salt, the cost of a guess, then chunks. The first chunk is empty and tells a wrong passphrase from damage.
 * A chunk is its length (4 bytes; the highest bit marks the last one), the ciphertext and its tag. Its nonce is its
 * number, and what is authenticated with it are salt, cost and length: chunks cannot be changed, moved, left out or cut off.
 */
export const MAGIC = Buffer.from('QUOIN-SEALED-1\n', 'latin1');

const SALT_BYTES = 16;
const HEAD_BYTES = SALT_BYTES + 1;
const LENGTH_BYTES = 4;
const TAG_BYTES = 16;
const CHUNK_BYTES = 1_048_576;
const LAST = 0x8000_0000;
/** N of scrypt as a power of two: 128 MB of memory and about half a second for each guess. */
const COST = 17;
const MOST_COST = 20;

interface Chunk {
  readonly key: Buffer;
  /** Salt and cost. */
  readonly head: Buffer;
  readonly number: number;
}

function keyOf(passphrase: string, head: Buffer): Promise<Buffer> {
  const cost = head[SALT_BYTES] ?? 0;
  if (cost > MOST_COST) throw new BackupFault('The backup is damaged.');
  const settings = { N: 2 ** cost, r: 8, p: 1, maxmem: 2 ** (cost + 11) };
  return new Promise((resolve, reject) => {
    scrypt(passphrase.normalize('NFC'), head.subarray(0, SALT_BYTES), 32, settings, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}

function nonceOf(number: number): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeBigUInt64BE(BigInt(number), 4);
  return nonce;
}

function lengthOf(bytes: number, isLast: boolean): Buffer {
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE((bytes | (isLast ? LAST : 0)) >>> 0);
  return length;
}

function sealChunk({ key, head, number }: Chunk, bytes: Buffer, isLast: boolean): Buffer {
  const length = lengthOf(bytes.length, isLast);
  const cipher = createCipheriv('aes-256-gcm', key, nonceOf(number));
  cipher.setAAD(Buffer.concat([head, length]));
  return Buffer.concat([length, cipher.update(bytes), cipher.final(), cipher.getAuthTag()]);
}

/** Null: the tag does not fit. */
function openChunk({ key, head, number }: Chunk, length: Buffer, sealed: Buffer): Buffer | null {
  const cipher = createDecipheriv('aes-256-gcm', key, nonceOf(number));
  cipher.setAAD(Buffer.concat([head, length]));
  cipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  const bytes = cipher.update(sealed.subarray(0, -TAG_BYTES));
  try {
    cipher.final();
    return bytes;
  } catch {
    return null;
  }
}

/** Encrypts a stream with AES-256-GCM under a key made of the passphrase by scrypt. */
export function seal(passphrase: string, cost = COST): (source: AsyncIterable<Buffer>) => AsyncGenerator<Buffer> {
  return async function* sealed(source) {
    const head = Buffer.concat([randomBytes(SALT_BYTES), Buffer.from([cost])]);
    const key = await keyOf(passphrase, head);
    yield Buffer.concat([MAGIC, head, sealChunk({ key, head, number: 0 }, Buffer.alloc(0), false)]);
    const reader = createByteReader(source);
    for (let number = 1; ; number += 1) {
      const bytes = await reader.take(CHUNK_BYTES);
      const isLast = bytes.length < CHUNK_BYTES;
      yield sealChunk({ key, head, number }, bytes, isLast);
      if (isLast) return;
    }
  };
}

/** @throws BackupFault where the passphrase is wrong, or bytes were changed, moved or cut off. */
export function unseal(passphrase: string): (source: AsyncIterable<Buffer>) => AsyncGenerator<Buffer> {
  return async function* opened(source) {
    const reader = createByteReader(source);
    await reader.take(MAGIC.length);
    const head = await reader.take(HEAD_BYTES);
    if (head.length < HEAD_BYTES) throw new BackupFault('The backup was cut off.');
    const key = await keyOf(passphrase, head);
    for (let number = 0, isLast = false; !isLast; number += 1) {
      const length = await reader.take(LENGTH_BYTES);
      if (length.length < LENGTH_BYTES) throw new BackupFault('The backup was cut off.');
      const said = length.readUInt32BE();
      isLast = said >= LAST;
      const wanted = (said & ~LAST) + TAG_BYTES;
      if (wanted > CHUNK_BYTES + TAG_BYTES) throw new BackupFault('The backup is damaged.');
      const sealed = await reader.take(wanted);
      if (sealed.length < wanted) throw new BackupFault('The backup was cut off.');
      const bytes = openChunk({ key, head, number }, length, sealed);
      if (bytes === null) throw new BackupFault(number === 0 ? 'The passphrase is wrong.' : 'The backup is damaged.');
      yield bytes;
    }
    if ((await reader.take(1)).length > 0) throw new BackupFault('The backup is damaged.');
  };
}
