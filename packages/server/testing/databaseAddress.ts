import type { Connection } from '../platform/database/embedded.ts';

/** The postgres:// address of a database, as it travels to processes of their own. */
export function addressOf({ host, port, user, password, database }: Connection): string {
  if (!host.startsWith('/')) return `postgres://${user}:${password}@${host}:${port}/${database}`;
  return `postgres://${user}:${password}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`;
}
