import { FIELD_KINDS, FIELD_TYPES, type FieldType, FORM_LIMITS, type FormField, newField } from '@quoin/domain/forms';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../parts/Button.tsx';
import { Card } from '../../parts/Card.tsx';
import { announce } from '../../parts/dialogs/toasts.tsx';
import { CheckField } from '../../parts/fields/CheckField.tsx';
import fields from '../../parts/fields/fields.module.css';
import { type Choice, SelectField } from '../../parts/fields/SelectField.tsx';
import { TextField } from '../../parts/fields/TextField.tsx';
import { TokenField } from '../../parts/fields/TokenField.tsx';
import css from './forms.module.css';

const NAMES: Readonly<Record<FieldType, string>> = {
  text: 'Text',
  textarea: 'Text area',
  email: 'Email',
  number: 'Number',
  website: 'Website',
  currency: 'Currency',
  password: 'Password',
  twitter: 'Social media name',
  name: 'Name',
  phone: 'Phone',
  address: 'Address',
  date: 'Date',
  time: 'Time',
  radio: 'Radio buttons',
  checkbox: 'Checkboxes',
  select: 'Dropdown',
  likert: 'Survey',
  hidden: 'Hidden',
  section: 'Section heading',
};
const TYPES: readonly Choice<FieldType>[] = FIELD_TYPES.map((value) => ({ value, text: NAMES[value] }));

interface FieldsCardProps {
  readonly value: readonly FormField[];
  readonly onChange: (fields: readonly FormField[]) => void;
  readonly problemAt: (field: string) => string | undefined;
  readonly isDisabled: boolean;
}

