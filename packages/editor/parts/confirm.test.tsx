import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ConfirmHost } from './ConfirmHost.tsx';
import { confirm } from './confirm.ts';
import type { ConfirmBoxProps } from './DialogBox.tsx';

let shown: ConfirmBoxProps | null = null;

/** Without its frame, which needs a browser that draws: scenes of the app press the real one. */
vi.mock('./DialogBox.tsx', () => ({
  ConfirmBox: (props: ConfirmBoxProps) => {
    shown = props;
    return <div role="alertdialog">{props.children}</div>;
  },
}));

const QUESTION = { title: 'Leave?', message: 'What you typed is lost.', confirmLabel: 'Leave', cancelLabel: 'Stay' };

it.each([
  ['confirmed', (box: ConfirmBoxProps) => box.onConfirm(), true],
  ['cancelled, or closed by Escape or its cross', (box: ConfirmBoxProps) => box.onClose(), false],
] as const)('a question asked anywhere in the app is shown, and %s resolves (MODAL-03)', async (_, press, expected) => {
  expect(renderToStaticMarkup(<ConfirmHost />)).toBe('');
  const answer = confirm({ ...QUESTION, isDangerous: true });
  expect(renderToStaticMarkup(<ConfirmHost />)).toBe('<div role="alertdialog"><p>What you typed is lost.</p></div>');
  const { title, confirmText, cancelText, isDangerous } = shown!;
  expect([title, confirmText, cancelText, isDangerous]).toEqual(['Leave?', 'Leave', 'Stay', true]);
  press(shown!);
  expect(await answer).toBe(expected);
  expect(renderToStaticMarkup(<ConfirmHost />)).toBe('');
});
