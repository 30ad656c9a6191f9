import { hkdfSync, randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, linkSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigFault } from './configFault.ts';

const MINIMUM_LENGTH = 32;
const KEY_FILE = 'secret-key';

/**
 * The installation's master secret: from SECRET_KEY, else from a file that only its owner can read, made on first start.
 * Losing it signs everybody out and breaks order links; it is not needed to read the database.
 */
export function loadSecretKey(dataDir: string, given: string | null): Uint8Array {
  if (given !== null) return accepted(given, 'SECRET_KEY');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const path = join(dataDir, KEY_FILE);
  try {
    return accepted(readFileSync(path, 'utf8').trim(), path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  makeKeyFile(path);
  return accepted(readFileSync(path, 'utf8').trim(), path);
}

/** Writes next to the target, then names the file: a crash leaves no half key, and of two first starts one key wins. */
function makeKeyFile(path: string): void {
  const beside = `${path}.${process.pid}.part`;
  const file = openSync(beside, 'w', 0o600);
  try {
    writeSync(file, `${randomBytes(32).toString('base64url')}\n`);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  try {
    linkSync(beside, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(beside, { force: true });
  }
}

function accepted(text: string, source: string): Uint8Array {
  if (text.length < MINIMUM_LENGTH || new Set(text).size < 8) {
    throw new ConfigFault(`The secret key in ${source} is too weak: use at least ${MINIMUM_LENGTH} random characters.`);
  }
  return Buffer.from(text, 'utf8');
}

/** One key per purpose, so that a token made for one thing is worthless for another (reliability 3.10). */
export function purposeKeys(master: Uint8Array): (purpose: string) => Uint8Array {
  const known = new Map<string, Uint8Array>();
  return (purpose) => {
    const held = known.get(purpose);
    if (held) return held;
    const key = new Uint8Array(hkdfSync('sha256', master, 'quoin', purpose, 32));
    known.set(purpose, key);
    return key;
  };
}
