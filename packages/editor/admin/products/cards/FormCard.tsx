import {
  type FormFieldType,
  PRODUCT_FORM_LIMITS,
  PRODUCT_TYPES,
  type ProductForm,
  type ProductFormField,
} from '@quoin/domain/catalog';
import * as commonTexts from '@quoin/messages/app/common';
import * as texts from '@quoin/messages/app/formCard';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { Button } from '../../../parts/Button.tsx';
import { Card } from '../../../parts/Card.tsx';
import { CheckField } from '../../../parts/fields/CheckField.tsx';
import fields from '../../../parts/fields/fields.module.css';
import { type Choice, SelectField } from '../../../parts/fields/SelectField.tsx';
import { TextField } from '../../../parts/fields/TextField.tsx';
import { TokenField } from '../../../parts/fields/TokenField.tsx';
import css from '../ProductScreen.module.css';
import type { ProductEditor } from '../useProductEditor.ts';

const TYPES: readonly Choice<FormFieldType>[] = [
  { value: 'text', text: commonTexts.text },
  { value: 'textarea', text: texts.textArea },
  { value: 'select', text: texts.dropdown },
  { value: 'checkbox', text: texts.checkbox },
];

/**
 * Edits the questions to buyers before the product goes into the cart (DISP-10, additionalFieldsForm). A gift card has
 * a page for that.
 */
export function FormCard({ editor }: { readonly editor: ProductEditor }) {
  const { draft, change, problemAt } = editor;
  if (draft.type === PRODUCT_TYPES.giftCard) return null;
  const asked = draft.form?.fields ?? [];
  const set = (next: readonly ProductFormField[]) =>
    change({ form: next.length === 0 ? null : formOf(draft.form, next) });
  const replace = (index: number, field: ProductFormField) =>
    set(asked.map((each, at) => (at === index ? field : each)));
  const move = (index: number, by: -1 | 1) => {
    const next = [...asked];
    const [field] = next.splice(index, 1);
    if (field !== undefined) next.splice(index + by, 0, field);
    set(next);
  };
  const add = () =>
    set([
      ...asked,
      { id: crypto.randomUUID(), type: 'text', title: '', description: '', isRequired: false, options: [] },
    ]);
  return (
    <Card
      title={texts.customForm}
      startsClosed={editor.product === null}
      aside={
        asked.length < PRODUCT_FORM_LIMITS.fields ? (
          <Button look="quiet" onPress={add}>
            <Plus aria-hidden="true" /> {texts.addQuestion}
          </Button>
        ) : null
      }
    >
      {asked.length === 0 ? (
        <p className={fields.soft}>{texts.askForAnEngraving}</p>
      ) : (
        <ol className={fields.stack}>
          {asked.map((field, index) => (
            <li key={field.id} className={css.question}>
              <div className={fields.pair}>
                <TextField
                  label={texts.question(index + 1)}
                  value={field.title}
                  onChange={(title) => replace(index, { ...field, title })}
                  error={problemAt(`form.${index}`)}
                />
                <SelectField
                  label={texts.fieldType}
                  choices={TYPES}
                  value={field.type}
                  onChange={(type) => replace(index, { ...field, type })}
                />
              </div>
              <TextField
                label={texts.hintForQuestion(index + 1)}
                value={field.description}
                onChange={(description) => replace(index, { ...field, description })}
              />
              {field.type === 'select' ? (
                <TokenField
                  label={texts.options}
                  kind="answer"
                  values={field.options}
                  onChange={(options) => replace(index, { ...field, options })}
                />
              ) : null}
              <div className={css.questionFoot}>
                <CheckField
                  isSelected={field.isRequired}
                  onChange={(isRequired) => replace(index, { ...field, isRequired })}
                >
                  {texts.required}
                </CheckField>
                <span className={css.spread} />
                <Button
                  look="quiet"
                  aria-label={texts.moveQuestionUp(index + 1)}
                  isDisabled={index === 0}
                  onPress={() => move(index, -1)}
                >
                  <ArrowUp aria-hidden="true" />
                </Button>
                <Button
                  look="quiet"
                  aria-label={texts.moveQuestionDown(index + 1)}
                  isDisabled={index === asked.length - 1}
                  onPress={() => move(index, 1)}
                >
                  <ArrowDown aria-hidden="true" />
                </Button>
                <Button
                  look="quiet"
                  aria-label={texts.removeQuestion(index + 1)}
                  onPress={() => set(asked.filter((_, at) => at !== index))}
                >
                  <Trash2 aria-hidden="true" />
                </Button>
              </div>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}

function formOf(form: ProductForm | null, asked: readonly ProductFormField[]): ProductForm {
  return { id: form?.id ?? crypto.randomUUID(), name: form?.name ?? '', fields: asked };
}
