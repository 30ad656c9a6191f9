import { isSpoken, type SpokenLanguage } from './spoken.ts';

/** What the bar says that leads to a page's other language: each in that language, for who reads it best. */
export interface SuggestionWords {
  readonly text: string;
  readonly link: string;
  readonly close: string;
}

const WORDS: Readonly<Record<SpokenLanguage, SuggestionWords>> = {
  en: { text: 'This page is also available in English.', link: 'Read in English', close: 'Close' },
  de: { text: 'Diese Seite gibt es auch auf Deutsch.', link: 'Auf Deutsch lesen', close: 'Schließen' },
  fr: { text: 'Cette page existe aussi en français.', link: 'Lire en français', close: 'Fermer' },
  es: { text: 'Esta página también está en español.', link: 'Leer en español', close: 'Cerrar' },
  it: { text: 'Questa pagina è disponibile anche in italiano.', link: 'Leggi in italiano', close: 'Chiudi' },
  nl: { text: 'Deze pagina is er ook in het Nederlands.', link: 'Lees in het Nederlands', close: 'Sluiten' },
  ar: { text: 'هذه الصفحة متاحة بالعربية أيضًا.', link: 'القراءة بالعربية', close: 'إغلاق' },
  pt: { text: 'Esta página também está em português.', link: 'Ler em português', close: 'Dispensar' },
  ja: { text: 'このページは日本語でもご覧いただけます。', link: '日本語で読む', close: '閉じる' },
};

/** Null for a language that we have no words in. */
export function suggestionWords(language: string): SuggestionWords | null {
  return isSpoken(language) ? WORDS[language.toLowerCase().split('-')[0] as SpokenLanguage] : null;
}
