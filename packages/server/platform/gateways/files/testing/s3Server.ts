import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A real S3 server with one bucket, in a process of its own. */
export interface S3Server {
  readonly endpoint: string;
  readonly bucket: string;
  close(): Promise<void>;
}

/**
 * It knows the key of the environment. Signatures are compared but not insisted on: for lists it signs `/bucket`, where S3 and
 * the SDK sign `/bucket/`.
 */
const PROGRAM = `
import { createRequire } from 'node:module';
const require = createRequire(process.cwd() + '/package.json');
const S3rver = require('@20minutes/s3rver');
const Account = require('@20minutes/s3rver/lib/models/account.js');
const { AWS_ACCESS_KEY_ID: id, AWS_SECRET_ACCESS_KEY: secret } = process.env;
new Account(id, id).createKeyPair(id, secret);
const [directory, name] = process.argv.slice(1);
const server = new S3rver({
  port: 0, address: '127.0.0.1', silent: true, directory, allowMismatchedSignatures: true, configureBuckets: [{ name }],
});
console.log((await server.run()).port);
`;
const BUCKET = 'quoin-files';

export async function startS3Server(): Promise<S3Server> {
  process.env.AWS_ACCESS_KEY_ID ??= 'S3RVER';
  process.env.AWS_SECRET_ACCESS_KEY ??= 'S3RVER';
  const folder = await mkdtemp(join(tmpdir(), 'quoin-s3-'));
  const args = ['--input-type=module', '--eval', PROGRAM, folder, BUCKET];
  const child = spawn(process.execPath, args, { cwd: import.meta.dirname, stdio: ['ignore', 'pipe', 'inherit'] });
  const port = await firstLine(child);
  return {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: BUCKET,
    async close() {
      const ended = new Promise((resolve) => child.once('close', resolve));
      child.kill();
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

function firstLine(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    createInterface({ input: child.stdout! }).once('line', resolve);
    child.once('close', () => reject(new Error('The S3 server has ended.')));
  });
}
