import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ConfirmBox } from './ConfirmBox.tsx';
import { confirm, confirmation } from './confirm.ts';
import type { DialogBoxProps } from './DialogBox.tsx';

let shown: DialogBoxProps | null = null;

/** Without its frame, which needs a browser that draws: scenes of the app press the real one. */
vi.mock('./DialogBox.tsx', () => ({
  DialogBox: (props: DialogBoxProps) => {
    shown = props;
    return <div role="alertdialog">{props.children}</div>;
  },
}));
vi.mock('../Button.tsx', () => ({ Button: () => null }));

type Press = ReactElement<{ readonly onPress: () => void; readonly look?: string; readonly children: string }>;
/** As `ConfirmHost` does once the dialog's code is there. */
const drawn = () => {
  const question = confirmation.getQuestion();
  return question === null ? '' : renderToStaticMarkup(<ConfirmBox question={question} />);
};
const buttons = () => (shown!.actions as ReactElement<{ readonly children: readonly Press[] }>).props.children;

it.each([
  ['confirmed', () => buttons()[1]!.props.onPress(), true],
  ['cancelled', () => buttons()[0]!.props.onPress(), false],
  ['closed by Escape or its cross', () => shown!.onClose(), false],
] as const)(
  'a question asked anywhere in the app is shown, and %s it resolves (MODAL-03)',
  async (_, press, expected) => {
    expect(drawn()).toBe('');
    const answer = confirm({
      title: 'Leave?',
      message: 'What you typed is lost.',
      confirmLabel: 'Leave',
      isDangerous: true,
    });
    expect(drawn()).toBe('<div role="alertdialog"><p>What you typed is lost.</p></div>');
    expect([shown!.title, shown!.isQuestion]).toEqual(['Leave?', true]);
    expect(buttons().map(({ props }) => [props.children, props.look])).toEqual([
      ['Cancel', undefined],
      ['Leave', 'danger'],
    ]);
    press();
    expect(await answer).toBe(expected);
    expect(drawn()).toBe('');
  },
);
