import { FIELD_KINDS, FIELD_TYPES, type FieldType, FORM_LIMITS, type FormField, newField } from '@quoin/domain/forms';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/fieldsCard';
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
  text: commonTexts.text,
  textarea: texts.textArea,
  email: commonTexts.email,
  number: texts.number,
  website: texts.website,
  currency: texts.currency,
  password: commonTexts.password,
  twitter: texts.socialMediaName,
  name: commonTexts.name,
  phone: commonTexts.phone,
  address: texts.address,
  date: commonTexts.date,
  time: texts.time,
  radio: texts.radioButtons,
  checkbox: texts.checkboxes,
  select: texts.dropdown,
  likert: texts.survey,
  hidden: texts.hidden,
  section: texts.sectionHeading,
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
    announce(texts.removed(value[index]?.title || texts.field), () => onChange(before));
  };
  const list = useRef<HTMLOListElement>(null);
  const isAdded = useRef(false);
  const count = value.length;
  // A new field is below all others, maybe out of sight. Its title gets the focus because the user types it next.
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
      title={texts.fields}
      aside={
        isDisabled || value.length >= FORM_LIMITS.fields ? null : (
          <Button look="quiet" onPress={add}>
            <Plus aria-hidden="true" /> {texts.addField}
          </Button>
        )
      }
    >
      {value.length === 0 ? <p className={fields.soft}>{texts.addAFieldA}</p> : null}
      <ol ref={list} className={css.list} aria-label={texts.fields}>
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
            label={texts.nameOfField(number)}
            value={field.key}
            onChange={(key) => set({ key, title: key })}
            error={error}
            isDisabled={isDisabled}
          />
        ) : (
          <TextField
            label={texts.titleOfField(number)}
            value={field.title}
            onChange={(title) => set({ title })}
            error={error}
            isDisabled={isDisabled}
          />
        )}
        <SelectField
          label={commonTexts.type}
          choices={TYPES}
          value={field.type}
          onChange={(type) => onChange(ofType(field, type))}
          isDisabled={isDisabled}
        />
      </div>
      {field.type === 'password' ? <p className={fields.soft}>{texts.passwordsAreNotStored}</p> : null}
      {has('value') ? (
        <TextField
          label={texts.value}
          value={field.value}
          onChange={(value) => set({ value })}
          isDisabled={isDisabled}
        />
      ) : null}
      {has('description') ? (
        <TextField
          label={commonTexts.description}
          value={field.description}
          onChange={(description) => set({ description })}
          isDisabled={isDisabled}
        />
      ) : null}
      {has('options') ? (
        <TokenField
          label={field.type === 'likert' ? texts.statements : texts.options}
          kind={field.type === 'likert' ? 'statement' : 'option'}
          values={field.options}
          onChange={(options) => set({ options })}
          hint={texts.pressEnterAfterEach}
        />
      ) : null}
      {has('placeholder') || has('currencySymbol') || has('maxLength') ? (
        <div className={fields.pair}>
          {has('placeholder') ? (
            <TextField
              label={texts.placeholder}
              value={field.placeholder}
              onChange={(placeholder) => set({ placeholder })}
              isDisabled={isDisabled}
            />
          ) : null}
          {has('currencySymbol') ? (
            <TextField
              label={texts.currencySymbol}
              value={field.currencySymbol}
              onChange={(currencySymbol) => set({ currencySymbol })}
              isDisabled={isDisabled}
            />
          ) : null}
          {has('maxLength') ? (
            <TextField
              label={texts.maximumLength}
              inputMode="numeric"
              value={field.maxLength === null ? '' : String(field.maxLength)}
              onChange={(text) => set({ maxLength: lengthOf(text) })}
              hint={texts.leaveEmptyForNo}
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
          {texts.required}
        </CheckField>
      ) : null}
      {properties.includes('showCountryCode') ? (
        <CheckField
          isSelected={field.showCountryCode}
          onChange={(showCountryCode) => onChange({ ...field, showCountryCode })}
        >
          {texts.includeCountryCode}
        </CheckField>
      ) : null}
      {properties.includes('underline') ? (
        <CheckField isSelected={field.underline} onChange={(underline) => onChange({ ...field, underline })}>
          {texts.showALineBelow}
        </CheckField>
      ) : null}
      <span className={css.spread} />
      <Button look="quiet" aria-label={texts.moveFieldUp(number)} isDisabled={number === 1} onPress={() => onMove(-1)}>
        <ArrowUp aria-hidden="true" />
      </Button>
      <Button
        look="quiet"
        aria-label={texts.moveFieldDown(number)}
        isDisabled={number === count}
        onPress={() => onMove(1)}
      >
        <ArrowDown aria-hidden="true" />
      </Button>
      <Button look="quiet" aria-label={texts.removeField(number)} onPress={onRemove}>
        <Trash2 aria-hidden="true" />
      </Button>
    </div>
  );
}
