import { foldText } from '@quoin/domain/formats';
import { type ReactNode, useState } from 'react';
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
  const text = chosen === null ? 'None selected' : chosen === 'unknown' ? 'Deleted' : chosen.text;
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
          aria-label={`${chosen === null ? 'Choose' : 'Change'} ${label.toLowerCase()}`}
          onPress={() => setOpen(true)}
        >
          {chosen === null ? 'Choose' : 'Change'}
        </Button>
      </div>
      <div className={css.acts}>
        {aside}
        {chosen === null ? null : (
          <Button look="quiet" aria-label={`Remove ${label.toLowerCase()}`} onPress={() => onChange('')}>
            Remove
          </Button>
        )}
      </div>
      <DialogBox title={`Choose ${label.toLowerCase()}`} isOpen={isOpen} onClose={close}>
        <TextField label="Find" value={typed} onChange={setTyped} autoFocus />
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
  if (targets.length === 0) return <p role="status">No results.</p>;
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
