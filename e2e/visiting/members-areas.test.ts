import { type AppDocumentResponse, appDocumentPath } from '@quoin/contract/endpoints/content';
import {
  type AppMailResponse,
  type AppMemberAreasResponse,
  appMailPath,
  appMemberAreasPath,
  appSitePath,
} from '@quoin/contract/endpoints/running';
import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANNOUNCER, violationsOf } from '../testing/axe.ts';
import { chooseRadio, newContext, picturesInBothSizes, watchForErrors } from '../testing/browser.ts';
import { CARDS, fillDelivery, fillFields } from '../testing/buying/buyer.ts';
import { accepted } from '../testing/buying/purchase.ts';
import { changeRecords } from '../testing/editing/draft.ts';
import { type Owner, signInOwner } from '../testing/owner.ts';
import { type OwnShop, openOwnShop, signInQuietly } from '../testing/ownShop.ts';
import { POLL_TIMEOUT, reportsIn } from '../testing/tracked.ts';
import { bodyOf } from '../testing/visitor.ts';

const PASSWORD = 'ink on heavy paper';
/** Passwords are hashed slowly on purpose, and mails come by a job. */
const TIMEOUT_MS = 20_000;

let browser: Browser;
let shop: OwnShop;
let owner: Owner;
let context: BrowserContext;
let page: Page;
let admin: Page;

beforeAll(async () => {
  shop = await openOwnShop();
  browser = shop.browser;
  owner = await signInOwner(shop);
  context = await newContext(browser, { reducedMotion: 'reduce' });
  context.setDefaultTimeout(TIMEOUT_MS);
  page = await context.newPage();
  const own = await newContext(browser, { reducedMotion: 'reduce' });
  own.setDefaultTimeout(TIMEOUT_MS);
  admin = await own.newPage();
  await signInQuietly(admin, shop);
});
afterAll(() => shop?.close());

const open = (path: string) => page.goto(shop.shopOrigin + path);

/** A page closed to all but members of these areas, and published. */
function closePage(urlId: string, areas: readonly string[]): Promise<void> {
  return setAccess(urlId, { kind: 'areas', areas });
}

async function setAccess(urlId: string, now: { readonly kind: string; readonly areas?: readonly string[] }) {
  const { records } = bodyOf<AppDocumentResponse>(await owner.visitor.get(appDocumentPath('demo')));
  const [key] = records.find(([, record]) => record.urlId === urlId) ?? [];
  if (key === undefined) throw new Error(`There is no page ${urlId}.`);
  await changeRecords(owner, [{ key, path: ['access'], now }]);
  const path = `${appDocumentPath('demo')}/publication`;
  accepted(await owner.visitor.send('POST', path, { pages: null, at: null, note: '' }));
}

async function signUp(email: string): Promise<void> {
  await open('/account/sign-up');
  await beginAccount(email);
  await page.waitForURL('**/account');
}

/** On the page of signing up: to where it leads once the mail is confirmed. */
async function beginAccount(email: string): Promise<void> {
  await fillFields(page, { fullName: 'Ada Ekström', email, password: PASSWORD });
  await page.getByRole('button', { name: 'Create an account' }).click();
  await page.getByRole('heading', { name: 'Please look into your mailbox' }).waitFor();
  await page.goto(await mailedLink(email, '/account/confirm'));
  await page.getByRole('button', { name: 'Create an account' }).click();
}

