import { inLanguage, type Translated } from '@quoin/domain/languages';
import { blockWordsAr } from './blockWordsAr.ts';
import { blockWordsDe } from './blockWordsDe.ts';
import { blockWordsEs } from './blockWordsEs.ts';
import { blockWordsFr } from './blockWordsFr.ts';
import { blockWordsIt } from './blockWordsIt.ts';
import { blockWordsJa } from './blockWordsJa.ts';
import { blockWordsNl } from './blockWordsNl.ts';
import { blockWordsPt } from './blockWordsPt.ts';

/** What blocks say by themselves. */
const blockWording = {
  stopMoving: 'Stop the moving text',
  download: (title: string) => `Download “${title}”`,
  downloadThis: 'Download',
  tracks: 'Tracks',
  track: (number: number) => `Track ${number}`,
  buy: 'Buy the album',
  numbersOf: (title: string) => (title === '' ? 'Numbers of the chart' : `Numbers: ${title}`),
  share: (percent: string) => `${percent} of all`,
  chart: (kind: 'bar' | 'line' | 'pie', title: string) => {
    const name = { bar: 'Bar chart', line: 'Line chart', pie: 'Pie chart' }[kind];
    return title === '' ? name : `${name}: ${title}`;
  },
  findPlace: 'Find on the map',
  showProduct: 'View product',
  choosePlan: 'Choose this plan',
  members: 'Members',
  enter: 'Enter',
  archive: 'Archive',
  topics: 'Topics',
  entries: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),
  comments: 'Latest comments',
  saidAbout: 'on',
  tickets: 'Tickets',
  tourDates: 'Dates',
  isOver: 'Over',
  follow: 'Elsewhere',
  navigation: 'Links',
  reserveAt: (provider: string) => `Reserve at ${provider}`,
  eventsAt: (provider: string) => `See events at ${provider}`,
  seeAt: (provider: string) => `See it at ${provider}`,
  advertisement: 'Advertisement',
  feed: 'News',
} as const;

export type BlockWords = Translated<typeof blockWording>;

/** The same in the language of a page. */
export function blockWords(language: string): BlockWords {
  return inLanguage<BlockWords>(
    {
      en: blockWording,
      de: blockWordsDe,
      pt: blockWordsPt,
      ar: blockWordsAr,
      nl: blockWordsNl,
      ja: blockWordsJa,
      it: blockWordsIt,
      es: blockWordsEs,
      fr: blockWordsFr,
    },
    language,
  );
}
