import * as commonTexts from '@quoin/messages/app/common';
import { ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { FieldError } from 'react-aria-components/FieldError';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { Button, Select, type SelectProps, SelectValue, Text } from 'react-aria-components/Select';
import css from './choices.module.css';
import type { Choice, SelectFieldProps } from './SelectField.tsx';
import field from './TextField.module.css';

interface SelectFrameProps<Value extends string> extends SelectFieldProps<Value> {
  readonly opening?: Pick<SelectProps, 'allowsEmptyCollection' | 'defaultOpen' | 'isOpen' | 'onOpenChange'>;
  /** What opens. */
  readonly children: ReactNode;
}

/** The field as it is seen while it is closed, and the box around what opens. */
export function SelectFrame<Value extends string>(props: SelectFrameProps<Value>) {
  const { label, value, onChange, hint, error, isDisabled = false, isLabelHidden = false, opening, children } = props;
  return (
    <Select
      {...opening}
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
      <Popover className={css.popover ?? ''}>{children}</Popover>
    </Select>
  );
}

interface ChoiceListProps {
  readonly choices: readonly Choice<string>[];
  readonly isLong?: boolean;
}

export function ChoiceList({ choices, isLong = false }: ChoiceListProps) {
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