/** The link of that path in the last mail that has one. */
async function mailedLink(email: string, path: string): Promise<string> {
  const link = new RegExp(`http\\S+${path}\\?token=[\\w-]{43}`);
  for (let attempt = 0; attempt < 120; attempt += 1) {
    for (const { id } of await owner.mails(email)) {
      const { mail } = bodyOf<AppMailResponse>(await owner.visitor.get(appMailPath('demo', id)));
      const found = mail.text.match(link)?.[0];
      if (found !== undefined) return found;
    }
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
  throw new Error(`No mail with ${path} came to ${email}.`);
}

describe('member areas', () => {
  const email = 'ada@example.com';

  it('are made by their owner, free and paid (USER-04)', async () => {
    const errors = watchForErrors(admin);
    await admin.goto(`${shop.appOrigin}/demo/config/member-areas`);
    await admin.getByText('Create members-only pages').waitFor();
    await picturesInBothSizes(admin, 'app-member-areas-empty');
    await admin.getByRole('button', { name: 'Create area' }).click();
    await admin.getByRole('dialog').getByRole('button', { name: 'Create area' }).click();
    await admin.getByText('Enter a name for the area.').waitFor();
    await admin.getByLabel('Name').fill('Studio notes');
    await admin.getByLabel('Description').fill('Letters from the press, every now and then.');
    await admin.getByRole('dialog').getByRole('button', { name: 'Create area' }).click();
    await admin.getByRole('link', { name: 'Studio notes' }).waitFor();
    await admin.getByRole('button', { name: 'Create area' }).click();
    await admin.getByLabel('Name').fill('Collectors');
    await chooseRadio(admin, 'Paid');
    await admin.getByRole('searchbox', { name: 'Search products by name or SKU' }).fill('print a month');
    await admin.getByRole('button', { name: 'Select A Print a Month' }).click();
    await picturesInBothSizes(admin, 'app-member-area-paid');
    await admin.getByRole('dialog').getByRole('button', { name: 'Create area' }).click();
    await admin.getByRole('link', { name: 'Collectors' }).waitFor();
    await picturesInBothSizes(admin, 'app-member-areas');
    expect(await violationsOf(admin, { except: [ANNOUNCER] })).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('keep a page from everybody else, and say what there is to join (USER-04, ENUM-01)', async () => {
    const { areas } = bodyOf<AppMemberAreasResponse>(await owner.visitor.get(appMemberAreasPath('demo')));
    await closePage(
      'about',
      areas.map(({ id }) => id),
    );
    const answer = await open('/about');
    expect(answer?.status()).toBe(403);
    await page.getByRole('heading', { name: 'This page available only site members' }).waitFor();
    await page.getByText('every month').first().waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await picturesInBothSizes(page, 'access-denied');
  });

  it('are joined with an account, and left again (USER-04)', async () => {
    await signUp(email);
    await open('/about');
    await picturesInBothSizes(page, 'access-denied-signed-in');
    await page.getByRole('button', { name: 'Join Studio notes' }).click();
    await page.waitForURL('**/about');
    expect(await page.getByRole('heading', { name: 'This page available only site members' }).count()).toBe(0);
    await open('/account/memberships');
    expect(await violationsOf(page)).toEqual([]);
    await picturesInBothSizes(page, 'memberships');
    await page.getByRole('button', { name: 'Leave Studio notes' }).click();
    await page.getByText('You have left.').waitFor();
    expect((await open('/about'))?.status()).toBe(403);
  });

  it('open to who subscribes, and the owner sees them and takes them out (USER-04, SUBS-03)', async () => {
    await open('/about');
    await page.getByRole('link', { name: 'A Print a Month' }).click();
    await page.waitForURL('**/shop/a-print-a-month');
    await chooseRadio(page, 'Cotton');
    await page.locator('.sqs-add-to-cart-button').click();
    await page.waitForURL('**/subscribe?cartToken=**');
    await page.getByRole('button', { name: 'Continue to checkout' }).click();
    await page.waitForURL('**/checkout');
    await fillDelivery(page, email);
    await fillFields(page, CARDS.accepted);
    await page.locator('.button--pay').click();
    await page.waitForURL('**/checkout/order/**');
    expect((await open('/about'))?.status()).toBe(200);
    await admin.getByRole('link', { name: 'Collectors' }).click();
    await admin.getByRole('table', { name: 'Members' }).waitFor();
    await admin.getByText('Subscribed', { exact: true }).waitFor();
    await admin.getByRole('button', { name: 'Add members' }).click();
    await admin.getByLabel('Email addresses').fill('friend@example.com, other@example.com');
    await admin.getByRole('button', { name: 'Add', exact: true }).click();
    await admin.getByText('friend@example.com').first().waitFor();
    expect(await violationsOf(admin, { except: [ANNOUNCER] })).toEqual([]);
    await picturesInBothSizes(admin, 'app-member-area');
    await admin.getByRole('button', { name: `Remove ${email}` }).click();
    await admin.getByText(`${email} removed.`).waitFor();
    expect((await open('/about'))?.status()).toBe(403);
  });
});

describe('an area one asks to join', () => {
  const email = 'mia@example.com';
  let visitor: Page;

  it('takes a request, and says that it waits (USER-04)', async () => {
    await admin.goto(`${shop.appOrigin}/demo/config/member-areas`);
    await admin.getByRole('button', { name: 'Create area' }).click();
    await admin.getByLabel('Name').fill('Proof readers');
    await admin.getByLabel('Description').fill('First prints, before anybody else sees them.');
    await chooseRadio(admin, 'By approval');
    await picturesInBothSizes(admin, 'app-member-area-approval');
    await admin.getByRole('dialog').getByRole('button', { name: 'Create area' }).click();
    await admin.getByRole('link', { name: 'Proof readers' }).click();
    await admin.getByText('No pending requests').waitFor();
    const { areas } = bodyOf<AppMemberAreasResponse>(await owner.visitor.get(appMemberAreasPath('demo')));
    await closePage(
      'about',
      areas.filter(({ name }) => name === 'Proof readers').map(({ id }) => id),
    );
    await page.context().clearCookies();
    await signUp(email);
    visitor = page;
    expect((await open('/about'))?.status()).toBe(403);
    await visitor.getByRole('button', { name: 'Ask to join Proof readers' }).click();
    await visitor.getByText('You have asked to join.').waitFor();
    expect(await violationsOf(visitor)).toEqual([]);
    await picturesInBothSizes(visitor, 'access-asked');
    await open('/account/memberships');
    await visitor.getByRole('button', { name: 'Withdraw the request for Proof readers' }).waitFor();
    await picturesInBothSizes(visitor, 'memberships-asked');
  });

  it('is opened by its owner, once, and the person hears of it (USER-04)', async () => {
    await admin.reload();
    await admin.getByRole('table', { name: 'Requests' }).waitFor();
    expect(await violationsOf(admin, { except: [ANNOUNCER] })).toEqual([]);
    await picturesInBothSizes(admin, 'app-member-area-requests');
    // Another colleague has the same list open.
    const other = await admin.context().newPage();
    await other.goto(admin.url());
    await other.getByRole('button', { name: `Decline ${email}` }).waitFor();
    await admin.getByRole('button', { name: `Approve ${email}` }).press('Enter');
    await admin.getByText(`${email} approved.`).waitFor();
    await admin.getByText('Approved by you').waitFor();
    await other.getByRole('button', { name: `Decline ${email}` }).click();
    await other.getByText('This request was already answered or withdrawn').first().waitFor();
    await other.getByText('Approved by you').waitFor();
    await other.close();
    expect((await open('/about'))?.status()).toBe(200);
    const kinds = (await owner.mails(email)).map(({ kind }) => kind);
    expect(kinds).toContain('areaAdmitted');
    expect(kinds).not.toContain('areaDeclined');
  });
});

describe('an invitation to an area', () => {
  const email = 'lea@example.com';

  it('is sent by its owner, again, and taken back (USER-04)', async () => {
    await admin.reload();
    await admin.getByRole('button', { name: 'Invite people' }).click();
    await admin.getByLabel('Email addresses').fill('nobody');
    await admin.getByRole('button', { name: 'Send invitations', exact: true }).click();
    await admin.getByText('“nobody” is not a valid email address.').waitFor();
    await admin.getByLabel('Email addresses').fill(`${email}, guest@example.com`);
    await picturesInBothSizes(admin, 'app-member-area-invite');
    await admin.getByRole('button', { name: 'Send invitations', exact: true }).click();
    await admin.getByRole('table', { name: 'Invitations' }).waitFor();
    await admin.getByRole('button', { name: `Resend to ${email}` }).press('Enter');
    await admin.getByText(`New invitation sent to ${email}.`).waitFor();
    await admin.getByRole('button', { name: 'Withdraw guest@example.com' }).click();
    await admin.getByRole('button', { name: 'Withdraw guest@example.com' }).waitFor({ state: 'detached' });
    expect(await violationsOf(admin, { except: [ANNOUNCER] })).toEqual([]);
    await picturesInBothSizes(admin, 'app-member-area-invitations');
  });

  it('leads from the mail through a new account into the area, and its key is told to nobody (USER-04, SC-67)', async () => {
    const link = await mailedLink(email, '/account/invitation');
    await page.context().clearCookies();
    const sent: Request[] = [];
    const note = (request: Request) => void sent.push(request);
    page.on('request', note);
    await page.goto(link);
    await page.getByRole('heading', { name: 'You are invited to Proof readers' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await picturesInBothSizes(page, 'invitation');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.waitForURL('**/account/sign-up**');
    // Both pages are reported, and the second report contains where its visitor came from. Neither contains the key of
    // the invitation.
    const tellings = () => reportsIn(sent).map((request) => request.postData() ?? '');
    await expect.poll(() => tellings().length, POLL_TIMEOUT).toBeGreaterThanOrEqual(2);
    page.off('request', note);
    expect(tellings().some((text) => text.includes('/account'))).toBe(true);
    expect(tellings().join()).not.toContain(new URL(link).searchParams.get('token'));
    await beginAccount(email);
    await page.waitForURL('**/account/memberships');
    await page.getByText('You are invited.').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await picturesInBothSizes(page, 'memberships-invited');
    await page.goto(link);
    await page.getByRole('button', { name: 'Join Proof readers' }).press('Enter');
    await page.waitForURL('**/about');
    expect(await page.getByRole('heading', { name: 'This page available only site members' }).count()).toBe(0);
    expect((await page.goto(link))?.status()).toBe(410);
    await picturesInBothSizes(page, 'invitation-dead');
    await admin.reload();
    await admin.getByText('Accepted').waitFor();
  });
});

describe('a course for members', () => {
  /** A free lesson, one that is open, one that opens in a week. */
  async function addCourse(): Promise<void> {
    const root = appSitePath('demo', '');
    const begun = await owner.visitor.send('POST', `${root}/journals`, {
      ...{ kind: 'course', title: 'Printing at home', addToMainNav: false },
    });
    const { id: journalId } = bodyOf<{ id: string }>(begun);
    const always = { opens: 'always', days: 0, day: '', isPreview: false };
    const lessons = [
      ['Paper', { ...always, isPreview: true }],
      ['Ink', always],
      ['The press', { ...always, opens: 'afterDays', days: 7 }],
    ] as const;
    for (const [title, lesson] of lessons) {
      const draft = {
        ...{ title, lesson, urlId: '', body: `<p>All about it: ${title}.</p>`, excerpt: '', tags: [], categories: [] },
        ...{ authorName: '', imageId: null, status: 'published', publishOn: null, isFeatured: false, event: null },
        ...{ pictures: [], recording: { url: '', duration: '12:00' }, chapter: '' },
        seo: { title: '', description: '', isHidden: false },
      };
      accepted(await owner.visitor.send('POST', `${root}/entries`, { journalId, draft }));
    }
    await setAccess('printing-at-home', { kind: 'members' });
  }

  it('says when lessons open, lets everybody taste it, and tells its owner who has come how far (USER-04)', async () => {
    await addCourse();
    // Lessons are read without scripts, too.
    const stranger = await (await newContext(browser, { javaScriptEnabled: false })).newPage();
    expect((await stranger.goto(`${shop.shopOrigin}/printing-at-home`))?.status()).toBe(403);
    await picturesInBothSizes(stranger, 'course-closed');
    await stranger.getByRole('link', { name: 'Paper' }).click();
    await stranger.getByText('All about it: Paper.').waitFor();
    await open('/printing-at-home');
    await page.getByText('Opens on').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await picturesInBothSizes(page, 'course-by-and-by');
    await page.getByRole('link', { name: 'The press' }).click();
    await page.getByText('Opens on').waitFor();
    expect(await page.getByText('All about it').count()).toBe(0);
    await picturesInBothSizes(page, 'lesson-not-open');
    await open('/printing-at-home/ink');
    await page.locator('form[data-island-awake]').waitFor();
    await open('/account/courses');
    await picturesInBothSizes(page, 'courses-of-member');
    await open('/account/details');
    await page.getByText('This device').waitFor();
    await picturesInBothSizes(page, 'devices-of-member');
    await admin.goto(`${shop.appOrigin}/demo/config/content`);
    await admin.getByText('Printing at home').first().click();
    await admin.getByRole('link', { name: 'The press' }).click();
    await admin.getByText('Days after joining').first().waitFor();
    await picturesInBothSizes(admin, 'app-lesson-opens');
    await admin.goBack();
    await admin.getByRole('link', { name: 'Progress' }).click();
    await admin.getByText('0 of 3').waitFor();
    await picturesInBothSizes(admin, 'app-course-progress');
    expect(await violationsOf(admin, { except: [ANNOUNCER] })).toEqual([]);
  });
});
