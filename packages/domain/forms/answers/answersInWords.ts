import type { ProductForm, ProductFormField } from '@quoin/domain/catalog';

type Kept = Readonly<Record<string, unknown>>;

/**
 * The same answers in the words of the same form in another language: the titles of its questions and their choices.
 * Typed texts stay as they are, as does what answers none of `from`'s questions.
 */
export function answersInWords(kept: Kept, from: ProductForm, to: ProductForm): Kept {
  const asked = new Map(from.fields.map((field) => [field.title, field]));
  const known = new Map(to.fields.map((field) => [field.id, field]));
  return Object.fromEntries(
    Object.entries(kept).map(([title, answer]) => {
      const field = asked.get(title);
      const own = known.get(field?.id ?? '');
      return field === undefined || own === undefined ? [title, answer] : [own.title, answerIn(answer, field, own)];
    }),
  );
}

/** A ticked box answers with its title. */
function answerIn(answer: unknown, from: ProductFormField, to: ProductFormField): unknown {
  if (from.type === 'checkbox') return answer === from.title ? to.title : answer;
  const place = from.type === 'select' && typeof answer === 'string' ? from.options.indexOf(answer) : -1;
  return place < 0 ? answer : (to.options[place] ?? answer);
}
