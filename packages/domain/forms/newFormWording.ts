import { inLanguage, type Translated } from '@quoin/domain/languages';
import { newFormWordsAr } from './newFormWordsAr.ts';
import { newFormWordsDe } from './newFormWordsDe.ts';
import { newFormWordsEs } from './newFormWordsEs.ts';
import { newFormWordsFr } from './newFormWordsFr.ts';
import { newFormWordsIt } from './newFormWordsIt.ts';
import { newFormWordsJa } from './newFormWordsJa.ts';
import { newFormWordsNl } from './newFormWordsNl.ts';
import { newFormWordsPt } from './newFormWordsPt.ts';

/** What a new form says until its owner writes it anew. */
export const newFormWording = {
  name: 'Name',
  email: 'Email',
  message: 'Message',
  send: 'Send',
  thanks: 'Thank you!',
} as const;

export type NewFormWords = Translated<typeof newFormWording>;

/** The same in the language of a site. */
export function newFormWords(language: string): NewFormWords {
  return inLanguage<NewFormWords>(
    {
      en: newFormWording,
      de: newFormWordsDe,
      pt: newFormWordsPt,
      ar: newFormWordsAr,
      nl: newFormWordsNl,
      ja: newFormWordsJa,
      it: newFormWordsIt,
      es: newFormWordsEs,
      fr: newFormWordsFr,
    },
    language,
  );
}
