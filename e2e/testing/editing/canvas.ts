import { randomUUID } from 'node:crypto';
import { type AppDocumentResponse, appDocumentChangesPath, appDocumentPath } from '@quoin/contract/endpoints/content';
import type { Edit, JsonRecord } from '@quoin/domain/document';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { accepted } from '../buying/purchase.ts';
import type { Owner } from '../owner.ts';
import { bodyOf } from '../visitor.ts';

/** A block of a page made for a test: `[column, row, columns, rows, layer]`, and its content. */
export type MadeBlock = readonly [
  at: readonly [number, number, number, number, number?],
  html: string,
  more?: JsonRecord,
];
export type MadeSections = Readonly<Record<string, Readonly<Record<string, MadeBlock>>>>;

/**
 * A page of these sections in the draft; answers its id. Names of sections and blocks become ids of this page. `own`: values
 * of the page itself, for instance the texts that the theme arranges.
 */
export async function makePage(
  owner: Owner,
  name: string,
  sections: MadeSections,
  own: JsonRecord = {},
): Promise<string> {
  const { revision } = bodyOf<AppDocumentResponse>(accepted(await owner.visitor.send('GET', appDocumentPath('demo'))));
  const page = randomUUID();
  const plain = { theme: 'white', height: 'content', width: 'inset', background: { kind: 'none' } };
  const made: Edit[] = [
    {
      ...{ key: `page:${page}`, path: [] },
      now: {
        ...{ type: 10, typeName: 'page', title: name, navigationTitle: name, urlId: name.toLowerCase(), enabled: true },
        ...{
          description: '',
          ordering: 3,
          body: '',
          pageSize: 20,
          mainImage: '',
          isDeleted: false,
          access: { kind: 'public' },
        },
        seo: { title: '', description: '', image: '', hidden: false },
        ...own,
      },
    },
  ];
  for (const [index, [section, blocks]] of Object.entries(sections).entries()) {
    const now = { ...plain, page, order: String.fromCharCode(66 + index), name: section };
    made.push({ key: `section:${section}`, path: [], now });
    for (const [block, [[column, row, columns, rows, layer = 0], html, more = {}]] of Object.entries(blocks)) {
      const place = { column, row, columns, rows, layer };
      made.push({ key: `block:${block}`, path: [], now: { section, type: 'html', value: { html }, place, ...more } });
    }
  }
  const change = { id: randomUUID(), command: 'addPage', label: 'Add page', edits: made };
  const answer = await owner.visitor.send('POST', appDocumentChangesPath('demo'), {
    ...{ base: revision, changes: [change], at: { page: '', key: '' } },
  });
  const { saved, refused } = bodyOf<{ saved: readonly string[]; refused: unknown }>(accepted(answer));
  expect([saved, refused]).toEqual([[change.id], null]);
  return page;
}

