import type { Query } from '@quoin/domain/site';

/** One HTTP request as routes see it: parsed, bounded, and free of the transport. */
export interface Request {
  readonly method: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Decoded path without query, always starting with `/`. */
  readonly path: string;
  /** Values of the route's `:names`. */
  readonly params: Readonly<Record<string, string>>;
  /** Parsed within the limits of LIM-02. */
  readonly query: Query;
  /** Path and query as sent, for redirects back and canonical links. */
  readonly url: string;
  /** Lower-case names; a header sent twice is joined by the transport. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly cookies: ReadonlyMap<string, string>;
  /** JSON value, form fields as a Query, a file's bytes, a file as it comes (async iterable), or undefined without a body. */
  readonly body: unknown;
  readonly bodyType: 'json' | 'form' | 'file' | 'stream' | 'none';
  /** Address of the visitor; forwarded addresses count only from trusted proxies. */
  readonly ip: string;
  /** `http://demo.localhost:3000`: scheme, host and port this request was sent to. */
  readonly origin: string;
  readonly isSecure: boolean;
  readonly id: string;
}
