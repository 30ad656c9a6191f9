import { apart } from './distinctTranslations.ts';
import { seen, type Visit } from './text.ts';

export interface ProductFormTexts {
  readonly name: string;
  readonly fields: readonly {
    readonly id: string;
    readonly title: string;
    readonly description: string;
    readonly options: readonly string[];
  }[];
}

/** As long as the name of a field may be where translations are kept. */
const MAX_FIELD = 500;

/**
 * What a product asks its buyer, as the visit answers it. Choices are found by themselves, as options are. Answers are
 * kept by the titles of their questions: one that would be called like another keeps its own.
 */
export function mapProductFormTexts<Form extends ProductFormTexts>(form: Form, visit: Visit): Form {
  const titles = apart(form.fields, ({ id, title }) => [title, seen(visit, `form.${id}.title`, 'Question', title)]);
  return {
    ...form,
    name: seen(visit, 'form.name', 'Form title', form.name),
    fields: form.fields.map((field, index) => ({
      ...field,
      title: titles[index] ?? field.title,
      description: seen(visit, `form.${field.id}.description`, 'Question description', field.description),
      options: apart(field.options, (option) => [
        option,
        seen(visit, `form.${field.id}.option:${option}`.slice(0, MAX_FIELD), `${field.title}: choice`, option),
      ]),
    })),
  };
}
