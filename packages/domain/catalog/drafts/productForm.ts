import type { Problem } from '@quoin/domain/problem';
import { PRODUCT_TYPES, type ProductType } from '../productTypes.ts';

/** What a product asks its buyer: engraving, a name for the card (DISP-10, additionalFieldsForm). */
export interface ProductForm {
  readonly id: string;
  readonly name: string;
  readonly fields: readonly ProductFormField[];
}

export const FORM_FIELD_TYPES = ['text', 'textarea', 'select', 'checkbox'] as const;
export type FormFieldType = (typeof FORM_FIELD_TYPES)[number];

export interface ProductFormField {
  readonly id: string;
  readonly type: FormFieldType;
  readonly title: string;
  readonly description: string;
  readonly isRequired: boolean;
  /** Of a select; empty otherwise. */
  readonly options: readonly string[];
}

export const PRODUCT_FORM_LIMITS = { fields: 20, title: 100, description: 300, options: 50, answer: 2000 } as const;

export type ProductFormCode =
  | 'formFieldTitleMissing'
  | 'formTitleRepeated'
  | 'formTextTooLong'
  | 'formOptionsMissing'
  | 'formTooManyFields';

/** What is wrong with a form its owner wrote; `field` is `form.<number of the field>`. */
export function productFormProblems(form: ProductForm): readonly Problem<ProductFormCode>[] {
  const { fields, title, description, options } = PRODUCT_FORM_LIMITS;
  const found: Problem<ProductFormCode>[] = [];
  if (form.fields.length > fields) found.push({ code: 'formTooManyFields', field: 'form', values: { max: fields } });
  for (const [index, each] of form.fields.entries()) {
    const field = `form.${index}`;
    if (each.title.trim() === '') found.push({ code: 'formFieldTitleMissing', field });
    // Answers are kept by the titles of their questions.
    else if (form.fields.findIndex(({ title: other }) => other === each.title) < index)
      found.push({ code: 'formTitleRepeated', field });
    const isLong = each.title.length > title || each.options.some((option) => option.length > title);
    if (isLong || each.description.length > description)
      found.push({ code: 'formTextTooLong', field, values: { max: isLong ? title : description } });
    if (each.type === 'select' && (each.options.length === 0 || each.options.length > options))
      found.push({ code: 'formOptionsMissing', field, values: { max: options } });
  }
  return found;
}

/**
 * Returns what a buyer is asked before it goes into the cart (ATC-07); null for nothing. A gift card's own page asks
 * the rest.
 */
export function questionsOf(product: {
  readonly type: ProductType;
  readonly form?: ProductForm | null;
}): ProductForm | null {
  if (product.type === PRODUCT_TYPES.giftCard || product.form == null) return null;
  return product.form.fields.length === 0 ? null : product.form;
}
