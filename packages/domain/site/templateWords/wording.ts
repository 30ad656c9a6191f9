import { inLanguage, type Translated } from '@quoin/domain/languages';
import { templateWordsAr } from './templateWordsAr.ts';
import { templateWordsDe } from './templateWordsDe.ts';
import { templateWordsEs } from './templateWordsEs.ts';
import { templateWordsFr } from './templateWordsFr.ts';
import { templateWordsIt } from './templateWordsIt.ts';
import { templateWordsJa } from './templateWordsJa.ts';
import { templateWordsNl } from './templateWordsNl.ts';
import { templateWordsPt } from './templateWordsPt.ts';

/** What themes of the format find under `localizedStrings` without bringing it along, by the format's names (page-data 8). */
const templateWording = {
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  previousPage: 'Previous page',
  nextPage: 'Next page',
  skipToContent: 'Skip to content',
  back: 'Back',
  folder: 'Folder',
  postedIn: 'Posted in',
  readMore: 'Read more',
  newerPosts: 'Newer posts',
  olderPosts: 'Older posts',
  tagged: 'Tagged',
  writtenBy: 'Written by',
  source: 'Source',
  backToAllEvents: 'Back to all events',
  earlierEvent: 'Earlier event',
  laterEvent: 'Later event',
  noUpcomingEvents: 'Nothing is planned right now.',
  untitledEvent: 'Untitled event',
  viewEvent: 'View event',
  map: 'Map',
  allProducts: 'All products',
} as const;

export type TemplateWords = Translated<typeof templateWording>;

const words = {
  en: templateWording,
  de: templateWordsDe,
  fr: templateWordsFr,
  es: templateWordsEs,
  it: templateWordsIt,
  nl: templateWordsNl,
  pt: templateWordsPt,
  ja: templateWordsJa,
  ar: templateWordsAr,
};

/** The same in the language of a page. */
export function systemWords(language: string): TemplateWords {
  return inLanguage<TemplateWords>(words, language);
}
