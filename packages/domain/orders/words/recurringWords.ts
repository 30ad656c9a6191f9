import { inLanguage, type Translated } from '@quoin/domain/languages';
import { giftCardMailWording } from '../giftCards/wording.ts';
import {
  SUBSCRIPTION_MAIL_SUBJECTS,
  SUBSCRIPTION_MAIL_TEXTS,
  subscriptionMailWording,
} from '../subscriptions/wording.ts';
import { recurringWordsAr } from './recurringWordsAr.ts';
import { recurringWordsDe } from './recurringWordsDe.ts';
import { recurringWordsEs } from './recurringWordsEs.ts';
import { recurringWordsFr } from './recurringWordsFr.ts';
import { recurringWordsIt } from './recurringWordsIt.ts';
import { recurringWordsJa } from './recurringWordsJa.ts';
import { recurringWordsNl } from './recurringWordsNl.ts';
import { recurringWordsPt } from './recurringWordsPt.ts';

const ENGLISH = {
  giftCard: giftCardMailWording,
  subscription: subscriptionMailWording,
  subjects: SUBSCRIPTION_MAIL_SUBJECTS,
  texts: SUBSCRIPTION_MAIL_TEXTS,
};

export type RecurringWords = Translated<typeof ENGLISH>;

/** What mails about gift cards and subscriptions say, in their language; what they share with pages is in `orderPageWords`. */
export function recurringWords(language: string): RecurringWords {
  return inLanguage<RecurringWords>(
    {
      en: ENGLISH,
      de: recurringWordsDe,
      pt: recurringWordsPt,
      ar: recurringWordsAr,
      nl: recurringWordsNl,
      ja: recurringWordsJa,
      it: recurringWordsIt,
      es: recurringWordsEs,
      fr: recurringWordsFr,
    },
    language,
  );
}
