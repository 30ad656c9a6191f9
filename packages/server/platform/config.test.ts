import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { ConfigFault } from './configFault.ts';

const MACHINE = { cores: 4, memoryBytes: 8_000_000_000 };
const read = (env: Record<string, string> = {}) => readConfig(env, '/home/quoin', MACHINE);

describe('settings', () => {
  it('have values that work when nothing is set', () => {
    expect(read()).toEqual({
      port: 3000,
      host: '127.0.0.1',
      processes: 3,
      dataDir: '/home/quoin/data',
      databaseUrl: null,
      databaseReadUrl: null,
      appOrigin: 'http://localhost:3000',
      sitesDomain: 'localhost',
      apiHost: null,
      smtpUrl: null,
      stripeApi: null,
      payPalApi: null,
      secretKey: null,
      logLevel: 'info',
      traces: null,
      trustedProxies: 0,
      rateLimitFactor: 1,
      databaseTimeoutFactor: 1,
      pageCacheMegabytes: 128,
      pageDataMegabytes: 64,
      priceDataMegabytes: 16,
      pictures: 'ahead',
      siteStorageBytes: null,
      files: { places: ['folder'], endpoint: null, region: null, downloads: 'stream' },
      backups: { place: null, keep: 7, hour: 3, passphrase: null },
      isDevelopment: false,
      environment: 'prod',
      eventsHost: null,
      eventsSink: null,
      themesDir: null,
      recaptchaApi: null,
      googleTag: null,
      metaPixel: null,
      addressLookup: null,
      vimeoApi: null,
      googlePlaces: null,
      singleSignOn: null,
      newSites: 'owners',
      billingUrl: null,
      crashFile: null,
      hasSampleData: true,
      hasLocalWebhooks: false,
    });
  });

  it('say how many processes answer: as the machine has room for, or a number', () => {
    const said = ['', 'auto', '1', '12'].map((PROCESSES) => read({ PROCESSES }).processes);
    expect(said).toEqual([3, 3, 1, 12]);
    expect(read({ QUOIN_DEV: '1' }).processes).toBe(1);
    for (const PROCESSES of ['0', '65', 'all', '1.5']) expect(() => read({ PROCESSES })).toThrow(ConfigFault);
  });

  it('are read from the environment; empty means not set', () => {
    const env = { PORT: '8080', DATA_DIR: '/srv/q', SITES_DOMAIN: 'Shops.Example.com:8080', DATABASE_URL: '' };
    expect(read(env)).toMatchObject({
      port: 8080,
      dataDir: '/srv/q',
      sitesDomain: 'shops.example.com',
      appOrigin: 'http://localhost:8080',
      databaseUrl: null,
    });
    expect(read({ APP_ORIGIN: 'https://app.example.com/path' }).appOrigin).toBe('https://app.example.com');
    expect(read({ SITE_STORAGE_MB: '200' }).siteStorageBytes).toBe(200_000_000);
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['TRUSTED_PROXIES', '1.5'],
    ['RATE_LIMIT_FACTOR', '0'],
    ['DATABASE_TIMEOUT_FACTOR', '0'],
    ['PAGE_CACHE_MB', 'Infinity'],
    ['PAGE_DATA_MB', '-1'],
    ['PRICE_DATA_MB', '-1'],
    ['APP_ORIGIN', 'app.example.com'],
    ['NEW_SITES', 'friends'],
    ['BILLING_URL', 'plans'],
    ['OIDC_ISSUER', 'id.example.com'],
    ['PICTURES', 'later'],
    ['BACKUP_FOLDER', 's3://B'],
    ['BACKUP_KEEP', '0'],
    ['BACKUP_HOUR', '24'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'localhost:4318'],
    ['APP_ORIGIN', 'localhost:3000'],
    ['APP_ORIGIN', 'ftp://app.example.com'],
  ])('that make no sense are told by name: %s=%s', (name, value) => {
    expect(() => read({ [name]: value })).toThrow(ConfigFault);
    expect(() => read({ [name]: value })).toThrow(new RegExp(`^${name} must be .*"${value}"`));
  });

  it('name a replica only beside its primary, and never repeat its password', () => {
    const [DATABASE_URL, DATABASE_READ_URL] = ['postgres://quoin:secret@one/shop', 'postgres://quoin:secret@two/shop'];
    expect(read({ DATABASE_URL, DATABASE_READ_URL }).databaseReadUrl).toBe(DATABASE_READ_URL);
    expect(() => read({ DATABASE_READ_URL })).toThrow(/^DATABASE_READ_URL (?!.*secret)/);
  });

  it('say where traces go, and how many, in the names of OpenTelemetry', () => {
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/' };
    expect(read(env).traces).toEqual({ endpoint: 'http://127.0.0.1:4318', service: 'quoin', ratio: 1 });
    const more = { ...env, OTEL_SERVICE_NAME: 'shop', OTEL_TRACES_SAMPLER_ARG: '0.05' };
    expect(read(more).traces).toMatchObject({ service: 'shop', ratio: 0.05 });
    expect(() => read({ ...env, OTEL_TRACES_SAMPLER_ARG: '2' })).toThrow(/^OTEL_TRACES_SAMPLER_ARG must be .*"2"/);
  });

  it('name the sink of events by its kind, and never repeat its password', () => {
    const url = 'https://ada:secret@warehouse.example:8443/?table=site_event';
    expect(read({ EVENTS_SINK: `clickhouse:${url}` }).eventsSink).toEqual({ kind: 'clickhouse', url });
    for (const wrong of [url, `postgres:${url}`, 'kafka:broker:9092', 'kafka:ftp://ada:secret@x/']) {
      expect(() => read({ EVENTS_SINK: wrong })).toThrow(/^EVENTS_SINK must be (?!.*secret)/);
    }
  });

  it('let the product kill itself in tests only', () => {
    const QUOIN_TEST_CRASH_FILE = '/tmp/crash-at';
    expect(readConfig({ QUOIN_TEST_CRASH_FILE, NODE_ENV: 'test' }, '/home/quoin').crashFile).toBe(
      QUOIN_TEST_CRASH_FILE,
    );
    for (const NODE_ENV of ['production', undefined])
      expect(() => readConfig({ QUOIN_TEST_CRASH_FILE, NODE_ENV }, '/home/quoin')).toThrow(ConfigFault);
  });
});
