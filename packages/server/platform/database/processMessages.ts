import pg from 'pg';
import type { DatabaseLog } from './embedded.ts';
import { clientConfig, type DatabaseTarget, REQUEST_SETTINGS } from './pool.ts';

/**
 * Messages between the processes on one database. They are hints: a lost one delays its effect by about a second, because
 * revisions decide and every process also polls (decision 0203).
 */
export interface ProcessMessages {
  /** Sent a moment later, together with other messages of that moment. Never waits, never fails. */
  send(topic: string, message: string): void;
  close(): Promise<void>;
}

export interface ProcessMessageOptions {
  readonly target: DatabaseTarget;
  readonly log: DatabaseLog;
  /** Called with messages of other processes. Left out: this process only sends. */
  readonly onMessage?: (topic: string, message: string) => void;
  /** Called after each connect: messages before it may have been missed. */
  readonly onConnect?: () => void;
}

const CHANNEL = 'quoin';
/** NOTIFY takes a lock of the whole database at its commit: many messages share one. */
const GATHER_MS = 10;
/** PostgreSQL's bound is 8,000. */
const LONGEST_BYTES = 7_900;
const CONNECT_MS = 2_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5_000;

/** One connection, outside every transaction of a request. */
export function createProcessMessages({ target, log, onMessage, onConnect }: ProcessMessageOptions): ProcessMessages {
  const waiting = new Set<string>();
  let connection: Promise<pg.Client> | null = null;
  let [isClosed, failures] = [false, 0];
  let gathering: NodeJS.Timeout | null = null;
  let pausing: NodeJS.Timeout | undefined;

  function connect(): Promise<pg.Client> {
    if (connection !== null) return connection;
    const waits = { keepAlive: true, connectionTimeoutMillis: CONNECT_MS };
    const client = new pg.Client({ ...clientConfig(target, REQUEST_SETTINGS), ...waits });
    const opened = open(client);
    const lost = () => {
      if (connection !== opened) return;
      connection = null;
      if (onMessage !== undefined && !isClosed) reconnect();
    };
    client.on('error', (error) => log.info({ reason: error.message }, 'the connection to other processes ended'));
    client.on('end', lost);
    connection = opened;
    opened.catch(lost);
    return opened;
  }

  async function open(client: pg.Client): Promise<pg.Client> {
    await client.connect();
    // A hint is not worth waiting for a disk.
    await client.query('set synchronous_commit = off');
    if (onMessage === undefined) return client;
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    client.on('notification', ({ processId, payload }) => {
      const message = processId === rows[0]?.pid ? null : readMessage(payload);
      if (message !== null) onMessage(...message);
    });
    await client.query(`listen ${CHANNEL}`);
    failures = 0;
    onConnect?.();
    return client;
  }

  function reconnect(): void {
    const pause = Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS);
    failures += 1;
    pausing = setTimeout(() => void connect().catch(() => undefined), pause).unref();
  }

  async function flush(): Promise<void> {
    gathering = null;
    const messages = [...waiting];
    waiting.clear();
    if (messages.length === 0) return;
    const client = await connect();
    await client.query('select pg_notify($1, message) from unnest($2::text[]) message', [CHANNEL, messages]);
  }

  if (onMessage !== undefined) connect().catch(() => undefined);
  return {
    send(topic, message) {
      const text = JSON.stringify([topic, message]);
      if (isClosed || Buffer.byteLength(text) > LONGEST_BYTES) return;
      waiting.add(text);
      // Without a database there is nobody to send to.
      gathering ??= setTimeout(() => void flush().catch(() => undefined), GATHER_MS);
    },
    async close() {
      isClosed = true;
      clearTimeout(pausing);
      if (gathering !== null) clearTimeout(gathering);
      await flush().catch(() => undefined);
      const client = await connection?.catch(() => null);
      await client?.end().catch(() => undefined);
    },
  };
}

/** Null for what is no message of ours: every user of the database may send into the channel. */
function readMessage(payload: string | undefined): readonly [string, string] | null {
  try {
    const [topic, message] = JSON.parse(payload ?? '') as readonly unknown[];
    return typeof topic === 'string' && typeof message === 'string' ? [topic, message] : null;
  } catch {
    return null;
  }
}
