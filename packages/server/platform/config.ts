import { isAbsolute, resolve } from 'node:path';
import { type BackupPlace, parseBackupPlace } from './backupPlace.ts';
import { ConfigFault } from './configFault.ts';
import { type FilesSettings, readFilesSettings } from './gateways/files/filesSettings.ts';
import { type Machine, thisMachine, webProcessesOf } from './processCount.ts';
import { readTraceSettings, type TraceSettings } from './tracing/traceSettings.ts';

/** Everything the outside decides, read once at start. Each setting is documented in docs/reference/settings.md. */
export interface Config {
  readonly port: number;
  readonly host: string;
  /** How many processes answer requests; beside more than one, another runs the jobs. */
  readonly processes: number;
  /** Absolute path of the folder that holds database, files and the secret key. */
  readonly dataDir: string;
  /** A PostgreSQL server to use instead of the built-in one. */
  readonly databaseUrl: string | null;
  /** A streaming replica of that server, for what is only shown; null: none. */
  readonly databaseReadUrl: string | null;
  /** Where people sign in and edit: `http://localhost:3000`. */
  readonly appOrigin: string;
  /** Sites answer at `<slug>.<sitesDomain>`; a port in it is ignored. */
  readonly sitesDomain: string;
  /** A host of its own for the Commerce API, without a port; null: the app's alone. */
  readonly apiHost: string | null;
  readonly smtpUrl: string | null;
  readonly secretKey: string | null;
  /** Address of a substitute for Stripe's API; null: Stripe itself. */
  readonly stripeApi: { readonly host: string; readonly port: number; readonly protocol: 'http' | 'https' } | null;
  /** Address of a substitute for PayPal's API; null: PayPal itself. */
  readonly payPalApi: string | null;
  /** Address of a substitute for Google's reCAPTCHA; null: Google itself. */
  readonly recaptchaApi: string | null;
  /** Address of a substitute for Google's tags; null: Google itself. */
  readonly googleTag: string | null;
  /** Address of a substitute that Meta's pixel reports to; null: Meta itself. */
  readonly metaPixel: string | null;
  /** A Photon server that knows addresses, for suggestions at checkout; null: none. */
  readonly addressLookup: string | null;
  /** Address for Vimeo requests about films; null: Vimeo itself. */
  readonly vimeoApi: string | null;
  /** Google's places, asked for addresses before Photon is; null: not asked. */
  readonly googlePlaces: { readonly key: string; readonly origin: string | null } | null;
  /** An OpenID Connect provider that people who work on sites may sign in by; null: by password alone. */
  readonly singleSignOn: {
    readonly name: string;
    readonly issuer: string;
    readonly clientId: string;
    readonly clientSecret: string;
  } | null;
  readonly logLevel: string;
  /** Null: nothing is traced. */
  readonly traces: TraceSettings | null;
  /** How many proxies in front are ours: only their X-Forwarded-* entries count. */
  readonly trustedProxies: number;
  /** Multiplies every rate limit; load tests raise it. */
  readonly rateLimitFactor: number;
  /** Multiplies how long a request may wait for the database: on a machine that is busy with much else. */
  readonly databaseTimeoutFactor: number;
  /** Where copies of visitors' events go; null: nowhere. */
  readonly eventsSink: { readonly kind: 'clickhouse' | 'kafka'; readonly url: string } | null;
  /** Megabytes of rendered pages kept in memory; 0 keeps none. */
  readonly pageCacheMegabytes: number;
  readonly pageDataMegabytes: number;
  /** Megabytes of products and prices kept in memory, from which carts are priced; 0 keeps none. */
  readonly priceDataMegabytes: number;
  /** Picture widths: made as soon as a picture is there, or only when they are requested. */
  readonly pictures: 'ahead' | 'asked';
  /** Bytes that the files of one site may take; null: as many as the disk has. */
  readonly siteStorageBytes: number | null;
  readonly files: FilesSettings;
  readonly backups: {
    /** Where a backup is written to every night; null: none is made. */
    readonly place: BackupPlace | null;
    /** How many of them are kept. */
    readonly keep: number;
    /** Of the day, in the time zone of the process. */
    readonly hour: number;
    /** Null: they are not encrypted. */
    readonly passphrase: string | null;
  };
  /** The demo shop gets made-up orders, visits and messages after its first start. */
  readonly hasSampleData: boolean;
  /** Webhooks may also go to this machine and its network, on any port and without TLS: for development. */
  readonly hasLocalWebhooks: boolean;
  readonly isDevelopment: boolean;
  /** What pages say of where they run: dev, qa, staging or prod (TRACK-02). */
  readonly environment: string;
  /** Scheme and host that pages send events to; null: to themselves. */
  readonly eventsHost: string | null;
  /**
   * Absolute path of a folder with one folder per theme, including the house theme `quoin`; null: the built-in folder.
   */
  readonly themesDir: string | null;
  /** Who may make sites: who owns one already, everybody with an account, nobody. */
  readonly newSites: 'owners' | 'everyone' | 'nobody';
  /** Where a host sells plans; null: this installation has none to buy. */
  readonly billingUrl: string | null;
  /** Absolute path of the file that says where to stop dead; for the crash tests, refused outside them. */
  readonly crashFile: string | null;
}

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

