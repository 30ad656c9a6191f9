import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANNOUNCER, violationsOf } from '../../testing/axe.ts';
import { DESKTOP, PHONE, picture } from '../../testing/browser.ts';
import { changeRecords } from '../../testing/editing/draft.ts';
import { type MarkHand, type MarkSession, openMarkSession } from '../../testing/editing/marks.ts';
import { openPage } from '../../testing/ownerSession.ts';

/** What is above and below every page, changed by pressing it. */
let session: MarkSession;
let page: Page;
let marks: MarkHand;

beforeAll(async () => {
  session = await openMarkSession();
  ({ page, marks } = session);
  const key = 'site:site' as const;
  await changeRecords(session.owner, [
    { key, path: ['header'], now: { button: { text: 'Book a visit', url: '/contact' } } },
    { key, path: ['footer'], now: { note: 'Printed on Tuesdays.' } },
  ]);
  await openPage(session, session.pages.get('shop')!);
});
afterAll(() => session?.shop.close());

const settings = () => page.getByRole('complementary', { name: 'Settings' });
const saved = () => page.getByText('Saved', { exact: true }).waitFor({ state: 'attached' });

describe('header and footer', () => {
  it.each([
    ['Header button', 'button', 'Button', 'Come and see'],
    ['Footer note', 'note', 'Footer note', 'Printed on Wednesdays.'],
  ])(
    'open their fields by a press: %s; undo takes back what is written there (ED-71)',
    async (name, field, label, words) => {
      await marks.press(name);
      await expect.poll(marks.focusedField).toBe(field);
      const input = settings().getByLabel(label, { exact: true });
      const held = await input.inputValue();
      await marks.write(words);
      await marks.shown(words);
      await saved();
      await picture(page, `editor-frame-${field}`, { fullPage: false });
      expect(await violationsOf(page, { except: [ANNOUNCER, 'iframe'] })).toEqual([]);
      await page.getByRole('button', { name: /^Undo/ }).click();
      await marks.shown(held);
    },
  );

  it('are reached by keys (ED-71)', async () => {
    for (const [name, field] of [
      ['Header button', 'button'],
      ['Footer note', 'note'],
    ] as const) {
      await marks.item(name).press('Enter');
      await expect.poll(marks.focusedField).toBe(field);
    }
  });

  it('show a logo that leads to where it is replaced (ED-71)', async () => {
    const address = /\/s\/images\/([0-9a-f-]{36})/.exec(
      await marks
        .frame()
        .locator('main img')
        .first()
        .evaluate((image) => (image as HTMLImageElement).currentSrc),
    );
    const logo = { id: address![1]!, url: address![0], altText: 'A hill' };
    await changeRecords(session.owner, [{ key: 'site:site', path: ['logo'], now: logo }]);
    await openPage(session, session.pages.get('journal')!);
    await marks.press('Logo');
    await settings().getByRole('button', { name: 'Replace logo' }).waitFor();
    await page.setViewportSize(PHONE);
    await picture(page, 'editor-frame-phone', { fullPage: false });
    await page.setViewportSize(DESKTOP);
    expect(session.errors).toEqual([]);
  });
});
