import { type AppDocumentResponse, appDocumentPath } from '@quoin/contract/endpoints/content';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type OwnerSession, openOwnerSession, openPage } from '../ownerSession.ts';
import { bodyOf } from '../visitor.ts';

/** A hand on what the theme drew. */
export interface MarkHand {
  item(name: string | RegExp): ReturnType<Page['locator']>;
  /** Points at the middle of something the theme drew, scrolled to by the wheel. */
  point(name: string | RegExp): Promise<readonly [number, number]>;
  press(name: string | RegExp): Promise<void>;
  /** The field at the side that has the focus. */
  focusedField(): Promise<string | null | undefined>;
  frame(): ReturnType<Page['frameLocator']>;
  /** The words of the page that are being written. */
  words(): ReturnType<Page['locator']>;
  /** Waits until the page shows it, requested again if necessary. */
  shown(text: string): Promise<void>;
  /** Replaces what is written in the field or the words that have the focus. */
  write(text: string): Promise<void>;
  isOnMark(): Promise<boolean>;
}

/** Waits until something stays where it is: while words are written, the page below the wheel glides. */
async function scrolled(item: ReturnType<Page['locator']>): Promise<void> {
  let before = Number.NaN;
  await expect
    .poll(
      async () => {
        const { y } = (await item.boundingBox())!;
        const isStill = y === before;
        before = y;
        return isStill;
      },
      { interval: 100, timeout: 15_000 },
    )
    .toBe(true);
}

/** Nearer to the edge of the canvas nothing is pointed at. */
const EDGE = 15;

export function markHand(page: Page): MarkHand {
  const item = (name: string | RegExp) =>
    page.locator('[data-mark-item]').and(page.getByRole('button', { name })).first();
  const frame = () => page.frameLocator('[data-region="canvas"] iframe');
  const point = async (name: string | RegExp): Promise<readonly [number, number]> => {
    const canvas = (await page.locator('[data-region="canvas"]').boundingBox())!;
    for (;;) {
      const { x, y, width, height } = (await item(name).boundingBox())!;
      const [across, down] = [x + width / 2, y + height / 2];
      if (down > canvas.y + EDGE && down < canvas.y + canvas.height - EDGE) {
        await page.mouse.move(across, down);
        await page.locator('[data-hover]').waitFor();
        return [across, down];
      }
      await page.mouse.move(canvas.x + canvas.width / 2, canvas.y + canvas.height / 3);
      await page.mouse.wheel(0, down - (canvas.y + canvas.height / 2));
      await expect.poll(async () => (await item(name).boundingBox())!.y).not.toBe(y);
      await scrolled(item(name));
    }
  };
  return {
    ...{ item, frame, point },
    press: async (name) => page.mouse.click(...(await point(name))),
    focusedField: () =>
      page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-field]')?.dataset.field?.split(' ')[0]),
    words: () => frame().locator('.quoin-edited-text'),
    shown: (text) => frame().getByText(text, { exact: true }).first().waitFor(),
    write: async (text) => {
      await page.keyboard.press('Control+a');
      await page.keyboard.type(text);
    },
    isOnMark: () => page.evaluate(() => document.activeElement?.hasAttribute('data-mark-item') === true),
  };
}

/** The owner at work, and the ids of her pages by their addresses. */
export interface MarkSession extends OwnerSession {
  readonly marks: MarkHand;
  readonly pages: ReadonlyMap<string, string>;
}

export async function openMarkSession(): Promise<MarkSession> {
  const session = await openOwnerSession();
  const { records } = bodyOf<AppDocumentResponse>(await session.owner.visitor.get(appDocumentPath('demo')));
  const found = records.filter(([key]) => key.startsWith('page:'));
  const pages = new Map(found.map(([key, record]) => [String(record.urlId), key.slice('page:'.length)]));
  return { ...session, marks: markHand(session.page), pages };
}

/** The same, with the shop's list on the canvas. */
export async function openShopList(): Promise<MarkSession & { readonly list: string }> {
  const session = await openMarkSession();
  const list = session.pages.get('shop')!;
  await openPage(session, list);
  return { ...session, list };
}