function hostNameOf(name: string, text: string): string {
  const host = text.trim().toLowerCase();
  if (/^[a-z0-9]([a-z0-9.-]{0,251}[a-z0-9])?$/.test(host)) return host;
  throw new ConfigFault(`${name} must be a host name like api.example.com, not "${text}".`);
}

function standInOf(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url.origin;
  throw new ConfigFault(`${name} must be an address like http://127.0.0.1:12112, not "${text}".`);
}

function googlePlacesOf(env: Environment): Config['googlePlaces'] {
  const key = env.GOOGLE_PLACES_KEY || null;
  const origin = env.GOOGLE_PLACES_API_URL ? standInOf('GOOGLE_PLACES_API_URL', env.GOOGLE_PLACES_API_URL) : null;
  return key === null ? null : { key, origin };
}

/** The three belong together: half of them would let nobody in. */
function singleSignOnOf(env: Environment): Config['singleSignOn'] {
  const [issuer = '', clientId = '', clientSecret = ''] = [env.OIDC_ISSUER, env.OIDC_CLIENT_ID, env.OIDC_CLIENT_SECRET];
  if (issuer === '') return null;
  const isAddress = URL.canParse(issuer) && /^https?:$/.test(new URL(issuer).protocol);
  if (!isAddress) throw new ConfigFault(`OIDC_ISSUER must be an address like https://id.example.com, not "${issuer}".`);
  for (const [name, value] of Object.entries({ OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret }))
    if (value === '') throw new ConfigFault(`${name} must be set where OIDC_ISSUER is, not "".`);
  return { name: env.OIDC_NAME || new URL(issuer).hostname, issuer, clientId, clientSecret };
}

function newSitesOf(text: string): Config['newSites'] {
  if (text === 'owners' || text === 'everyone' || text === 'nobody') return text;
  throw new ConfigFault(`NEW_SITES must be owners, everyone or nobody, not "${text}".`);
}

function databaseReadUrlOf({ DATABASE_URL, DATABASE_READ_URL }: Environment): string | null {
  if (!DATABASE_READ_URL || DATABASE_URL) return DATABASE_READ_URL || null;
  // Not repeated: it may hold a password.
  throw new ConfigFault('DATABASE_READ_URL names a replica of DATABASE_URL, so that must be set, too.');
}

function yesOrNo(env: Environment, name: string, fallback: 'yes' | 'no'): boolean {
  const text = env[name] || fallback;
  if (text === 'yes' || text === 'no') return text === 'yes';
  throw new ConfigFault(`${name} must be yes or no, not "${text}".`);
}

function picturesOf(text: string): Config['pictures'] {
  if (text === 'ahead' || text === 'asked') return text;
  throw new ConfigFault(`PICTURES must be ahead or asked, not "${text}".`);
}

function addressOf(name: string, text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol === 'http:' || url?.protocol === 'https:') return url.href;
  throw new ConfigFault(`${name} must be an address like https://example.com/plans, not "${text}".`);
}

function apiOf(text: string): NonNullable<Config['stripeApi']> {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw new ConfigFault(`STRIPE_API_URL must be an address like http://127.0.0.1:12111, not "${text}".`);
  }
  const isSecure = url.protocol === 'https:';
  return {
    host: url.hostname,
    port: Number(url.port || (isSecure ? 443 : 80)),
    protocol: isSecure ? 'https' : 'http',
  };
}

function sinkOf(text: string): NonNullable<Config['eventsSink']> {
  const [, kind, url = ''] = /^(clickhouse|kafka):(.*)$/.exec(text) ?? [];
  const isAddress = URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
  if (isAddress && (kind === 'clickhouse' || kind === 'kafka')) return { kind, url };
  // Not repeated: it may hold a password.
  throw new ConfigFault(
    'EVENTS_SINK must be like clickhouse:https://host:8443/?table=site_event or kafka:https://host:8082/topics/site-events.',
  );
}

function backupPlaceOf(text: string, cwd: string): BackupPlace {
  const place = parseBackupPlace(text, cwd);
  if (place !== null) return place;
  throw new ConfigFault(`BACKUP_FOLDER must be a folder or s3://bucket/prefix, not "${text}".`);
}

/** LIM-01: a megabyte is 1,000,000 bytes. */
function storageOf(env: Environment): number | null {
  const megabytes = whole(env, 'SITE_STORAGE_MB', 0, 1_000_000_000);
  return megabytes === 0 ? null : megabytes * 1_000_000;
}

/** A product that sells must not be able to kill itself: the setting counts where NODE_ENV says that this is a test. */
function crashFileOf(env: Environment): string | null {
  const file = env.QUOIN_TEST_CRASH_FILE || null;
  if (file !== null && env.NODE_ENV !== 'test') {
    throw new ConfigFault('QUOIN_TEST_CRASH_FILE is for tests: it needs NODE_ENV=test.');
  }
  return file;
}

