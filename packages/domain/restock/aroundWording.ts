import { inLanguage } from '@quoin/domain/languages';
import { restock } from '@quoin/messages/restock';
import { restockForm } from '@quoin/messages/restockForm';
import type { InLanguages } from '@quoin/messages/runtime';
import type { RestockFormWords } from './wording.ts';

export type RestockWords = typeof restock.en & { readonly form: RestockFormWords };

/** Pages and mails, with the form that leads to them. */
const all: InLanguages<RestockWords> = {
  ...Object.fromEntries(
    Object.entries(restock).map(([language, words]) => [
      language,
      { ...words, form: restockForm[language] ?? restockForm.en },
    ]),
  ),
  en: { ...restock.en, form: restockForm.en },
};

/** All of these in the language of a page or mail. */
export function restockWords(language: string): RestockWords {
  return inLanguage(all, language);
}
