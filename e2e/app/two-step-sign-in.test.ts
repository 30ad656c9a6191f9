import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { stepAt, totpCode } from '../../packages/server/team/twoStep/totp.ts';
import { ANNOUNCER, violationsOf } from '../testing/axe.ts';
import { picturesInBothSizes } from '../testing/browser.ts';
import { type OwnerSession, openOwnerSession } from '../testing/ownerSession.ts';

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
let session: OwnerSession;
let secret: Buffer;

beforeAll(async () => {
  session = await openOwnerSession();
});
afterAll(() => session?.shop.close());

/** As an authenticator app shows it; `offset`: how many half minutes later, for each code counts once. */
const code = (offset = 0) => totpCode(secret, stepAt(Date.now()) + offset);

function bytesOf(key: string): Buffer {
  const bits = [...key.replace(/\s/g, '')].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0'));
  return Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

async function expectNoViolations(): Promise<void> {
  expect(await violationsOf(session.page, { except: [ANNOUNCER] })).toEqual([]);
}

describe('two-step sign-in (29.7)', () => {
  it('is required by a switch of the team, which leads the owner to set it up', async () => {
    const { page, shop } = session;
    await page.goto(`${shop.appOrigin}/demo/config/settings/contributors`);
    const required = page.getByRole('switch', { name: 'Two-step sign-in for owner and administrators' });
    await required.waitFor();
    await picturesInBothSizes(page, 'team-security');
    await required.click({ force: true });
    await page.waitForURL(/\/two-step\?returnTo=/);
    await page.getByRole('button', { name: 'Set up two-step sign-in' }).waitFor();
    await expectNoViolations();
    await page.getByRole('button', { name: 'Set up two-step sign-in' }).click();
    await page.getByRole('img', { name: 'QR code for the authenticator app' }).waitFor();
    await picturesInBothSizes(page, 'two-step-set-up');
    await expectNoViolations();
    secret = bytesOf((await page.getByRole('code').textContent()) ?? '');
    await page.getByRole('textbox', { name: 'Code' }).fill('000000');
    await page.getByRole('button', { name: 'Turn on' }).click();
    await page.getByText('This code is incorrect or was already used.').waitFor();
    await page.getByRole('textbox', { name: 'Code' }).fill(code(-1));
    await page.getByRole('button', { name: 'Turn on' }).click();
    await page.getByText('Save these recovery codes now.').waitFor();
    expect(await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').count()).toBe(10);
    await picturesInBothSizes(page, 'two-step-recovery-codes');
    await page.getByRole('button', { name: 'Done' }).click();
    await page.waitForURL(/\/demo\/config\/settings\/contributors$/);
    await required.waitFor();
    expect(await required.isChecked()).toBe(true);
  });

  it('asks for the code after the password, and takes a wrong one no further', async () => {
    const { page, shop, context } = session;
    await context.clearCookies();
    await page.goto(`${shop.appOrigin}/demo/config/account`);
    await page.getByLabel('Email').fill(shop.owner.email);
    await page.getByLabel('Password', { exact: true }).fill(shop.owner.password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByRole('heading', { name: 'Enter your code' }).waitFor();
    await picturesInBothSizes(page, 'sign-in-code');
    await expectNoViolations();
    await page.getByRole('textbox', { name: 'Code' }).fill('000000');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.getByText('This code is incorrect or was already used.').waitFor();
    await page.getByRole('textbox', { name: 'Code' }).fill(code());
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(/\/demo\/config\/account$/);
    await page.getByText('10 recovery codes left.').waitFor();
    await page.getByText('This browser').waitFor();
    await picturesInBothSizes(page, 'account-two-step');
    await expectNoViolations();
  });

  it('is turned off by password and code', async () => {
    const { page, errors } = session;
    await page.getByRole('button', { name: 'Turn off' }).click();
    const box = page.getByRole('dialog', { name: 'Turn off two-step sign-in?' });
    await box.getByLabel('Password', { exact: true }).fill(session.shop.owner.password);
    await box.getByRole('textbox', { name: 'Code' }).fill(code(1));
    await picturesInBothSizes(page, 'two-step-off');
    await box.getByRole('button', { name: 'Turn off' }).click();
    await page.getByText('Two-step sign-in turned off.').waitFor();
    await page.getByRole('button', { name: 'Set up two-step sign-in' }).waitFor();
    // Refusals are expected here, and browsers log each.
    expect(errors.filter((line) => !/4(03|22)/.test(line))).toEqual([]);
  });
});

describe('services by which customers sign in (29.7)', () => {
  it('are added in the settings and stand on the sign-in page of the site', async () => {
    const { page, shop } = session;
    const { url } = await makeServiceReachable();
    await page.goto(`${shop.appOrigin}/demo/config/settings/customer-sign-in`);
    await page.getByText('No sign-in services yet').waitFor();
    await picturesInBothSizes(page, 'customer-sign-in-empty');
    await page.getByRole('button', { name: 'Add service' }).click();
    await page.getByLabel('Client ID').fill('shop-1234.apps.example');
    await page.getByLabel('Client secret').fill('a secret of the service');
    await picturesInBothSizes(page, 'customer-sign-in-new');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('https://accounts.google.com').waitFor();
    await picturesInBothSizes(page, 'customer-sign-in');
    await expectNoViolations();
    await page.goto(`${url}/account/sign-in`);
    const button = page.getByRole('link', { name: 'Sign in with Google' });
    expect(await button.getAttribute('href')).toMatch(/^\/account\/sign-in-with\/[0-9a-f-]{36}$/);
    await picturesInBothSizes(page, 'member-sign-in-services');
    await expectNoViolations();
  });
});

/** The site no longer requires what was turned off above. */
async function makeServiceReachable(): Promise<{ readonly url: string }> {
  const { page, shop } = session;
  await page.goto(`${shop.appOrigin}/demo/config/account`);
  await page.getByRole('button', { name: 'Set up two-step sign-in' }).click();
  secret = bytesOf((await page.getByRole('code').textContent()) ?? '');
  await page.getByRole('textbox', { name: 'Code' }).last().fill(code());
  await page.getByRole('button', { name: 'Turn on' }).click();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByText('10 recovery codes left.').waitFor();
  const { port } = new URL(shop.appOrigin);
  return { url: `http://demo.localhost:${port}` };
}
