import { foldText } from '@quoin/domain/formats';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/selectField';
import { ChevronsUpDown, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { FieldError } from 'react-aria-components/FieldError';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { SearchField } from 'react-aria-components/SearchField';
import { Button, Select, SelectValue, Text } from 'react-aria-components/Select';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import css from './choices.module.css';
import field from './TextField.module.css';

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly text: string;
  readonly hint?: string;
}

export interface SelectFieldProps<Value extends string> {
  readonly label: string;
  readonly choices: readonly Choice<Value>[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly hint?: string;
  readonly error?: string | undefined;
  readonly isDisabled?: boolean;
  /** The label is spoken, not shown: in tool bars, where the value speaks for itself. */
  readonly isLabelHidden?: boolean;
}

/** One of several, in a list that opens; a long list can be searched. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { label, choices, value, onChange, hint, error, isDisabled = false, isLabelHidden = false } = props;
  return (
    <Select
      value={value}
      onChange={(key) => key !== null && onChange(String(key) as Value)}
      isDisabled={isDisabled}
      isInvalid={error !== undefined}
      aria-label={isLabelHidden ? label : undefined}
      className={field.field ?? ''}
    >
      {isLabelHidden ? null : <Label className={field.label ?? ''}>{label}</Label>}
      <Button className={`${field.input} ${css.opener} ${isLabelHidden ? css.small : ''}`}>
        <SelectValue className={css.value ?? ''} />
        <ChevronsUpDown aria-hidden="true" />
      </Button>
      {hint === undefined ? null : (
        <Text slot="description" className={field.hint ?? ''}>
          {hint}
        </Text>
      )}
      <FieldError className={field.error ?? ''}>{error}</FieldError>
      <Popover className={css.popover ?? ''}>
        {choices.length > SEARCHED ? (
          <Searched>
            <Listed choices={choices} />
          </Searched>
        ) : (
          <Choices choices={choices} />
        )}
      </Popover>
    </Select>
  );
}

/** A list with more choices has a search box. */
const SEARCHED = 40;
/** Of more only those in sight exist. */
const VIRTUAL = 200;

function Listed({ choices }: ChoicesProps) {
  if (choices.length <= VIRTUAL) return <Choices choices={choices} />;
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowHeight: 36 }}>
      <Choices choices={choices} isLong />
    </Virtualizer>
  );
}

const contains = (text: string, typed: string) => foldText(text).includes(foldText(typed));

function Searched({ children }: { readonly children: ReactNode }) {
  return (
    <Autocomplete filter={contains}>
      <SearchField aria-label={texts.search} autoFocus className={css.search ?? ''}>
        <Search aria-hidden="true" />
        <Input placeholder={texts.search} maxLength={60} />
      </SearchField>
      {children}
    </Autocomplete>
  );
}

interface ChoicesProps {
  readonly choices: readonly Choice<string>[];
  readonly isLong?: boolean;
}

function Choices({ choices, isLong = false }: ChoicesProps) {
  return (
    <ListBox
      className={`${css.list} ${isLong ? css.long : ''}`}
      items={choices.map((choice) => ({ ...choice, id: choice.value }))}
      renderEmptyState={() => <p className={css.none}>{commonTexts.noResults}</p>}
    >
      {(choice) => (
        <ListBoxItem id={choice.id} textValue={choice.text} className={css.option ?? ''}>
          <Text slot="label">{choice.text}</Text>
          {choice.hint === undefined ? null : (
            <Text slot="description" className={css.optionHint ?? ''}>
              {choice.hint}
            </Text>
          )}
        </ListBoxItem>
      )}
    </ListBox>
  );
}
