import type { CDPSession, Page } from 'playwright-core';
import { type CanvasHand, canvasHand } from './canvas.ts';

/** The position of the caret: its text node and the offset in it. */
export interface Caret {
  readonly text: string;
  readonly offset: number;
}

/** What a person writes on the page in the canvas, and sees of it. */
export interface Writer extends CanvasHand {
  /** Double clicks at a part of a block, from its corner (0 to 1), and waits until the text is open. */
  open(block: string, at?: readonly [number, number]): Promise<void>;
  /** Returns the text as it is on the page, without what only the editor needs. */
  html(block: string): Promise<string>;
  caret(): Promise<Caret>;
  /** What the browser says is at a point of the screen. */
  caretAt(x: number, y: number): Promise<Caret>;
  chosenText(): Promise<string>;
  type(text: string): Promise<void>;
  /** Presses End, Enter and a letter as fast as a key repeats. No press waits until the one before is handled. */
  burst(letter: string): Promise<void>;
  /** Opens the browser's own connection to the page of the canvas, which may run in a separate process. */
  devtools(): Promise<CDPSession>;
  /** Runs in the page of the canvas. */
  inPage<Result, Argument>(run: (argument: Argument) => Result, argument: Argument): Promise<Result>;
}

export function writerOn(page: Page): Writer {
  const hand = canvasHand(page);
  const frame = () => {
    const found = page.frames().find((each) => each.url().includes('quoin-draft'));
    if (found === undefined) throw new Error('The draft page is not there.');
    return found;
  };
  return {
    ...hand,
    async open(block, [across, down] = [0.5, 0.5]) {
      const { x, y, width, height } = await hand.real(block);
      await page.mouse.dblclick(x + width * across, y + height * down);
      await frame().locator(`#block-${block} [contenteditable="true"]`).waitFor();
      await frame().waitForFunction(() => document.hasFocus());
    },
    html: (block) =>
      frame().evaluate((id) => {
        const copy = document.querySelector(`#block-${id} .sqs-html-content`)?.cloneNode(true) as HTMLElement;
        for (const each of copy.querySelectorAll('.ProseMirror-trailingBreak')) each.remove();
        for (const each of copy.querySelectorAll('[data-own]')) each.removeAttribute('data-own');
        return copy.innerHTML;
      }, block),
    caret: () =>
      frame().evaluate(() => {
        const { anchorNode, anchorOffset } = getSelection()!;
        return { text: anchorNode?.textContent ?? '', offset: anchorOffset };
      }),
    async caretAt(x, y) {
      const outer = await hand.overlay('[data-region="canvas"] iframe');
      return frame().evaluate(
        ([left, top, width]) => {
          const scale = window.innerWidth / width!;
          const caret = document.caretPositionFromPoint(left! * scale, top! * scale);
          return { text: caret?.offsetNode.textContent ?? '', offset: caret?.offset ?? -1 };
        },
        [x - outer.x, y - outer.y, outer.width],
      );
    },
    chosenText: () => frame().evaluate(() => getSelection()!.toString()),
    type: (text) => page.keyboard.type(text),
    async burst(letter) {
      const session = await page.context().newCDPSession(page);
      const keys = [
        { key: 'End', code: 'End', windowsVirtualKeyCode: 35 },
        { key: 'Enter', code: 'Enter', windowsVirtualKeyCode: 13, text: '\r' },
        { key: letter, code: `Key${letter.toUpperCase()}`, text: letter },
      ];
      const send = (type: 'keyDown' | 'keyUp', key: (typeof keys)[number]) =>
        session.send('Input.dispatchKeyEvent', { type, ...key });
      await Promise.all(keys.flatMap((key) => [send('keyDown', key), send('keyUp', key)]));
      await session.detach();
    },
    devtools: () =>
      page
        .context()
        .newCDPSession(frame())
        .catch(() => page.context().newCDPSession(page)),
    inPage: (run, argument) => frame().evaluate(run as never, argument as never),
  };
}
