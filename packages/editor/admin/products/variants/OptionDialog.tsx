import {
  CATALOG_LIMITS,
  combinationCount,
  DRAFT_LIMITS,
  type OptionChoice,
  productDraftSentence,
} from '@quoin/domain/catalog';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/optionDialog';
import { ArrowDown, ArrowUp, Plus, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../../parts/Button.tsx';
import { DialogBox } from '../../../parts/dialogs/DialogBox.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { TextField } from '../../../parts/fields/TextField.tsx';
import type { ValueEdit } from './optionEdits.ts';
import css from './variants.module.css';

interface OptionDialogProps {
  readonly option: OptionChoice;
  readonly others: readonly OptionChoice[];
  readonly onClose: () => void;
  readonly onDone: (name: string, values: readonly ValueEdit[]) => void;
}

/** The name and the values of one option. Enter in a value begins the next one. */
export function OptionDialog({ option, others, onClose, onDone }: OptionDialogProps) {
  const [name, setName] = useState(option.name);
  const [values, setValues] = useState<readonly ValueEdit[]>(() => [
    ...option.values.map((value) => ({ was: value, text: value })),
    ...(option.values.length === 0 ? [{ was: '', text: '' }] : []),
  ]);
  const [isTried, setTried] = useState(false);
  const list = useRef<HTMLOListElement>(null);
  const given = values.map((value) => ({ ...value, text: value.text.trim() })).filter(({ text }) => text !== '');
  const count = combinationCount([...others, { name, values: given.map(({ text }) => text) }]);
  const nameError = name.trim() === '' ? productDraftSentence({ code: 'optionNameMissing' }) : undefined;
  const isRepeated = (text: string) =>
    given.filter((each) => each.text.toLowerCase() === text.trim().toLowerCase()).length > 1;
  const isWrong =
    nameError !== undefined ||
    given.length === 0 ||
    count > CATALOG_LIMITS.variants ||
    given.some(({ text }) => isRepeated(text));
  /** At once, not in the next frame: a quick typist's next letter must find the field that was asked for. */
  const setAndFocus = (next: readonly ValueEdit[], index: number) => {
    flushSync(() => setValues(next));
    list.current?.querySelectorAll('input')[index]?.focus();
  };
  const insert = (index: number) =>
    setAndFocus([...values.slice(0, index), { was: '', text: '' }, ...values.slice(index)], index);
  const move = (index: number, by: -1 | 1) => {
    const next = [...values];
    const [value] = next.splice(index, 1);
    if (value !== undefined) next.splice(index + by, 0, value);
    setValues(next);
  };
  const done = () => {
    setTried(true);
    if (!isWrong) onDone(name.trim(), given);
  };
  return (
    <DialogBox
      title={option.name === '' ? texts.addOption : texts.edit(option.name)}
      isOpen
      onClose={onClose}
      actions={
        <>
          <span className={`${css.count} ${count > CATALOG_LIMITS.variants ? css.error : ''}`} role="status">
            {texts.variantsMaximum(count, CATALOG_LIMITS.variants)}
          </span>
          <Button onPress={onClose}>{commonTexts.cancel}</Button>
          <Button look="primary" onPress={done}>
            {commonTexts.done}
          </Button>
        </>
      }
    >
      <div className={fields.stack}>
        <TextField
          label={commonTexts.name}
          value={name}
          onChange={setName}
          autoFocus={option.name === ''}
          maxLength={DRAFT_LIMITS.optionText}
          placeholder={texts.size}
          error={isTried ? nameError : undefined}
        />
        <fieldset className={css.valueFields}>
          <legend>{texts.values}</legend>
          <ol ref={list}>
            {values.map((value, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: new values are alike until they are typed
              <li key={`${value.was}-${index}`} className={css.valueRow}>
                <input
                  aria-label={texts.value(index + 1)}
                  value={value.text}
                  maxLength={DRAFT_LIMITS.optionText}
                  placeholder={index === 0 ? texts.small : texts.addAValue}
                  aria-invalid={isRepeated(value.text) && value.text.trim() !== ''}
                  onChange={(event) =>
                    setValues(values.map((each, at) => (at === index ? { ...each, text: event.target.value } : each)))
                  }
                  onKeyDown={(event) => {
                    if (event.key === 'Enter') {
                      event.preventDefault();
                      insert(index + 1);
                    } else if (event.key === 'Backspace' && value.text === '' && values.length > 1) {
                      event.preventDefault();
                      setAndFocus(
                        values.filter((_, at) => at !== index),
                        Math.max(0, index - 1),
                      );
                    }
                  }}
                />
                <Button
                  look="quiet"
                  aria-label={texts.moveUp(value.text || texts.unnamedValue)}
                  isDisabled={index === 0}
                  onPress={() => move(index, -1)}
                >
                  <ArrowUp aria-hidden="true" />
                </Button>
                <Button
                  look="quiet"
                  aria-label={texts.moveDown(value.text || texts.unnamedValue)}
                  isDisabled={index === values.length - 1}
                  onPress={() => move(index, 1)}
                >
                  <ArrowDown aria-hidden="true" />
                </Button>
                <Button
                  look="quiet"
                  aria-label={texts.remove(value.text || texts.unnamedValue)}
                  isDisabled={values.length === 1}
                  onPress={() => setValues(values.filter((_, at) => at !== index))}
                >
                  <X aria-hidden="true" />
                </Button>
              </li>
            ))}
          </ol>
          {isTried && given.length === 0 ? <p className={css.error}>{texts.enterAtLeastOne}</p> : null}
          <Button look="quiet" onPress={() => insert(values.length)}>
            <Plus aria-hidden="true" /> {texts.addValue}
          </Button>
        </fieldset>
      </div>
    </DialogBox>
  );
}
