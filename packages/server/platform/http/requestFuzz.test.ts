import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, inject, it } from 'vitest';
import { databaseAt, withAdmin } from '../../testing/database.ts';

const ROOT = join(import.meta.dirname, '../../../..');
/** As many again as one likes by `npm run fuzz requests`. */
const CASES = 2000;

/** Runs in a separate process, with its own modules: it records what the server parses with. */
async function fuzz(databaseUrl: string) {
  const args = [join(ROOT, 'scripts/fuzz/requests.mjs'), '--json', '--cases', String(CASES), '--database', databaseUrl];
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT, maxBuffer: 50_000_000 }).catch(
    (failed: { stdout?: string; stderr?: string }) => {
      if (failed.stdout?.trim().endsWith('}')) return { stdout: failed.stdout };
      throw new Error(failed.stderr);
    },
  );
  return JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Record<string, unknown>;
}

it('nothing that a stranger, a member or an owner sends is a fault, takes over 2 s, or changes a row where the answer is a no', async () => {
  const { url } = inject('testServer');
  const name = `quoin_test_${randomBytes(6).toString('hex')}`;
  await withAdmin(url, (client) => client.query(`CREATE DATABASE ${name}`));
  try {
    const { cases, routes, broken } = await fuzz(databaseAt(url, name));
    expect(broken).toEqual([]);
    expect(cases).toBe(CASES);
    expect(routes).toBeGreaterThan(500);
  } finally {
    await withAdmin(url, (client) => client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`));
  }
}, 600_000);
