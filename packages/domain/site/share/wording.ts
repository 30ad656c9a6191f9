import { inLanguage, type Translated } from '@quoin/domain/languages';
import { shareWordsAr } from './shareWordsAr.ts';
import { shareWordsDe } from './shareWordsDe.ts';
import { shareWordsEs } from './shareWordsEs.ts';
import { shareWordsFr } from './shareWordsFr.ts';
import { shareWordsIt } from './shareWordsIt.ts';
import { shareWordsJa } from './shareWordsJa.ts';
import { shareWordsNl } from './shareWordsNl.ts';
import { shareWordsPt } from './shareWordsPt.ts';

/** What links to other services are called, where a theme has places for them. */
const shareWording = {
  share: 'Share',
  shareOn: (service: string) => `Share on ${service}`,
  byMail: 'Share by email',
  mail: 'Email',
  follow: (name: string) => `Follow @${name}`,
} as const;

export type ShareWords = Translated<typeof shareWording>;

/** The same in the language of a page. */
export function shareWords(language: string): ShareWords {
  return inLanguage<ShareWords>(
    {
      en: shareWording,
      de: shareWordsDe,
      pt: shareWordsPt,
      ar: shareWordsAr,
      nl: shareWordsNl,
      ja: shareWordsJa,
      it: shareWordsIt,
      es: shareWordsEs,
      fr: shareWordsFr,
    },
    language,
  );
}
