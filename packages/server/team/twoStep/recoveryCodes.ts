import { createHmac } from 'node:crypto';
import { RECOVERY_CODES } from '@quoin/domain/access';
import { base32 } from './totp.ts';

/** 50 bits each, of which the first two groups of five letters are taken. */
const CODE_BYTES = 10;
const LETTERS = 10;

/** `k3rzq-72mwa`: easy to copy by hand, in letters and digits that nobody confuses. */
export function newRecoveryCodes(randomBytes: (count: number) => Uint8Array): readonly string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const letters = base32(randomBytes(CODE_BYTES)).toLowerCase();
    return `${letters.slice(0, LETTERS / 2)}-${letters.slice(LETTERS / 2, LETTERS)}`;
  });
}

/** What the database keeps of one, however it was typed. */
export function hashRecoveryCode(key: Uint8Array, accountId: string, code: string): Buffer {
  const letters = code.toLowerCase().replace(/[^a-z2-7]/g, '');
  return createHmac('sha256', key).update(`${accountId}|${letters}`).digest();
}
