import {
  type AppEntriesResponse,
  type AppJournalsResponse,
  appEntriesPath,
  appJournalsPath,
} from '@quoin/contract/endpoints/content';
import { ROLES } from '@quoin/domain/access';
import { entryPage } from '@quoin/domain/document';
import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANNOUNCER, violationsOf } from '../testing/axe.ts';
import { DESKTOP, newContext, PHONE, picture, watchForErrors } from '../testing/browser.ts';
import { inviteColleague } from '../testing/colleague.ts';
import { canvasHand } from '../testing/editing/canvas.ts';
import { find } from '../testing/editing/editorPlaces.ts';
import { signInOwner } from '../testing/owner.ts';
import { type OwnShop, openOwnShop, signInQuietly } from '../testing/ownShop.ts';
import { bodyOf } from '../testing/visitor.ts';

interface Person {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly errors: readonly string[];
}

let shop: OwnShop;
let entry: string;
let ada: Person;
let mina: Person;

beforeAll(async () => {
  shop = await openOwnShop();
  const owner = await signInOwner(shop);
  const { journals } = bodyOf<AppJournalsResponse>(await owner.visitor.get(appJournalsPath('demo')));
  const journal = journals.find(({ kind }) => kind === 'blog')!.id;
  const path = `${appEntriesPath('demo')}?journal=${journal}`;
  entry = bodyOf<AppEntriesResponse>(await owner.visitor.get(path)).entries[0]!.id;
  const who = { email: 'mina@example.com', displayName: 'Mina Falk', roles: [ROLES.websiteManager] };
  const colleague = await inviteColleague(owner, shop.port, who);
  ada = await opened(shop.owner);
  mina = await opened(colleague);
});
afterAll(() => shop?.close());

async function opened(account: OwnShop['owner']): Promise<Person> {
  const context = await newContext(shop.browser, { viewport: DESKTOP, bypassCSP: false, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const errors = watchForErrors(page);
  await signInQuietly(page, { ...shop, owner: account });
  await page.goto(`${shop.appOrigin}/demo/config/pages/${entryPage(entry)}`);
  await canvasHand(page).settled();
  return { context, page, errors };
}

const text = ({ page }: Person) => page.frameLocator('[data-region="canvas"] iframe').locator('.post__body');
const saved = ({ page }: Person) => page.getByText('Saved', { exact: true }).waitFor({ state: 'attached' });
const reads = (person: Person, words: string) => text(person).getByText(words).first().waitFor();

/** At the beginning of the text. */
async function write({ page }: Person, words: string): Promise<void> {
  await page.keyboard.press('Alt+Shift+B');
  const written = page.frameLocator('[data-region="canvas"] iframe').locator('.quoin-edited-text');
  await expect
    .poll(() => written.evaluate((each) => each.contains(getSelection()?.anchorNode ?? null)), { timeout: 10_000 })
    .toBe(true);
  await page.keyboard.press('Control+Home');
  await page.keyboard.type(words);
  for (const _ of ['text', 'block', 'section']) await page.keyboard.press('Escape');
}

describe('two people in one post', () => {
  it('see each other, and each other’s words and blocks as they come (ED-72)', async () => {
    await ada.page
      .getByRole('list', { name: 'Editing now' })
      .getByText(/^Mina Falk/)
      .waitFor();
    await write(ada, 'Ada begins. ');
    await saved(ada);
    await reads(mina, 'Ada begins.');
    await find(mina.page, 'Add quote');
    const settings = mina.page.getByRole('complementary', { name: 'Settings' });
    await settings.getByRole('textbox', { name: 'Quote', exact: true }).fill('Two hands, one text.');
    await saved(mina);
    await reads(ada, 'Two hands, one text.');
    await picture(ada.page, 'entry-together', { fullPage: false });
    expect(await violationsOf(ada.page, { except: [ANNOUNCER, 'iframe'] })).toEqual([]);
  });

  it('lose nothing that one of them wrote offline (ED-72)', async () => {
    await ada.context.setOffline(true);
    await write(ada, 'Without a line. ');
    await ada.page.getByText(/^Offline/).waitFor();
    await mina.page
      .getByRole('complementary', { name: 'Settings' })
      .getByRole('textbox', { name: 'Quote', exact: true })
      .fill('Still one text.');
    await saved(mina);
    await ada.context.setOffline(false);
    await saved(ada);
    await reads(mina, 'Without a line.');
    await reads(ada, 'Still one text.');
    await ada.page.setViewportSize(PHONE);
    await picture(ada.page, 'entry-together-phone', { fullPage: false });
    expect([...mina.errors]).toEqual([]);
  });
});
