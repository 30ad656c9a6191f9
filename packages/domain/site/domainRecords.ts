import { isDomainName } from './domainName.ts';

/** What the owner enters where the domain was bought. */
export interface DomainRecord {
  readonly type: 'A' | 'AAAA' | 'CNAME';
  /** The host, whole. */
  readonly name: string;
  readonly value: string;
}

/** Where a domain leads: to this server, to another one, or nowhere. `unknown`: this server has no public address to compare with. */
export type DomainStatus = 'connected' | 'elsewhere' | 'missing' | 'unknown';

/** `found`: addresses of the domain; `own`: public addresses of this server. */
export function domainStatus(found: readonly string[], own: readonly string[]): DomainStatus {
  if (own.length === 0) return 'unknown';
  if (found.length === 0) return 'missing';
  // One address that leads elsewhere sends some visitors there.
  return found.every((address) => own.includes(address)) ? 'connected' : 'elsewhere';
}

/**
 * The records that lead a domain to this server: its addresses, which work for every name. A subdomain may be an alias
 * instead and then follows the server when it moves.
 */
export function domainRecords(
  host: string,
  { own, builtInHost }: { readonly own: readonly string[]; readonly builtInHost: string },
): { readonly addresses: readonly DomainRecord[]; readonly alias: DomainRecord | null } {
  const addresses = own.map((value): DomainRecord => ({ type: value.includes(':') ? 'AAAA' : 'A', name: host, value }));
  const mayBeAlias = own.length > 0 && host.split('.').length > 2 && isDomainName(builtInHost);
  return { addresses, alias: mayBeAlias ? { type: 'CNAME', name: host, value: builtInHost } : null };
}
