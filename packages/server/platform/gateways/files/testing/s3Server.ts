import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A real S3 server with one bucket, in a process of its own. */
export interface S3Server {
  readonly endpoint: string;
  readonly bucket: string;
  close(): Promise<void>;
}

const PROGRAM = fileURLToPath(new URL('s3Program.mjs', import.meta.url));
const BUCKET = 'quoin-files';

export async function startS3Server(): Promise<S3Server> {
  process.env.AWS_ACCESS_KEY_ID ??= 'S3RVER';
  process.env.AWS_SECRET_ACCESS_KEY ??= 'S3RVER';
  const folder = await mkdtemp(join(tmpdir(), 'quoin-s3-'));
  const child = spawn(process.execPath, [PROGRAM, folder, BUCKET], { stdio: ['ignore', 'pipe', 'inherit'] });
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
