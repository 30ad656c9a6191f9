import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { API_SCOPES } from '@quoin/domain/access';
import pg from 'pg';
import { pino } from 'pino';
import { endingOf, hashKey, newKeyText } from '../../apiKeys/keyText.ts';
import { buildDeps } from '../../buildDeps.ts';
import { createCommerce } from '../../commerce.ts';
import { createDemoSite } from '../../demo/createDemoSite.ts';
import { demoNamed } from '../../demo/demos.ts';
import type { Deps } from '../../deps.ts';
import { type Installation, openInstallation } from '../../installation.ts';
import { saveMember } from '../../members/storage/siteUsers.ts';
import { confirmedPath, hashOrderToken, orderToken, statusPath } from '../../orders/orderToken.ts';
import { type Config, readConfig } from '../../platform/config.ts';
import { startServer } from '../../server.ts';
import type { Site } from '../../sites/storage/sites.ts';
import { createAccounts } from '../../team/accounts.ts';
import { addMail, addOrder } from '../appShop.ts';
import type { Material } from './fuzzedRequest.ts';
import type { KnownId } from './knownIds.ts';
import { seen } from './observed.ts';
import { createValuePool, type ValuePool } from './valuePool.ts';

export const PASSWORD = 'correct horse battery';
/** As many people of each kind: who asks for enough nonsense locks himself out. */
export const PEOPLE = 30;
/** Members delete themselves now and then. */
export const MEMBERS = 300;
export const ownerEmail = (index: number) => `owner${index}@example.com`;
export const memberEmail = (index: number) => `member${index}@example.com`;

/** The whole server with two sites of two owners, without limits of rates. */
export interface FuzzedServer {
  readonly port: number;
  readonly site: Site;
  readonly other: Site;
  /** Of a program that may do everything on `site`. */
  readonly apiKey: string;
  /** Its owner changes and revokes it now and then. */
  keepApiKey(): Promise<void>;
  /** What there is at the moment. */
  material(): Promise<Material>;
  /** What answers held so far. */
  readonly pool: ValuePool;
  /** As the owner of the database. */
  readonly client: pg.Client;
  /** Faults that were logged since it was asked last. */
  takeFaults(): readonly string[];
  close(): Promise<void>;
}

