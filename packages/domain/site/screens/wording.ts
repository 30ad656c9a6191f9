import { inLanguage, type Translated } from '@quoin/domain/languages';
import { screenWordsAr } from './screenWordsAr.ts';
import { screenWordsDe } from './screenWordsDe.ts';
import { screenWordsEs } from './screenWordsEs.ts';
import { screenWordsFr } from './screenWordsFr.ts';
import { screenWordsIt } from './screenWordsIt.ts';
import { screenWordsJa } from './screenWordsJa.ts';
import { screenWordsNl } from './screenWordsNl.ts';
import { screenWordsPt } from './screenWordsPt.ts';

/** What screens say whose owner left it out. */
const screenWording = {
  siteTitle: 'This site is locked',
  siteLead: 'Enter the password to go in.',
  siteWrong: 'That is not the password of this site. Please try again.',
  comingTitle: 'Coming soon',
  comingLead: 'This site is not open yet.',
  comingEntry: 'Is this your site? Sign in to see it',
  signOnTitle: 'Sign in',
  signOnLead: 'Choose the service you sign in with.',
  signOnWith: (name: string) => `Continue with ${name}`,
  signOnNone: 'No sign-on service is set up for this site.',
  back: 'Back to the site',
  pause: 'Pause the background film',
  play: 'Play the background film',
  menu: 'Pages',
  social: 'Elsewhere',
} as const;

export type ScreenWords = Translated<typeof screenWording>;

export function screenWords(language: string): ScreenWords {
  return inLanguage<ScreenWords>(
    {
      en: screenWording,
      de: screenWordsDe,
      pt: screenWordsPt,
      ar: screenWordsAr,
      nl: screenWordsNl,
      ja: screenWordsJa,
      it: screenWordsIt,
      es: screenWordsEs,
      fr: screenWordsFr,
    },
    language,
  );
}
