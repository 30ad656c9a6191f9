import { inLanguage, type Translated } from '@quoin/domain/languages';
import { otherEmbedWords } from '../otherWording.ts';
import type { Embed } from './embeds.ts';

/** Words around what is not loaded yet. */
const embedWords = {
  load: (kind: Embed['kind'], title: string) => {
    const verb = {
      ...{ video: 'Play', audio: 'Listen to', map: 'Show', post: 'Show', picture: 'Show' },
      booking: 'Choose a time for',
    }[kind];
    const thing = {
      ...{ video: 'video', audio: 'recording', map: 'map', post: 'post', picture: 'photograph' },
      booking: 'visit',
    }[kind];
    return title === '' ? `${verb} this ${thing}` : `${verb} “${title}”`;
  },
  at: (provider: string) => `at ${provider}`,
  note: (provider: string) => `Loads from ${provider}, which then learns your address and may set cookies.`,
  always: (provider: string) => `Always show what comes from ${provider}`,
} as const;

export type EmbedWords = Translated<typeof embedWords>;

/** The same in the language of a page. */
export function embedWordsIn(language: string): EmbedWords {
  return inLanguage<EmbedWords>({ en: embedWords, ...otherEmbedWords }, language);
}
