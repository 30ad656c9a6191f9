import type { Hosts } from './hosts.ts';
import type { Reply } from './replies/reply.ts';

/** Where a proxy asks before it orders a certificate for `?domain=` (Caddy's `ask`). On every host, as probes are. */
export const CERTIFICATE_PATH = '/.well-known/quoin-certificate';

/**
 * 200 for the app's host, the sites' slugs and the domains that are connected to them; 404 for everything else, so that
 * nobody who points a name here makes the proxy order certificates without end. It tells no more than a visit does.
 */
export async function certificateReply(hosts: Pick<Hosts, 'resolve'>, search: string): Promise<Reply> {
  const domain = new URLSearchParams(search).get('domain') ?? '';
  const { kind } = await hosts.resolve(domain.includes(':') ? undefined : domain);
  const headers = { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' };
  return kind === 'unknown' ? { status: 404, headers, body: 'unknown\n' } : { status: 200, headers, body: 'known\n' };
}
