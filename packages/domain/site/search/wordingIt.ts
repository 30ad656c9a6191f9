import { countedIn } from '@quoin/domain/languages';
import type { SearchWords } from './wording.ts';

const counted = countedIn('it');

/** What searching an Italian site says. */
export const searchWordsIt: SearchWords = {
  title: 'Ricerca',
  label: 'Cerca in questo sito',
  button: 'Cerca',
  placeholder: 'Cerca',
  resultsFor: (typed) => `Risultati per «${typed}»`,
  found: (total) => counted(total, { one: '# risultato', other: '# risultati' }),
  corrected: (words) => `Proprio questo non compare da nessuna parte. Ecco i risultati per «${words}».`,
  nothing: (typed) => `Nessun risultato per «${typed}»`,
  nothingHint: 'Prova con altre parole, con meno parole o con una di queste pagine.',
  start: 'Scrivi una parola e guarda dove porta.',
  page: 'Pagina',
  suggestions: (count) => counted(count, { one: '# suggerimento', other: '# suggerimenti' }),
  noSuggestions: 'Nessun suggerimento',
  all: (typed) => `Tutti i risultati per «${typed}»`,
};
