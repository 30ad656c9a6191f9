import type { IncomingMessage } from 'node:http';
import { parseQueryString } from '@quoin/domain/site';
import { parseCookies } from '../protection/cookies.ts';
import type { Target } from './path.ts';
import type { Request } from './request.ts';

export const KNOWN_METHODS: readonly Request['method'][] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];
const METHODS: ReadonlySet<string> = new Set(KNOWN_METHODS);

export function isKnownMethod(method: string | undefined): method is Request['method'] {
  return METHODS.has(method ?? '');
}

/** The parts of a request that need no body and no site. */
export type RequestHead = Omit<Request, 'params' | 'body' | 'bodyType'>;

export function readHead(
  message: IncomingMessage,
  target: Target,
  options: { trustedProxies: number; id: string },
): RequestHead {
  const headers = message.headers as Record<string, string | undefined>;
  const isSecure = isSecureRequest(message, options.trustedProxies);
  return {
    method: message.method as Request['method'],
    path: target.path,
    query: parseQueryString(target.search),
    url: message.url ?? '/',
    headers,
    cookies: parseCookies(headers.cookie, isSecure),
    ip: clientAddress(message, options.trustedProxies),
    origin: originOf(headers.host, isSecure),
    isSecure,
    id: options.id,
  };
}

export function originOf(host: string | undefined, isSecure: boolean): string {
  return `${isSecure ? 'https' : 'http'}://${host?.toLowerCase() ?? ''}`;
}

/**
 * Reports whether the visitor came by https, as the nearest proxy states. Without a trusted proxy, nothing can tell.
 */
export function isSecureRequest(message: IncomingMessage, trustedProxies: number): boolean {
  const forwarded = String(message.headers['x-forwarded-proto'] ?? '');
  return trustedProxies > 0 && forwarded.split(',').at(-1)?.trim().toLowerCase() === 'https';
}

/** One Host line: with two, a proxy may have read another one than we do (SC-33). */
export function hasOneHost(message: IncomingMessage): boolean {
  const { rawHeaders } = message;
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!;
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count <= 1;
}

/** Returns the nearest address that no trusted proxy added. Forged entries further left never count. */
export function clientAddress(message: IncomingMessage, trustedProxies: number): string {
  const peer = message.socket.remoteAddress ?? '';
  if (trustedProxies === 0) return peer;
  const forwarded = String(message.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  return forwarded.at(-trustedProxies) ?? peer;
}
