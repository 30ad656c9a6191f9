import pg from 'pg';
import { CommitOutcomeUnknown } from './faults.ts';

/** SQLSTATE of an error of the server, or the code of a system error. */
export function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

const CONFLICTS = new Set(['40001', '40P01']);
const LOST_CONNECTIONS = new Set([
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '57P01',
  '57P02',
  '57P03',
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
]);
/** Of a connect: the server's socket is not there. Of anything else it is a missing file. */
const NO_SUCH_SOCKET = 'ENOENT';
/** What `pg` says without a code when the other side is gone. */
const LOST_MESSAGES = /^(Connection terminated|Client has encountered a connection error|Connection ended)/;

/** The connection is gone, or the server lets nobody in just now. */
export function isConnectionLoss(error: unknown): boolean {
  const code = errorCode(error);
  if (code === NO_SUCH_SOCKET) return error instanceof Error && 'syscall' in error && error.syscall === 'connect';
  if (code !== undefined) return LOST_CONNECTIONS.has(code);
  return error instanceof Error && LOST_MESSAGES.test(error.message);
}

/** What the pool says when nobody gave a connection back in time. */
const NO_CONNECTION_IN_TIME = /^timeout exceeded when trying to connect/;

/** Somebody has held a row or a table for longer than a request waits, such as a site that moves to another server. */
const LOCKED = '55P03';

/** The database is away, has no connection free, or is held: worth another try in a moment (FT-5, FT-6). */
export function isUnavailable(error: unknown): boolean {
  if (isConnectionLoss(error) || errorCode(error) === LOCKED) return true;
  return error instanceof Error && NO_CONNECTION_IN_TIME.test(error.message);
}

/** A newer version has changed a table under a statement that was kept ready. */
export function isStalePlan(error: unknown): boolean {
  return errorCode(error) === '0A000' && error instanceof Error && error.message.startsWith('cached plan');
}

/** Nothing was committed and doing it all again may work (reliability.md 5.2). */
export function isRetryable(error: unknown): boolean {
  if (error instanceof CommitOutcomeUnknown) return false;
  return CONFLICTS.has(errorCode(error) ?? '') || isStalePlan(error) || isConnectionLoss(error);
}

/** The name of the unique constraint or index that refused, `null` for any other error. */
export function violatedUnique(error: unknown): string | null {
  if (!(error instanceof pg.DatabaseError) || error.code !== '23505') return null;
  return error.constraint ?? SHARD_KEY.exec(error.message)?.[1] ?? '';
}

/** A database that is spread by the site names the key in the message alone, with the number of a part: `"cart_pkey_102008"`. */
const SHARD_KEY = /"(\w+)_\d{6,}"$/;
