import type { FieldType, FormField } from './field.ts';

/** A field of this type with nothing set yet. */
export function newField(type: FieldType, id: string, title: string): FormField {
  return {
    ...{ id, type, title, description: '', placeholder: '', isRequired: false, options: [], maxLength: null },
    ...{ currencySymbol: type === 'currency' ? '$' : '', showCountryCode: false, underline: false, key: '', value: '' },
  };
}
