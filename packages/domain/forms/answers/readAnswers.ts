import { answeredFields, type FormField, familyOf, shownParts } from '../field.ts';
import { fieldName, partName } from '../fieldNames.ts';
import { type Answers, cleanText, type FieldValue, wholeParts } from './answers.ts';

/** The answers in the controls of a form; `read` gives the text of a control by its name, empty when it is not there. */
export function readAnswers(fields: readonly FormField[], read: (name: string) => string): Answers {
  return Object.fromEntries(answeredFields(fields).map((field) => [field.id, readValue(field, read)]));
}

function readValue(field: FormField, read: (name: string) => string): FieldValue {
  const text = (name: string) => cleanText(read(name));
  switch (familyOf(field)) {
    case 'parts':
      return wholeParts(
        field,
        shownParts(field).map((part) => text(partName(field, part))),
      );
    case 'options':
      return field.options.filter((_, index) => text(partName(field, index)) !== '');
    case 'likert':
      return Object.fromEntries(
        field.options.map((statement, index) => [statement, text(partName(field, index))] as const),
      );
    case 'hidden':
      return text(fieldName(field)) || field.value;
    default:
      return text(fieldName(field));
  }
}
