import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANNOUNCER, violationsOf } from '../testing/axe.ts';
import { DESKTOP, PHONE, picturesInBothSizes } from '../testing/browser.ts';
import { buyByCard } from '../testing/buying/purchase.ts';
import { widthBeyond } from '../testing/look.ts';
import { type OwnerSession, openOwnerSession } from '../testing/ownerSession.ts';
import { createVisitor } from '../testing/visitor.ts';

const SECRET = /^[0-9a-f]{64}$/;
let session: OwnerSession;
let receiver: Server;
let origin = '';
let status = 200;
const received: { readonly url: string; readonly headers: IncomingHttpHeaders; readonly text: string }[] = [];

beforeAll(async () => {
  receiver = createServer(async (request, response) => {
    const pieces: Buffer[] = [];
    for await (const piece of request) pieces.push(piece as Buffer);
    received.push({ url: request.url ?? '', headers: request.headers, text: Buffer.concat(pieces).toString('utf8') });
    response.writeHead(status, { 'content-type': 'text/html' }).end('<title>Received</title>taken');
  });
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  origin = `http://localhost:${(receiver.address() as AddressInfo).port}`;
  session = await openOwnerSession({ shop: { env: { LOCAL_WEBHOOKS: 'yes' } } });
});
afterAll(async () => {
  receiver?.closeAllConnections();
  receiver?.close();
  await session?.shop.close();
});

const settings = (path: string) => `${session.shop.appOrigin}/demo/config/settings/${path}`;
const hooks = () => received.filter(({ url }) => url === '/hooks');

async function fitsAndReads(): Promise<void> {
  for (const size of [PHONE, DESKTOP]) {
    await session.page.setViewportSize(size);
    expect(await widthBeyond(session.page)).toBe(0);
  }
  expect(await violationsOf(session.page, { except: [ANNOUNCER] })).toEqual([]);
}

/** What the box shows this once; leaves the box. */
async function takeSecrets(): Promise<string[]> {
  const box = session.page.getByRole('alertdialog');
  await box.waitFor();
  await session.page.keyboard.press('Escape');
  const shown = await box.getByRole('code').allTextContents();
  await box.getByRole('button', { name: 'Done' }).click();
  await box.waitFor({ state: 'detached' });
  return shown;
}

async function act(of: string, name: string): Promise<void> {
  await session.page.getByRole('button', { name: `Actions for ${of}` }).click();
  await session.page.getByRole('menuitem', { name }).click();
}