export interface Rectangle {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What a person sees of the canvas, and what she does there. */
export interface CanvasHand {
  /** Waits until the page is there and rests. */
  settled(): Promise<void>;
  /** Where the block's own element in the frame is, on the screen. */
  real(block: string): Promise<Rectangle>;
  /** Where something of the overlay is. */
  overlay(selector: string): Promise<Rectangle>;
  centre(block: string): Promise<readonly [number, number]>;
  click(block: string, keys?: readonly ('Control' | 'Shift')[]): Promise<void>;
  /** What a block says of itself to those who listen. */
  label(block: string): Promise<string>;
  chosen(): Promise<readonly string[]>;
  /** Presses in the middle of a block and goes there in steps; the button stays down. */
  take(from: readonly [number, number], by: readonly [number, number]): Promise<void>;
  press(...keys: readonly string[]): Promise<void>;
  scrollTop(): Promise<number>;
  /** In the page's own pixels. */
  topOnPage(block: string): Promise<number>;
}

export function canvasHand(page: Page): CanvasHand {
  const frame = () => {
    const found = page.frames().find((each) => each.url().includes('quoin-draft'));
    if (found === undefined) throw new Error('The draft page is not there.');
    return found;
  };
  const boxOf = async (selector: string): Promise<Rectangle> => {
    const box = await page.locator(selector).first().boundingBox();
    if (box === null) throw new Error(`${selector} is not there.`);
    return box;
  };
  /** A box that was the same in two pictures of the screen: what is measured late moves what is drawn. */
  const resting = async (read: () => Promise<Rectangle>): Promise<Rectangle> => {
    let box = await read();
    for (;;) {
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
      const next = await read();
      if (gap(box, next) < 0.5) return next;
      box = next;
    }
  };
  const hand: CanvasHand = {
    async settled() {
      await page.locator('[data-region="canvas"] [data-settled]').waitFor();
    },
    async real(block) {
      const outer = await boxOf('[data-region="canvas"] iframe');
      const [inner, width] = await frame().evaluate((id) => {
        const { x, y, width, height } = document.getElementById(`block-${id}`)!.getBoundingClientRect();
        return [{ x, y, width, height }, window.innerWidth] as const;
      }, block);
      const scale = outer.width / width;
      return {
        ...{ x: outer.x + inner.x * scale, y: outer.y + inner.y * scale },
        ...{ width: inner.width * scale, height: inner.height * scale },
      };
    },
    overlay: boxOf,
    async centre(block) {
      const { x, y, width, height } = await resting(() => boxOf(`[data-block-item="${block}"]`));
      return [x + width / 2, y + height / 2];
    },
    async click(block, keys = []) {
      const [x, y] = await hand.centre(block);
      for (const key of keys) await page.keyboard.down(key);
      await page.mouse.click(x, y);
      for (const key of keys) await page.keyboard.up(key);
    },
    async label(block) {
      return (await page.locator(`[data-block-item="${block}"]`).getAttribute('aria-label')) ?? '';
    },
    async chosen() {
      const all = page.locator('[data-block-item][aria-pressed="true"]');
      return (
        await all.evaluateAll((items) => items.map((item) => (item as HTMLElement).dataset.blockItem ?? ''))
      ).sort();
    },
    async take([x, y], [right, down]) {
      await page.mouse.move(x, y);
      await page.mouse.down();
      for (const part of [0.2, 0.6, 1]) await page.mouse.move(x + right * part, y + down * part);
    },
    async press(...keys) {
      for (const key of keys) await page.keyboard.press(key);
    },
    scrollTop: () => frame().evaluate(() => window.scrollY),
    topOnPage: (block) =>
      frame().evaluate(
        (id) => document.getElementById(`block-${id}`)!.getBoundingClientRect().top + window.scrollY,
        block,
      ),
  };
  return hand;
}

/** How far two boxes are apart at most, side by side. */
export function gap(one: Rectangle, other: Rectangle): number {
  const sides = ['x', 'y', 'width', 'height'] as const;
  return Math.max(...sides.map((side) => Math.abs(one[side] - other[side])));
}

/** Whether two boxes lie over each other, by more than what rounding makes. */
export function meets(one: Rectangle, other: Rectangle): boolean {
  return (
    one.x + one.width - other.x > 0.5 &&
    other.x + other.width - one.x > 0.5 &&
    one.y + one.height - other.y > 0.5 &&
    other.y + other.height - one.y > 0.5
  );
}

type At = readonly [number, number];

/** Fingers on the screen, as the system reports them. */
export async function fingers(page: Page) {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at: readonly At[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: at.map(([x, y], id) => ({ x, y, id })) });
  return {
    down: (...at: readonly At[]) => send('touchStart', at),
    /** One finger, from place to place. */
    async move(...path: readonly At[]) {
      for (const at of path) await send('touchMove', [at]);
    },
    moveAll: (...at: readonly At[]) => send('touchMove', at),
    up: () => send('touchEnd', []),
  };
}
