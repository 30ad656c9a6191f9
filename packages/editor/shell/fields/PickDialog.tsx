import { foldText } from '@quoin/domain/formats';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/pickDialog';
import { type ReactNode, useState } from 'react';
import { inSentence } from '../../app/locale.ts';
import { Button } from '../../parts/Button.tsx';
import { DialogBox } from '../../parts/dialogs/DialogBox.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';
import css from './fields.module.css';

/** Something that can be referred to. */
export interface Target {
  readonly id: string;
  readonly text: string;
  /** What it is, or where. */
  readonly hint?: string;
}

export interface PickFieldProps {
  readonly label: string;
  /** What is chosen; null for nothing, `unknown` while it is looked up or gone. */
  readonly chosen: Target | 'unknown' | null;
  readonly onChange: (id: string) => void;
  /** What there is; asked for while the dialog is open. */
  readonly List: (props: FoundProps) => ReactNode;
  /** What can be done with what is chosen, as in "Edit form". */
  readonly aside?: ReactNode;
}

export interface FoundProps {
  readonly typed: string;
  readonly chosen: string;
  readonly onPick: (id: string) => void;
}

/** What a block refers to by name, with a dialog in which it is looked for. */
export function PickField({ label, chosen, onChange, List, aside }: PickFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const text = chosen === null ? texts.noneSelected : chosen === 'unknown' ? texts.deleted : chosen.text;
  const close = () => {
    setOpen(false);
    setTyped('');
  };
  const pick = (picked: string) => {
    onChange(picked);
    close();
  };
  return (
    <fieldset className={css.list}>
      <legend>{label}</legend>
      <div className={css.chosen}>
        <span className={chosen === null ? css.none : undefined}>{text}</span>
        <Button
          look="quiet"
          aria-label={texts.change(chosen === null, inSentence(label))}
          onPress={() => setOpen(true)}
        >
          {chosen === null ? texts.choose : texts.change2}
        </Button>
      </div>
      <div className={css.acts}>
        {aside}
        {chosen === null ? null : (
          <Button look="quiet" aria-label={texts.remove(inSentence(label))} onPress={() => onChange('')}>
            {commonTexts.remove}
          </Button>
        )}
      </div>
      <DialogBox title={texts.choose2(inSentence(label))} isOpen={isOpen} onClose={close}>
        <TextField label={texts.find} value={typed} onChange={setTyped} autoFocus />
        <List typed={typed} chosen={chosen === null || chosen === 'unknown' ? '' : chosen.id} onPick={pick} />
      </DialogBox>
    </fieldset>
  );
}

/** Targets whose names hold what was typed. */
export function FoundList({
  targets,
  chosen,
  onPick,
}: Omit<FoundProps, 'typed'> & { readonly targets: readonly Target[] }) {
  if (targets.length === 0) return <p role="status">{commonTexts.noResultsFound}</p>;
  return (
    <ul className={css.found}>
      {targets.map(({ id, text, hint }) => (
        <li key={id}>
          <button type="button" className={css.choice} aria-current={id === chosen} onClick={() => onPick(id)}>
            {text}
            {hint === undefined ? null : <small>{hint}</small>}
          </button>
        </li>
      ))}
    </ul>
  );
}

export function foundIn(targets: readonly Target[], typed: string): readonly Target[] {
  const words = foldText(typed);
  return targets.filter(({ text, hint = '' }) => foldText(`${text} ${hint}`).includes(words));
}
