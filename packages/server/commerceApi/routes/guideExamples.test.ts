import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRateLimits } from '../../platform/http/protection/limits.ts';
import { Router } from '../../platform/http/router.ts';
import { openWire, type Wire } from '../../platform/http/testing/wire.ts';
import { createLog } from '../../platform/log.ts';
import { addOrder, addProduct, addShop, newId } from '../../testing/appShop.ts';
import { createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { signatureOf } from '../../webhooks/notification.ts';
import { apiRoutes, programOf } from '../index.ts';
import { makeKey } from '../testing/apiProgram.ts';

const GUIDE = readFileSync(join(import.meta.dirname, '../../../../docs/guides/api.md'), 'utf8');
let test: TestDatabase;
let wire: Wire;
let folder: string;
let key: string;
let variantId: string;
let orderId: string;

/** The first commands in this language under a heading of the guide. */
function blockUnder(heading: string, language: 'sh' | 'js'): string {
  const section = GUIDE.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const [, block] = new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(section) ?? [];
  if (block === undefined) throw new Error(`The guide has no ${language} under “${heading}”.`);
  return block;
}

beforeAll(async () => {
  test = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'quoin-guide-'));
  const shop = await addShop(test.db, { identifier: 'guide' });
  variantId = (await addProduct(test.db, shop, { title: 'Print', variants: [{ sku: 'P', stock: 3 }] })).variantIds[0]!;
  const line = { title: 'Print', sku: 'P', unitPrice: 2000n };
  const order = { number: 1, email: 'ada@example.com', fullName: 'Ada', placedAt: new Date(), lines: [line] };
  orderId = await addOrder(test.db, shop, order);
  key = await makeKey(test.db, shop.id, ['website.inventory', 'website.orders'], 'Guide');
  const config = { appOrigin: 'http://app.test', sitesDomain: 'sites.test' };
  const deps = { db: test.db, pages: { invalidate: () => undefined }, config, newId, now: Date.now } as never;
  wire = await openWire({
    api: {
      routes: new Router(apiRoutes(deps)),
      ...{
        limits: createRateLimits(1000),
        log: createLog('silent'),
        programOf: (shown) => programOf({ db: test.db }, shown),
      },
    },
  });
  writeFileSync(join(folder, '.curlrc'), `silent\nfail\nconnect-to = "app.test:80:127.0.0.1:${wire.port}"\n`);
});
afterAll(async () => {
  await wire.close();
  await test.close();
  rmSync(folder, { recursive: true });
});

/** Runs the commands as a reader does, with the ids of this shop in place of the guide's. */
async function run(commands: string): Promise<string> {
  const env = { ...process.env, KEY: key, APP: 'http://app.test', CURL_HOME: folder };
  const real = commands.replaceAll('"…"', `"${variantId}"`).replaceAll('/ORDER/', `/${orderId}/`);
  return (await promisify(execFile)('bash', ['-e', '-c', real], { env })).stdout;
}

describe('the examples of the guide', () => {
  it('sync stock', async () => {
    const listed = JSON.parse(await run(blockUnder('Sync stock', 'sh')));
    expect(listed.inventory).toMatchObject([{ variantId, sku: 'P', quantity: 3 }]);
    expect(await test.asOwner('select on_hand from variant')).toEqual([{ on_hand: 15 }]);
  });

  it('export orders and fulfill one', async () => {
    const listed = JSON.parse(await run(blockUnder('Export orders', 'sh')));
    expect(listed.result).toMatchObject([{ id: orderId, fulfillmentStatus: 'PENDING' }]);
    expect(await test.asOwner('select fulfillment_status as state from sales_order')).toEqual([{ state: 'FULFILLED' }]);
  });

  it('receive webhooks: what is signed is taken, anything else refused', async () => {
    const secret = 'ab'.repeat(32);
    const port = await freePort();
    const program = join(folder, 'receiver.mjs');
    const remember = 'const remember = async (...said) => console.log(JSON.stringify(said));\n';
    writeFileSync(program, remember + blockUnder('Receive webhooks', 'js').replace('8080', String(port)));
    const receiver = spawn(process.execPath, [program], { env: { ...process.env, WEBHOOK_SECRET: secret } });
    let heard = '';
    receiver.stdout.on('data', (piece) => (heard += piece));
    const text = JSON.stringify({ id: 'n1', topic: 'order.create', data: { orderId } });
    const post = (signature: string) =>
      fetch(`http://127.0.0.1:${port}`, {
        method: 'POST',
        body: text,
        headers: { 'Squarespace-Signature': signature },
      });
    try {
      await expect
        .poll(
          () =>
            post('')
              .then(({ status }) => status)
              .catch(() => 0),
          { timeout: 20_000 },
        )
        .toBe(401);
      expect((await post(signatureOf(`${text} `, secret))).status).toBe(401);
      expect((await post(signatureOf(text, secret))).status).toBe(204);
      await expect.poll(() => heard).toBe(`${JSON.stringify(['n1', 'order.create', { orderId }])}\n`);
    } finally {
      receiver.kill();
    }
  });
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
