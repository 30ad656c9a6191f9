import { createHash } from 'node:crypto';
import { mkdir, realpath, rm, stat } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { DataFolderInUse } from '../faults.ts';

export interface FolderLock {
  release(): Promise<void>;
}

const MAX_SOCKET_PATH = 100;
const GREETING_TIMEOUT_MS = 300;

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}

/** Listens without keeping the process alive. A client that connects receives our process id. */
function listen(address: string): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.end(String(process.pid));
    });
    server.once('error', reject);
    server.listen(address, () => {
      server.unref();
      resolve(server);
    });
  });
}

/** Returns the process id of the listener there, `null` when it gives none, `undefined` when nobody listens. */
function askHolder(address: string): Promise<number | null | undefined> {
  return new Promise((resolve) => {
    let text = '';
    let isConnected = false;
    const socket = connect(address);
    const finish = () => {
      socket.destroy();
      resolve(isConnected ? Number.parseInt(text, 10) || null : undefined);
    };
    socket.setTimeout(GREETING_TIMEOUT_MS, finish);
    socket.on('connect', () => {
      isConnected = true;
    });
    socket.on('data', (chunk: Buffer) => {
      text += chunk.toString('latin1');
    });
    socket.on('error', finish);
    socket.on('close', finish);
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

/**
 * A name of the kernel's own that is free again the moment the holder dies, however it dies. Linux: an abstract socket
 * named by the folder's device and inode, so that links and other spellings of the path meet the same lock.
 */
async function kernelAddress(dataDir: string): Promise<string | null> {
  if (process.platform === 'linux') {
    const { dev, ino } = await stat(dataDir, { bigint: true });
    return `\0quoin-data-${dev}-${ino}`;
  }
  if (process.platform === 'win32') {
    return `\\\\.\\pipe\\quoin-${createHash('sha256').update(dataDir.toLowerCase()).digest('hex').slice(0, 32)}`;
  }
  return null;
}

async function holdKernelName(address: string, dataDir: string): Promise<Server> {
  try {
    return await listen(address);
  } catch (error) {
    if (codeOf(error) !== 'EADDRINUSE') throw error;
    throw new DataFolderInUse(dataDir, (await askHolder(address)) ?? null);
  }
}

function socketFileOf(dataDir: string): string {
  const inside = join(dataDir, 'quoin.sock');
  if (Buffer.byteLength(inside) <= MAX_SOCKET_PATH) return inside;
  return `/tmp/quoin-${createHash('sha256').update(dataDir).digest('hex').slice(0, 32)}.sock`;
}

/**
 * A socket file in the folder, which two containers that share a volume both see (abstract names are per network
 * namespace). A file nobody listens on is left from a crash and replaced.
 */
async function holdSocketFile(dataDir: string, isOnlyLock: boolean): Promise<Server | null> {
  const file = socketFileOf(dataDir);
  const holder = await askHolder(file);
  if (holder !== undefined) throw new DataFolderInUse(dataDir, holder);
  try {
    await rm(file, { force: true });
    return await listen(file);
  } catch (error) {
    if (codeOf(error) === 'EADDRINUSE') throw new DataFolderInUse(dataDir, null);
    // Some shared folders hold no sockets; where the kernel's name protects us, that is enough.
    if (isOnlyLock) throw error;
    return null;
  }
}

/**
 * Takes the one lock of a data folder, creating the folder if needed. It ends with the process.
 * @throws DataFolderInUse at once when another process holds it (FT-14).
 */
export async function lockDataFolder(folder: string): Promise<FolderLock> {
  await mkdir(folder, { recursive: true });
  const dataDir = await realpath(folder);
  const address = await kernelAddress(dataDir);
  const kernel = address === null ? null : await holdKernelName(address, dataDir);
  try {
    const file = process.platform === 'win32' ? null : await holdSocketFile(dataDir, kernel === null);
    return {
      async release() {
        if (file !== null) await close(file);
        if (kernel !== null) await close(kernel);
      },
    };
  } catch (error) {
    if (kernel !== null) await close(kernel);
    throw error;
  }
}