async function until(isSo: () => boolean): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!isSo()) {
    if (Date.now() > deadline) throw new Error('It did not come to that');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describe('webhooks', () => {
  let secret = '';

  it('are made with an address and events, and their secret is shown once', async () => {
    const { page, errors } = session;
    await page.goto(settings('webhooks'));
    await page.getByText('No webhooks yet').waitFor();
    await picturesInBothSizes(page, 'webhooks-empty');
    await page.getByRole('button', { name: 'Create webhook' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Choose at least one event.').waitFor();
    await page.getByRole('textbox', { name: 'Endpoint URL' }).fill(`${origin}/hooks`);
    await page.getByText('Order placed').click();
    await page.getByText('Order updated').click();
    await picturesInBothSizes(page, 'webhooks-new');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('It is not shown again.').waitFor();
    await picturesInBothSizes(page, 'webhooks-secret');
    [secret = ''] = await takeSecrets();
    expect(secret).toMatch(SECRET);
    expect(await page.content()).not.toContain(secret);
    await page.getByText('Not used yet').waitFor();
    await fitsAndReads();
    expect(errors).toEqual([]);
  });

  it('are told of a sale, signed with that secret', async () => {
    const { page, shop, owner } = session;
    await buyByCard(createVisitor(shop), owner, { email: 'hooked@example.com', quantity: 1 });
    await until(() => hooks().length === 1);
    const [{ headers, text }] = hooks() as [(typeof received)[number]];
    expect(JSON.parse(text)).toMatchObject({ topic: 'order.create', data: { orderId: expect.any(String) } });
    const signature = createHmac('sha256', Buffer.from(secret, 'hex')).update(text).digest('hex');
    expect(headers['squarespace-signature']).toBe(signature);
    await page.reload();
    await page.getByText('Working').waitFor();
    await picturesInBothSizes(page, 'webhooks-list');
  });

  it('show what was answered, and send it again', async () => {
    const { page, errors } = session;
    await page.getByRole('link', { name: `${origin}/hooks` }).click();
    await page.getByText('Delivered').waitFor();
    status = 500;
    await page.getByRole('button', { name: 'Send test notification' }).click();
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await page.getByText('Order placed (test)').waitFor();
    await page.getByText('Failed').waitFor();
    await page.getByText('Response').first().click();
    await page.getByText('taken').first().waitFor();
    await picturesInBothSizes(page, 'webhooks-deliveries');
    await fitsAndReads();
    status = 200;
    const before = hooks().length;
    await page
      .getByRole('button', { name: /^Send again: Order placed/ })
      .last()
      .click();
    await until(() => hooks().length === before + 1);
    expect(hooks().at(-1)?.text).toBe(hooks()[0]?.text);
    expect(errors).toEqual([]);
  });

  it('are deleted only after the owner has confirmed it', async () => {
    const { page } = session;
    await page.goto(settings('webhooks'));
    await act(`${origin}/hooks`, 'Delete');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText('No webhooks yet').waitFor();
  });
});

describe('extensions', () => {
  const callback = () => `${origin}/callback`;
  let [clientId, clientSecret] = ['', ''];

  const tokens = async (body: object) => {
    const response = await fetch(`${session.shop.appOrigin}/api/1/login/oauth/provider/tokens`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${Buffer.from(`${clientId}:${clientSecret}`).toString('base64')}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    });
    return (await response.json()) as Record<string, string>;
  };
  const ask = async (token = '') => {
    const headers = { authorization: `Bearer ${token}`, 'user-agent': 'books/1.0' };
    return (await fetch(`${session.shop.appOrigin}/1.0/commerce/orders`, { headers })).status;
  };
  const authorize = () => {
    const query = new URLSearchParams({
      ...{ client_id: clientId, redirect_uri: callback(), scope: 'website.orders,website.products.read' },
      ...{ state: '1.0', access_type: 'offline', response_type: 'code' },
    });
    return session.page.goto(`${session.shop.appOrigin}/api/1/login/oauth/provider/authorize?${query}`);
  };

  it('are added with where they come back to, and get credentials', async () => {
    const { page, errors } = session;
    await page.goto(settings('extensions'));
    await page.getByText('No extensions yet').waitFor();
    await picturesInBothSizes(page, 'extensions-empty');
    await page.getByRole('button', { name: 'Add extension' }).click();
    await page.getByRole('textbox', { name: 'Name' }).fill('Books');
    await page.getByRole('textbox', { name: 'Redirect URLs' }).fill(callback());
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('The client secret is not shown again.').waitFor();
    await picturesInBothSizes(page, 'extensions-credentials');
    [clientId = '', clientSecret = ''] = await takeSecrets();
    await page.getByText('Not connected').waitFor();
    await fitsAndReads();
    expect(errors).toEqual([]);
  });

  it('ask, and are declined or let in', async () => {
    const { page } = session;
    await authorize();
    await page.getByRole('button', { name: 'Decline' }).click();
    await page.waitForURL(/error=access_denied/);
    expect(new URL(page.url()).searchParams.get('state')).toBe('1.0');
    await authorize();
    await page.getByText('Read and write').waitFor();
    await picturesInBothSizes(page, 'extensions-consent');
    await fitsAndReads();
    await page.getByRole('button', { name: 'Allow' }).click();
    await page.waitForURL(/code=/);
    const code = new URL(page.url()).searchParams.get('code');
    const given = await tokens({ grant_type: 'authorization_code', code, redirect_uri: callback() });
    expect(await ask(given.access_token)).toBe(200);
    const renewed = await tokens({ grant_type: 'refresh_token', refresh_token: given.refresh_token });
    expect(await ask(renewed.access_token)).toBe(200);
    await page.goto(settings('extensions'));
    await page.getByText('Connected by').waitFor();
    await picturesInBothSizes(page, 'extensions-list');
    await fitsAndReads();
    await act('Books', 'Disconnect');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Disconnect' }).click();
    await page.getByText('Not connected').waitFor();
    expect(await ask(renewed.access_token)).toBe(401);
  });
});
