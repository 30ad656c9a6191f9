import { Resolver } from 'node:dns/promises';
import { connect } from 'node:tls';

export interface Certificate {
  /** Browsers accept it for this host. */
  readonly isTrusted: boolean;
  /** Milliseconds since 1970. */
  readonly validUntil: number;
}

/** What DNS and a host itself say of a domain. */
export interface DomainLookup {
  /** IPv4 and IPv6, aliases followed; empty where there are none. */
  addressesOf(host: string): Promise<readonly string[]>;
  /** What the server at `address` shows for `host`; null where it makes no secure connection. */
  certificateOf(host: string, address: string): Promise<Certificate | null>;
}

export interface DomainLookupOptions {
  readonly resolver?: Pick<Resolver, 'resolve4' | 'resolve6'>;
  readonly port?: number;
}

const TIMEOUT_MS = 3_000;

export function createDomainLookup({
  resolver = new Resolver({ timeout: TIMEOUT_MS, tries: 1 }),
  port = 443,
}: DomainLookupOptions = {}): DomainLookup {
  const none = () => [];
  return {
    async addressesOf(host) {
      const [four, six] = await Promise.all([resolver.resolve4(host).catch(none), resolver.resolve6(host).catch(none)]);
      return [...new Set([...four, ...six])];
    },
    certificateOf: (host, address) =>
      new Promise((resolve) => {
        const socket = connect({ host: address, port, servername: host, rejectUnauthorized: false });
        const end = (certificate: Certificate | null) => {
          socket.destroy();
          resolve(certificate);
        };
        socket.setTimeout(TIMEOUT_MS, () => end(null));
        socket.once('error', () => end(null));
        socket.once('secureConnect', () => {
          const validUntil = Date.parse(socket.getPeerCertificate().valid_to);
          end(Number.isNaN(validUntil) ? null : { isTrusted: socket.authorized, validUntil });
        });
      }),
  };
}