/** While developing, one process says everything. */
function processesOf(env: Environment, machine: Machine): number {
  if (env.PROCESSES && env.PROCESSES !== 'auto') return whole(env, 'PROCESSES', 1, MOST_PROCESSES, 1);
  return env.QUOIN_DEV === '1' ? 1 : webProcessesOf(machine);
}

const MOST_PROCESSES = 64;

/** @throws ConfigFault with one sentence that names the setting and what it must look like. */
export function readConfig(env: Environment, cwd: string, machine = thisMachine()): Config {
  const port = whole(env, 'PORT', 3000, 65_535);
  const dataDir = env.DATA_DIR || './data';
  const themesDir = env.THEMES_DIR || null;
  return {
    port,
    host: env.HOST || '127.0.0.1',
    processes: processesOf(env, machine),
    dataDir: isAbsolute(dataDir) ? dataDir : resolve(cwd, dataDir),
    databaseUrl: env.DATABASE_URL || null,
    databaseReadUrl: databaseReadUrlOf(env),
    appOrigin: env.APP_ORIGIN ? originOf(env.APP_ORIGIN) : `http://localhost:${port}`,
    sitesDomain: (env.SITES_DOMAIN || 'localhost').replace(/:\d+$/, '').toLowerCase(),
    apiHost: env.API_HOST ? hostNameOf('API_HOST', env.API_HOST) : null,
    smtpUrl: env.SMTP_URL || null,
    secretKey: env.SECRET_KEY || null,
    stripeApi: env.STRIPE_API_URL ? apiOf(env.STRIPE_API_URL) : null,
    payPalApi: env.PAYPAL_API_URL ? standInOf('PAYPAL_API_URL', env.PAYPAL_API_URL) : null,
    recaptchaApi: env.RECAPTCHA_API_URL ? standInOf('RECAPTCHA_API_URL', env.RECAPTCHA_API_URL) : null,
    googleTag: env.GOOGLE_TAG_URL ? standInOf('GOOGLE_TAG_URL', env.GOOGLE_TAG_URL) : null,
    metaPixel: env.META_PIXEL_URL ? standInOf('META_PIXEL_URL', env.META_PIXEL_URL) : null,
    addressLookup: env.ADDRESS_LOOKUP_URL ? standInOf('ADDRESS_LOOKUP_URL', env.ADDRESS_LOOKUP_URL) : null,
    vimeoApi: env.VIMEO_API_URL ? standInOf('VIMEO_API_URL', env.VIMEO_API_URL) : null,
    googlePlaces: googlePlacesOf(env),
    singleSignOn: singleSignOnOf(env),
    logLevel: env.LOG_LEVEL || 'info',
    traces: readTraceSettings(env),
    trustedProxies: whole(env, 'TRUSTED_PROXIES', 0, 10),
    rateLimitFactor: whole(env, 'RATE_LIMIT_FACTOR', 1, 1_000_000, 1),
    databaseTimeoutFactor: whole(env, 'DATABASE_TIMEOUT_FACTOR', 1, 100, 1),
    eventsSink: env.EVENTS_SINK ? sinkOf(env.EVENTS_SINK) : null,
    pageCacheMegabytes: whole(env, 'PAGE_CACHE_MB', 128, 65_536),
    pageDataMegabytes: whole(env, 'PAGE_DATA_MB', 64, 65_536),
    priceDataMegabytes: whole(env, 'PRICE_DATA_MB', 16, 65_536),
    pictures: picturesOf(env.PICTURES || 'ahead'),
    siteStorageBytes: storageOf(env),
    files: readFilesSettings(env),
    backups: {
      place: env.BACKUP_FOLDER ? backupPlaceOf(env.BACKUP_FOLDER, cwd) : null,
      keep: whole(env, 'BACKUP_KEEP', 7, 10_000, 1),
      hour: whole(env, 'BACKUP_HOUR', 3, 23),
      passphrase: env.BACKUP_PASSPHRASE || null,
    },
    hasSampleData: yesOrNo(env, 'SAMPLE_DATA', 'yes'),
    hasLocalWebhooks: yesOrNo(env, 'LOCAL_WEBHOOKS', 'no'),
    isDevelopment: env.QUOIN_DEV === '1',
    environment: env.ENVIRONMENT || (env.QUOIN_DEV === '1' ? 'dev' : 'prod'),
    eventsHost: env.EVENTS_HOST ? standInOf('EVENTS_HOST', env.EVENTS_HOST) : null,
    themesDir: themesDir === null ? null : resolve(cwd, themesDir),
    newSites: newSitesOf(env.NEW_SITES || 'owners'),
    billingUrl: env.BILLING_URL ? addressOf('BILLING_URL', env.BILLING_URL) : null,
    crashFile: crashFileOf(env),
  };
}
