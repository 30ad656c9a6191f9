import type { Connection } from '../platform/database/embedded.ts';

/** Returns a database's postgres:// address, for passing to other processes. */
export function addressOf({ host, port, user, password, database }: Connection): string {
  if (!host.startsWith('/')) return `postgres://${user}:${password}@${host}:${port}/${database}`;
  return `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}