export async function openFuzzedServer(databaseUrl: string): Promise<FuzzedServer> {
  const folder = await mkdtemp(join(tmpdir(), 'quoin-fuzz-'));
  const port = await freePort();
  const env = {
    PORT: String(port),
    DATA_DIR: join(folder, 'data'),
    DATABASE_URL: databaseUrl,
    RATE_LIMIT_FACTOR: '1000000',
    LOG_LEVEL: 'error',
  };
  const config = readConfig(env, folder);
  const faults: string[] = [];
  const log = pino({ level: 'error' }, { write: (line: string) => void (isFault(line) && faults.push(line)) });
  const [site, other] = await makeSites(config);
  const apiKey = newKeyText(site.id, randomBytes);
  const pool = createValuePool();
  const client = new pg.Client({ connectionString: databaseUrl, options: '-c app.platform=on' });
  await client.connect();
  const server = await startServer({ config, log, demo: null, print: () => undefined });
  return {
    port,
    site,
    other,
    apiKey,
    pool,
    keepApiKey: () => keepApiKey(client, site, apiKey),
    async material() {
      await keepApiKey(client, site, apiKey);
      await seen.work();
      await learnExamples(client, site, pool);
      return materialOf(client, { site, other, pool });
    },
    client,
    takeFaults: () => faults.splice(0),
    async close() {
      await server.close();
      await client.end();
      // A picture may still be written while its folder is emptied.
      await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

/** What a bank or a mail server says is logged as an error, too. */
function isFault(line: string): boolean {
  return /"msg":"(?:request failed|a reply could not be sent)"/.test(line);
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

async function makeSites(config: Config): Promise<readonly [Site, Site]> {
  const installation = await openInstallation(config, pino({ level: 'silent' }), {
    database: 'start',
    messages: 'send',
  });
  const deps = buildDeps(installation);
  try {
    const accounts = createAccounts(deps);
    const join = async (websiteId: string, email: string, isOwner: boolean) => {
      const account = await accounts.createAccount({ email, password: PASSWORD, displayName: 'Ada' });
      if (!account.ok) throw new Error(account.problem.code);
      await accounts.addMember({ websiteId, accountId: account.value, roles: [1], isOwner });
    };
    const make = async (name: string, email: string) =>
      createDemoSite(deps, demoNamed(name), ({ id }) => join(id, email, true));
    const site = await make('prints', ownerEmail(0));
    const other = await make('studio', 'owner-of-another@example.com');
    for (let index = 1; index < PEOPLE; index += 1) await join(site.id, ownerEmail(index), false);
    await addSales(deps, site);
    await addLanguage(deps, site);
    await addMembers(installation, await createCommerce(deps).members.passwords.hash(PASSWORD), site);
    return [site, other];
  } finally {
    await deps.rollups.close();
    await deps.pages.close();
    await installation.close();
  }
}

/** What a shop has after a while. */
async function addSales({ db, keyFor }: Deps, site: Site): Promise<void> {
  const shop = { ...site, collectionId: '' };
  const placedAt = new Date();
  const tokenHash = (orderId: string) => hashOrderToken(orderToken({ keyFor }, site.id, orderId))!;
  const line = { title: 'Tide', sku: 'TIDE-S', unitPrice: 2000n };
  for (let number = 1; number <= 6; number += 1) {
    const more = { fulfillment: number % 2 === 0 ? ('FULFILLED' as const) : ('PENDING' as const) };
    const order = { number, email: memberEmail(number), fullName: 'Ada', placedAt, lines: [line], tokenHash, ...more };
    const token = orderToken({ keyFor }, site.id, await addOrder(db, shop, order));
    const text = [statusPath(token), confirmedPath(token)].map((path) => `http://shop.test${path}`).join(' ');
    const mail = { recipient: memberEmail(number), subject: 'Thank you', at: placedAt, text };
    await addMail(db, shop, { ...mail, state: 'failed' });
  }
}

async function addLanguage({ db }: Deps, { id }: Site): Promise<void> {
  const languages = JSON.stringify([{ code: 'de', isVisible: true }]);
  await db.inSite({ websiteId: id }, (trx) =>
    trx.updateTable('website').set({ languages }).where('id', '=', id).execute(),
  );
}

async function addMembers({ db }: Installation, passwordHash: string, site: Site): Promise<void> {
  const person = { fullName: 'Ada', passwordHash, acceptsMarketing: false, language: 'en' };
  await db.inSite({ websiteId: site.id }, async (trx) => {
    for (let index = 0; index < MEMBERS; index += 1)
      await saveMember(trx, site.id, { ...person, email: memberEmail(index) });
  });
}

async function keepApiKey(client: pg.Client, site: Site, apiKey: string): Promise<void> {
  await client.query(
    `INSERT INTO api_key (website_id, id, name, scopes, secret_hash, ending, created_by, created_at)
     VALUES ($1, $1, 'Program', $2, $3, $4, 'Ada', now())
     ON CONFLICT (website_id, id) DO UPDATE SET scopes = excluded.scopes, secret_hash = excluded.secret_hash`,
    [site.id, API_SCOPES, hashKey(apiKey), endingOf(apiKey)],
  );
}

async function materialOf(
  client: pg.Client,
  { site, other, pool }: Pick<FuzzedServer, 'site' | 'other' | 'pool'>,
): Promise<Material> {
  // Its owner deletes it now and then, and chooses themes that are broken.
  await client.query(`UPDATE website SET deleted_at = NULL, theme = 'quoin' WHERE id = $1`, [site.id]);
  const pages = await client.query<{ url_id: string }>('SELECT url_id FROM collection WHERE website_id = $1', [
    site.id,
  ]);
  const items = await client.query<{ url_id: string }>(
    `SELECT c.url_id || '/' || i.url_id AS url_id FROM item i JOIN collection c
     ON c.website_id = i.website_id AND c.id = i.collection_id WHERE i.website_id = $1 LIMIT 40`,
    [site.id],
  );
  return {
    site,
    other,
    pool,
    mailed: await mailedLinks(client, site),
    ids: [{ table: 'website', id: site.id }, ...(await idsOf(client, site.id)), ...pool.ids()],
    foreign: [{ table: 'website', id: other.id }, ...(await idsOf(client, other.id))],
    pages: [...pages.rows, ...items.rows].map(({ url_id }) => encodeURI(url_id)),
  };
}

/** Where mails of the site lead; the newest come last. */
async function mailedLinks(client: pg.Client, { id }: Site): Promise<readonly string[]> {
  const { rows } = await client.query<{ text: string }>(
    'SELECT text FROM (SELECT text, created_at FROM mail WHERE website_id = $1 ORDER BY created_at DESC LIMIT 200) m ORDER BY created_at',
    [id],
  );
  return rows.flatMap(({ text }) =>
    [...text.matchAll(/https?:\/\/[^/\s]+(\/[^\s<>")]+)/g)].map(([, path = '']) => path),
  );
}

/** Bodies that name two things which belong together, as no list of values does. */
async function learnExamples(client: pg.Client, { id }: Site, pool: ValuePool): Promise<void> {
  const { rows } = await client.query<{ itemId: string; sku: string }>(
    `SELECT v.product_id AS "itemId", v.sku FROM variant v JOIN product p
     ON p.website_id = v.website_id AND p.id = v.product_id WHERE v.website_id = $1 ORDER BY v.sku LIMIT 12`,
    [id],
  );
  for (const row of rows) pool.learn({ ...row, quantity: 1, additionalFields: '' });
  pool.learn({ email: memberEmail(2), password: PASSWORD, rememberMe: false });
  pool.learn({ address: ADDRESS, shippingAddress: ADDRESS, billingAddress: ADDRESS, email: memberEmail(1) });
}

const ADDRESS = {
  ...{ fullName: 'Ada Ekström', line1: 'Invalidenstraße 1', line2: '', city: 'Berlin', region: '' },
  ...{ postalCode: '10115', countryCode: 'DE', phone: '' },
};

/** A few ids of every table in which the site has rows. */
async function idsOf(client: pg.Client, websiteId: string): Promise<readonly KnownId[]> {
  const tables = await client.query<{ name: string }>(
    `SELECT table_name AS name FROM information_schema.columns c WHERE table_schema = 'public' AND column_name = 'id'
     AND data_type = 'uuid' AND EXISTS (SELECT 1 FROM information_schema.columns w WHERE w.table_schema = 'public'
     AND w.table_name = c.table_name AND w.column_name = 'website_id') ORDER BY 1`,
  );
  const ids: KnownId[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await client.query<{ id: string }>(
      `SELECT id FROM "${name}" WHERE website_id = $1 ORDER BY id DESC LIMIT 8`,
      [websiteId],
    );
    ids.push(...rows.map(({ id }) => ({ table: name, id })));
  }
  // Those that nothing has to be chosen of.
  const products = await client.query<{ id: string }>(
    `SELECT p.id FROM product p JOIN variant v ON v.website_id = p.website_id AND v.product_id = p.id
     WHERE p.website_id = $1 GROUP BY p.id HAVING count(*) = 1`,
    [websiteId],
  );
  ids.push(...products.rows.map(({ id }) => ({ table: 'product', id })));
  const skus = await client.query<{ sku: string }>('SELECT sku FROM variant WHERE website_id = $1 LIMIT 20', [
    websiteId,
  ]);
  return [...ids, ...skus.rows.map(({ sku }) => ({ table: 'sku', id: sku }))];
}
