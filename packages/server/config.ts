import { isAbsolute, resolve } from 'node:path';

/** Everything the outside decides, read once at start. Each setting is documented in docs/reference/settings.md. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute path of the folder that holds database, files and the secret key. */
  readonly dataDir: string;
  /** A PostgreSQL server to use instead of the built-in one. */
  readonly databaseUrl: string | null;
  /** Where people sign in and edit: `http://localhost:3000`. */
  readonly appOrigin: string;
  /** Sites answer at `<slug>.<sitesDomain>`; a port in it is ignored. */
  readonly sitesDomain: string;
  readonly smtpUrl: string | null;
  readonly secretKey: string | null;
  readonly logLevel: string;
  /** How many proxies in front are ours: only their X-Forwarded-* entries count. */
  readonly trustedProxies: number;
  /** Multiplies every rate limit; load tests raise it. */
  readonly rateLimitFactor: number;
  /** Megabytes of rendered pages kept in memory; 0 keeps none. */
  readonly pageCacheMegabytes: number;
  readonly isDevelopment: boolean;
}

export class ConfigFault extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

function whole(env: Environment, name: string, fallback: number, max: number, min = 0): number {
  const text = env[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new ConfigFault(`${name} must be a whole number from ${min} to ${max}, not "${text}".`);
  }
  return value;
}

function originOf(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url.origin;
  throw new ConfigFault(`APP_ORIGIN must be an address like https://app.example.com, not "${text}".`);
}

/** @throws ConfigFault with one sentence that names the setting and what it must look like. */
export function readConfig(env: Environment, cwd: string): Config {
  const port = whole(env, 'PORT', 3000, 65_535);
  const dataDir = env.DATA_DIR || './data';
  return {
    port,
    host: env.HOST || '127.0.0.1',
    dataDir: isAbsolute(dataDir) ? dataDir : resolve(cwd, dataDir),
    databaseUrl: env.DATABASE_URL || null,
    appOrigin: env.APP_ORIGIN ? originOf(env.APP_ORIGIN) : `http://localhost:${port}`,
    sitesDomain: (env.SITES_DOMAIN || 'localhost').replace(/:\d+$/, '').toLowerCase(),
    smtpUrl: env.SMTP_URL || null,
    secretKey: env.SECRET_KEY || null,
    logLevel: env.LOG_LEVEL || 'info',
    trustedProxies: whole(env, 'TRUSTED_PROXIES', 0, 10),
    rateLimitFactor: whole(env, 'RATE_LIMIT_FACTOR', 1, 1_000_000, 1),
    pageCacheMegabytes: whole(env, 'PAGE_CACHE_MB', 128, 65_536),
    isDevelopment: env.QUOIN_DEV === '1',
  };
}