/** What the form asks, in order: add, change, move, remove (FORM-02). */
export function FieldsCard({ value, onChange, problemAt, isDisabled }: FieldsCardProps) {
  const replace = (index: number, field: FormField) => onChange(value.map((each, at) => (at === index ? field : each)));
  const move = (index: number, by: -1 | 1) => {
    const next = [...value];
    const [field] = next.splice(index, 1);
    if (field !== undefined) next.splice(index + by, 0, field);
    onChange(next);
  };
  const remove = (index: number) => {
    const before = value;
    onChange(value.filter((_, at) => at !== index));
    announce(`${value[index]?.title || 'Field'} removed.`, () => onChange(before));
  };
  const list = useRef<HTMLOListElement>(null);
  const isAdded = useRef(false);
  const count = value.length;
  // A new field stands below all others, maybe out of sight: its title is what is typed next.
  useEffect(() => {
    if (isAdded.current && count > 0) list.current?.lastElementChild?.querySelector('input')?.focus();
    isAdded.current = false;
  }, [count]);
  const add = () => {
    isAdded.current = true;
    onChange([...value, newField('text', newFieldId(value), '')]);
  };
  return (
    <Card
      title="Fields"
      aside={
        isDisabled || value.length >= FORM_LIMITS.fields ? null : (
          <Button look="quiet" onPress={add}>
            <Plus aria-hidden="true" /> Add field
          </Button>
        )
      }
    >
      {value.length === 0 ? <p className={fields.soft}>Add a field. A form without fields is not shown.</p> : null}
      <ol ref={list} className={css.list} aria-label="Fields">
        {value.map((field, index) => (
          <li key={field.id} className={css.field}>
            <FieldParts
              field={field}
              number={index + 1}
              error={problemAt(`fields.${index}`)}
              isDisabled={isDisabled}
              onChange={(next) => replace(index, next)}
            />
            {isDisabled ? null : (
              <Foot
                field={field}
                number={index + 1}
                count={value.length}
                onChange={(next) => replace(index, next)}
                onMove={(by) => move(index, by)}
                onRemove={() => remove(index)}
              />
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}

/** Short and readable, since templates and exports may name it. */
function newFieldId(known: readonly FormField[]): string {
  for (let number = known.length + 1; ; number += 1) {
    const id = `field-${number}`;
    if (!known.some((field) => field.id === id)) return id;
  }
}

interface PartProps {
  readonly field: FormField;
  readonly number: number;
  readonly error: string | undefined;
  readonly isDisabled: boolean;
  readonly onChange: (field: FormField) => void;
}

function FieldParts({ field, number, error, isDisabled, onChange }: PartProps) {
  const { properties } = FIELD_KINDS[field.type];
  const has = (property: (typeof properties)[number]) => properties.includes(property);
  const set = (part: Partial<FormField>) => onChange({ ...field, ...part });
  return (
    <>
      <div className={fields.pair}>
        {field.type === 'hidden' ? (
          <TextField
            label={`Name of field ${number}`}
            value={field.key}
            onChange={(key) => set({ key, title: key })}
            error={error}
            isDisabled={isDisabled}
          />
        ) : (
          <TextField
            label={`Title of field ${number}`}
            value={field.title}
            onChange={(title) => set({ title })}
            error={error}
            isDisabled={isDisabled}
          />
        )}
        <SelectField
          label="Type"
          choices={TYPES}
          value={field.type}
          onChange={(type) => onChange(ofType(field, type))}
          isDisabled={isDisabled}
        />
      </div>
      {field.type === 'password' ? (
        <p className={fields.soft}>Passwords are not stored. You only see that one was entered.</p>
      ) : null}
      {has('value') ? (
        <TextField label="Value" value={field.value} onChange={(value) => set({ value })} isDisabled={isDisabled} />
      ) : null}
      {has('description') ? (
        <TextField
          label="Description"
          value={field.description}
          onChange={(description) => set({ description })}
          isDisabled={isDisabled}
        />
      ) : null}
      {has('options') ? (
        <TokenField
          label={field.type === 'likert' ? 'Statements' : 'Options'}
          kind={field.type === 'likert' ? 'statement' : 'option'}
          values={field.options}
          onChange={(options) => set({ options })}
          hint="Press Enter after each one."
        />
      ) : null}
      {has('placeholder') || has('currencySymbol') || has('maxLength') ? (
        <div className={fields.pair}>
          {has('placeholder') ? (
            <TextField
              label="Placeholder"
              value={field.placeholder}
              onChange={(placeholder) => set({ placeholder })}
              isDisabled={isDisabled}
            />
          ) : null}
          {has('currencySymbol') ? (
            <TextField
              label="Currency symbol"
              value={field.currencySymbol}
              onChange={(currencySymbol) => set({ currencySymbol })}
              isDisabled={isDisabled}
            />
          ) : null}
          {has('maxLength') ? (
            <TextField
              label="Maximum length"
              inputMode="numeric"
              value={field.maxLength === null ? '' : String(field.maxLength)}
              onChange={(text) => set({ maxLength: lengthOf(text) })}
              hint="Leave empty for no limit."
              isDisabled={isDisabled}
            />
          ) : null}
        </div>
      ) : null}
    </>
  );
}

function lengthOf(text: string): number | null {
  const digits = text.replace(/\D/g, '').slice(0, 6);
  return digits === '' ? null : Number(digits);
}

/** What both kinds know stays. */
function ofType(field: FormField, type: FieldType): FormField {
  const fresh = newField(type, field.id, field.title);
  const { properties } = FIELD_KINDS[type];
  return {
    ...fresh,
    description: field.description,
    isRequired: properties.includes('required') && field.isRequired,
    options: properties.includes('options') ? field.options : [],
    placeholder: properties.includes('placeholder') ? field.placeholder : '',
    key: type === 'hidden' ? field.title : '',
  };
}

interface FootProps {
  readonly field: FormField;
  readonly number: number;
  readonly count: number;
  readonly onChange: (field: FormField) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

function Foot({ field, number, count, onChange, onMove, onRemove }: FootProps) {
  const { properties } = FIELD_KINDS[field.type];
  return (
    <div className={css.foot}>
      {properties.includes('required') ? (
        <CheckField isSelected={field.isRequired} onChange={(isRequired) => onChange({ ...field, isRequired })}>
          Required
        </CheckField>
      ) : null}
      {properties.includes('showCountryCode') ? (
        <CheckField
          isSelected={field.showCountryCode}
          onChange={(showCountryCode) => onChange({ ...field, showCountryCode })}
        >
          Include country code
        </CheckField>
      ) : null}
      {properties.includes('underline') ? (
        <CheckField isSelected={field.underline} onChange={(underline) => onChange({ ...field, underline })}>
          Show a line below
        </CheckField>
      ) : null}
      <span className={css.spread} />
      <Button look="quiet" aria-label={`Move field ${number} up`} isDisabled={number === 1} onPress={() => onMove(-1)}>
        <ArrowUp aria-hidden="true" />
      </Button>
      <Button
        look="quiet"
        aria-label={`Move field ${number} down`}
        isDisabled={number === count}
        onPress={() => onMove(1)}
      >
        <ArrowDown aria-hidden="true" />
      </Button>
      <Button look="quiet" aria-label={`Remove field ${number}`} onPress={onRemove}>
        <Trash2 aria-hidden="true" />
      </Button>
    </div>
  );
}
