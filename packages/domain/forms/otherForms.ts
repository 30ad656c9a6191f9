import { PRODUCT_FORM_LIMITS, type ProductForm } from '@quoin/domain/catalog';
import type { FormField } from './field.ts';
import { newField } from './newField.ts';

/** What a product asks, as fields of the one model; their answers are kept by title, as orders show them. */
export function productFormFields(form: ProductForm): readonly FormField[] {
  return form.fields.map((field) => {
    const { id, title, description, isRequired } = field;
    // A single box is ticked or not: it is its own option.
    const options = field.type === 'checkbox' ? [title] : field.options;
    const isTyped = field.type === 'text' || field.type === 'textarea';
    const maxLength = isTyped ? PRODUCT_FORM_LIMITS.answer : null;
    return { ...newField(field.type, id, title), description, isRequired, options, maxLength };
  });
}
