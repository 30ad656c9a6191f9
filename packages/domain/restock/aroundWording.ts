import { inLanguage, type Translated } from '@quoin/domain/languages';
import { restockWordsAr } from './aroundWordingAr.ts';
import { restockWordsDe } from './aroundWordingDe.ts';
import { restockWordsEs } from './aroundWordingEs.ts';
import { restockWordsFr } from './aroundWordingFr.ts';
import { restockWordsIt } from './aroundWordingIt.ts';
import { restockWordsJa } from './aroundWordingJa.ts';
import { restockWordsNl } from './aroundWordingNl.ts';
import { restockWordsPt } from './aroundWordingPt.ts';
import { CONFIRM_DAYS } from './signUp.ts';
import { type RestockFormWords, restockFormWording } from './wording.ts';

/** Pages and mails around it. */
export const restockPageWording = {
  title: 'Back in stock',
  confirmFirst: 'We have sent you an email. Open its link, and we will write when it is back.',
  confirmHeading: 'Shall we write to you?',
  confirmText: (product: string) => `One email to you, when ${product} is back in stock. Nothing else.`,
  confirmButton: 'Yes, write to me',
  confirmed: (product: string) => `We will write to you when ${product} is back in stock.`,
} as const;

export const restockMailWording = {
  confirmSubject: (product: string) => `Shall we tell you when ${product} is back?`,
  confirmHeading: 'One more step',
  confirm: (product: string) =>
    `Somebody, hopefully you, wants to know when ${product} is back in stock. Confirm it, and we will write once.`,
  confirmButton: 'Yes, write to me',
  confirmHint: `The link counts for ${CONFIRM_DAYS} days. If it was not you, leave it: nothing more will come.`,
  backSubject: (product: string) => `${product} is back`,
  backSubjectMany: (count: number) => `${count} things you asked for are back`,
  backHeading: 'Back in stock',
  back: (product: string) => `You asked us to tell you: ${product} can be bought again.`,
  backMany: 'You asked us to tell you: these can be bought again.',
  backButton: 'See it in the shop',
  once: 'This was the one email you asked for.',
} as const;

const ENGLISH = { page: restockPageWording, mail: restockMailWording };

export type RestockWords = Translated<typeof ENGLISH> & { readonly form: RestockFormWords };

/** All of these in the language of a page or mail. */
export function restockWords(language: string): RestockWords {
  return inLanguage<RestockWords>(
    {
      en: { ...ENGLISH, form: restockFormWording },
      de: restockWordsDe,
      pt: restockWordsPt,
      ar: restockWordsAr,
      nl: restockWordsNl,
      ja: restockWordsJa,
      it: restockWordsIt,
      es: restockWordsEs,
      fr: restockWordsFr,
    },
    language,
  );
}
