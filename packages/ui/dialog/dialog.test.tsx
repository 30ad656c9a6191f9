import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { createConfirmation } from './confirmation.ts';
import { Dialog } from './Dialog.tsx';
import { Lightbox } from './Lightbox.tsx';
import { isOutside, lightboxMargin, stopAfter } from './modalKeys.ts';

const QUESTION = { title: 'Leave?', message: 'What you typed is lost.', confirmLabel: 'Leave', cancelLabel: 'Stay' };

describe('Tab inside a modal', () => {
  const stops = ['close', 'link', 'button'];
  it.each([
    ['button', false, 'close'],
    ['close', true, 'button'],
    ['close', false, null],
    ['link', false, null],
    ['link', true, null],
    ['elsewhere', true, 'button'],
  ])('from %s (backwards: %s) leads to %s: the focus stays inside (MODAL-01)', (current, isBackwards, expected) => {
    expect(stopAfter(stops, current, isBackwards)).toBe(expected);
  });

  it('has nowhere to go where nothing takes the focus', () => {
    expect(stopAfter([], 'x', false)).toBeNull();
  });
});

it.each([
  [10, 10, false],
  [0, 10, true],
  [10, 99, true],
])('a press at %i, %i is outside: %s', (clientX, clientY, expected) => {
  expect(isOutside({ top: 5, right: 50, bottom: 50, left: 5 }, { clientX, clientY })).toBe(expected);
});

it.each([
  [901, 900, 50],
  [2000, 900, 50],
  [900, 900, 0],
  [500, 900, 200],
])('content of %i px in a window of %i px has a margin of %i px (MODAL-02)', (content, view, margin) => {
  expect(lightboxMargin(content, view)).toBe(margin);
});

describe('a confirm modal (MODAL-03)', () => {
  it('resolves true on confirm and false on cancel (MODAL-03)', async () => {
    const confirmation = createConfirmation();
    const yes = confirmation.ask(QUESTION);
    expect(confirmation.getQuestion()).toEqual(QUESTION);
    confirmation.answer(true);
    expect([await yes, confirmation.getQuestion()]).toEqual([true, null]);
    const no = confirmation.ask(QUESTION);
    confirmation.answer(false);
    expect(await no).toBe(false);
  });

  it('that is not cancellable only resolves true (MODAL-03)', async () => {
    const confirmation = createConfirmation();
    const { cancelLabel: _, ...insisting } = QUESTION;
    const asked = confirmation.ask(insisting);
    confirmation.answer(false);
    expect(confirmation.getQuestion()).toEqual(insisting);
    confirmation.answer(true);
    expect(await asked).toBe(true);
  });

  it('gives way to the next question, which says no to the first', async () => {
    const confirmation = createConfirmation();
    const first = confirmation.ask(QUESTION);
    const second = confirmation.ask({ ...QUESTION, title: 'Really?' });
    expect(await first).toBe(false);
    confirmation.answer(true);
    expect(await second).toBe(true);
  });
});

it('a modal is named by its heading, a lightbox by what it shows; each has its close button', () => {
  const close = { isOpen: true, closeLabel: 'Close', onClose: () => {} };
  const modal = renderToStaticMarkup(
    <Dialog {...close} title="Sizes">
      <p>One size</p>
    </Dialog>,
  );
  expect(modal).toMatch(/<dialog aria-labelledby="(.+?)"><h2 id="\1">Sizes<\/h2>/);
  const lightbox = renderToStaticMarkup(
    <Lightbox {...close} label="Pictures" theme="light">
      <img src="/a" alt="" />
    </Lightbox>,
  );
  expect(lightbox).toContain('<dialog class="lightbox-frame lightbox-frame--light" aria-label="Pictures">');
  expect(lightbox).toContain('aria-label="Close"');
});
