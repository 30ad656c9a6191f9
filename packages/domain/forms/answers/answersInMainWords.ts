import type { FormField } from '../field.ts';
import type { Answers, FieldValue } from './answers.ts';

/**
 * Returns answers given to a form in another language, with the choices as the main language has them, so that readers
 * of submissions find the same word for the same choice. `shown` and `main` are the same form's fields. What was typed
 * is unchanged.
 */
export function answersInMainWords(shown: readonly FormField[], main: readonly FormField[], answers: Answers): Answers {
  const own = new Map(main.map((field) => [field.id, field]));
  const changed: Record<string, FieldValue> = { ...answers };
  for (const { id, options } of shown) {
    const field = own.get(id);
    const value = Object.hasOwn(answers, id) ? answers[id] : undefined;
    if (field === undefined || value === undefined || options.length === 0) continue;
    const words = new Map(options.map((option, place) => [option, field.options[place] ?? option]));
    changed[id] = inWords(value, (text) => words.get(text) ?? text);
  }
  return changed;
}

/** A chosen one, several of them, or the statements of a likert question. */
function inWords(value: FieldValue, wordOf: (text: string) => string): FieldValue {
  if (typeof value === 'string') return wordOf(value);
  if (Array.isArray(value)) return (value as readonly string[]).map(wordOf);
  return Object.fromEntries(Object.entries(value).map(([statement, answer]) => [wordOf(statement), answer]));
}
