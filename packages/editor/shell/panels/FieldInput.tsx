import type { Field } from '@quoin/domain/blocks';
import { isSame, type Json } from '@quoin/domain/document';
import { SwitchField } from '../../parts/fields/SwitchField.tsx';
import { ColorField } from '../../style/ColorField.tsx';
import { ChoiceInput } from '../fields/ChoiceInput.tsx';
import css from '../fields/fields.module.css';
import { ListField } from '../fields/ListField.tsx';
import { MediaReference } from '../fields/MediaReference.tsx';
import { FormReference, PageReference, ProductReference, type ReferenceFieldProps } from '../fields/ReferenceField.tsx';
import { ResetButton } from '../fields/ResetButton.tsx';
import { SliderField } from '../fields/SliderField.tsx';
import { TextInput } from '../fields/TextInput.tsx';
import { MenuTextInput } from './MenuTextInput.tsx';
import { TableInput } from './TableInput.tsx';

export interface FieldInputProps {
  readonly field: Field;
  readonly value: Json;
  /**
   * Reports a value that stays: typed or released. What is typed in one `run` is one undo step. Null is a separate
   * step, as is moving or removing something in a list.
   */
  readonly onChange: (value: Json, run?: string | null) => void;
  /** Values on the way there, while something is dragged; null when that is given up. */
  readonly onPreview?: ((value: Json | null) => void) | undefined;
  /** Takes the value away, so that its default holds. */
  readonly onReset?: (() => void) | undefined;
}

/** The input that a field asks for, whatever it belongs to. */
export function FieldInput(props: FieldInputProps) {
  const { field, value, onReset } = props;
  const reset = onReset !== undefined && isResettable(field, value) ? onReset : undefined;
  return (
    <div className={css.row}>
      <PlainInput {...props} onReset={reset} />
      {reset === undefined || field.kind === 'number' ? null : <ResetButton label={field.label} onReset={reset} />}
    </div>
  );
}

/** Words and lists are emptied by hand; what is chosen or measured has a default worth going back to. */
function isResettable(field: Field, value: Json): boolean {
  const hasDefault = field.kind === 'number' || field.kind === 'choice';
  return hasDefault && !isSame(value, field.initial);
}

function PlainInput({ field, value, onChange, onPreview, onReset }: FieldInputProps) {
  const { label } = field;
  switch (field.kind) {
    case 'flag':
      return (
        <SwitchField isSelected={value === true} onChange={onChange}>
          {label}
        </SwitchField>
      );
    case 'number': {
      const number = typeof value === 'number' ? value : field.initial;
      return <SliderField {...field} value={number} onChange={onChange} onPreview={onPreview} onReset={onReset} />;
    }
    case 'choice':
      return <ChoiceInput field={field} value={String(value)} onChange={onChange} />;
    case 'color': {
      const color = typeof value === 'string' ? value : '';
      return (
        <ColorField
          label={label}
          value={color}
          onChange={(next, isTyped) => onChange(next, isTyped ? '' : null)}
          onReset={() => onChange('', null)}
          {...(onPreview ? { onPreview } : {})}
        />
      );
    }
    case 'table':
      return <TableInput field={field} value={value} onChange={onChange} />;
    case 'list':
      if (field.writtenAs === 'menu') return <MenuTextInput field={field} value={value} onChange={onChange} />;
      return <ListField field={field} value={value} onChange={onChange} />;
    case 'reference':
      return <ReferenceInput field={field} value={typeof value === 'string' ? value : ''} onChange={onChange} />;
    default:
      return <TextInput field={field} value={typeof value === 'string' ? value : ''} onChange={onChange} />;
  }
}

function ReferenceInput(props: ReferenceFieldProps) {
  switch (props.field.to) {
    case 'product':
      return <ProductReference {...props} />;
    case 'form':
      return <FormReference {...props} />;
    case 'page':
    case 'collection':
      return <PageReference {...props} />;
    default:
      return <MediaReference {...props} />;
  }
}
