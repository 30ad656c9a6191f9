import type { AppDiscountChoicesResponse } from '@quoin/contract/endpoints/store';
import { foldText } from '@quoin/domain/formats';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/scopePicker';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { discountChoicesQuery } from '../../app/queries/queries.ts';
import { useSite } from '../../app/site/site.ts';
import { Button } from '../../parts/Button.tsx';
import { DialogBox } from '../../parts/dialogs/DialogBox.tsx';
import { CheckField } from '../../parts/fields/CheckField.tsx';
import fields from '../../parts/fields/fields.module.css';
import { TextField } from '../../parts/fields/TextField.tsx';
import css from './discounts.module.css';

type Kind = keyof AppDiscountChoicesResponse;

interface ScopePickerProps {
  readonly label: string;
  readonly kind: Kind;
  readonly ids: readonly string[];
  readonly error?: string | undefined;
  readonly onChange: (ids: readonly string[]) => void;
}

/** Products, categories or store pages, chosen by name. */
export function ScopePicker({ label, kind, ids, error, onChange }: ScopePickerProps) {
  const { identifier } = useSite();
  const [isOpen, setOpen] = useState(false);
  const { data } = useQuery({ ...discountChoicesQuery(identifier, '', ids), enabled: ids.length > 0 });
  const titleOf = (id: string) => data?.[kind].find((choice) => choice.id === id)?.title ?? '…';
  return (
    <div className={css.picker}>
      <div className={css.pickerHead}>
        <span>{label}</span>
        <Button look="quiet" aria-label={texts.choose(label)} onPress={() => setOpen(true)}>
          {texts.choose2}
        </Button>
      </div>
      {ids.length === 0 ? null : (
        <ul className={css.chips}>
          {ids.map((id) => (
            <li key={id} className={css.chip}>
              {titleOf(id)}
              <button
                type="button"
                aria-label={texts.remove(titleOf(id))}
                onClick={() => onChange(ids.filter((one) => one !== id))}
              >
                <X aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {error === undefined ? null : (
        <p className={css.error} role="alert">
          {error}
        </p>
      )}
      {isOpen ? (
        <PickBox label={label} kind={kind} ids={ids} onChange={onChange} onClose={() => setOpen(false)} />
      ) : null}
    </div>
  );
}

interface PickBoxProps extends Omit<ScopePickerProps, 'error'> {
  readonly onClose: () => void;
}

function PickBox({ label, kind, ids, onChange, onClose }: PickBoxProps) {
  const { identifier } = useSite();
  const [search, setSearch] = useState('');
  const { data } = useQuery(discountChoicesQuery(identifier, kind === 'products' ? search : '', ids));
  const wanted = foldText(search);
  const choices = (data?.[kind] ?? []).filter(({ title }) => foldText(title).includes(wanted));
  return (
    <DialogBox
      title={label}
      isOpen
      onClose={onClose}
      actions={
        <Button look="primary" onPress={onClose}>
          {commonTexts.done}
        </Button>
      }
    >
      <div className={fields.stack}>
        <TextField label={texts.searchByName} value={search} onChange={setSearch} />
        <div className={css.choices}>
          {choices.map(({ id, title }) => (
            <CheckField
              key={id}
              isSelected={ids.includes(id)}
              onChange={(isSelected) => onChange(isSelected ? [...ids, id] : ids.filter((one) => one !== id))}
            >
              {title}
            </CheckField>
          ))}
          {data !== undefined && choices.length === 0 ? (
            <p className={fields.soft}>{commonTexts.noResultsFound}</p>
          ) : null}
        </div>
      </div>
    </DialogBox>
  );
}
