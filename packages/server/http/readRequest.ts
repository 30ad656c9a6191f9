import type { IncomingMessage } from 'node:http';
import { parseQueryString } from '@quoin/domain/site';
import { parseCookies } from './cookies.ts';
import type { Target } from './path.ts';
import type { Request } from './request.ts';

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE']);

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
  const isSecure = options.trustedProxies > 0 && headers['x-forwarded-proto']?.split(',').at(-1)?.trim() === 'https';
  return {
    method: message.method as Request['method'],
    path: target.path,
    query: parseQueryString(target.search),
    url: message.url ?? '/',
    headers,
    cookies: parseCookies(headers.cookie, isSecure),
    ip: clientAddress(message, options.trustedProxies),
    origin: `${isSecure ? 'https' : 'http'}://${headers.host?.toLowerCase() ?? ''}`,
    isSecure,
    id: options.id,
  };
}

/** The nearest address that no proxy of ours added; forged entries further left never count. */
export function clientAddress(message: IncomingMessage, trustedProxies: number): string {
  const peer = message.socket.remoteAddress ?? '';
  if (trustedProxies === 0) return peer;
  const forwarded = String(message.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '');
  return forwarded.at(-trustedProxies) ?? peer;
}
