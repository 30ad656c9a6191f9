import { inLanguage, type Translated } from '@quoin/domain/languages';
import { plainPageWordsAr } from './accessWordsAr.ts';
import { plainPageWordsDe } from './accessWordsDe.ts';
import { plainPageWordsEs } from './accessWordsEs.ts';
import { plainPageWordsFr } from './accessWordsFr.ts';
import { plainPageWordsIt } from './accessWordsIt.ts';
import { plainPageWordsJa } from './accessWordsJa.ts';
import { plainPageWordsNl } from './accessWordsNl.ts';
import { plainPageWordsPt } from './accessWordsPt.ts';

/** Pages for moments when no theme can speak. */
export const plainPageWording = {
  titles: {
    tryAgain: 'Please try that again',
    notFound: 'Not found',
    notPossible: 'Not possible here',
    wait: 'A moment, please',
    failed: 'That did not work',
  },
  back: 'Back to the start',
  fault: 'Something went wrong',
  faultText:
    'The page could not be made. It is our fault, not yours, and it has been noted. Please try again in a moment.',
  reference: (id: string) => `Reference ${id}`,
} as const;

export type PlainPageWords = Translated<typeof plainPageWording>;

/** The same in the language of a site. */
export function plainPageWords(language: string): PlainPageWords {
  return inLanguage<PlainPageWords>(
    {
      en: plainPageWording,
      de: plainPageWordsDe,
      pt: plainPageWordsPt,
      ar: plainPageWordsAr,
      nl: plainPageWordsNl,
      ja: plainPageWordsJa,
      it: plainPageWordsIt,
      es: plainPageWordsEs,
      fr: plainPageWordsFr,
    },
    language,
  );
}
