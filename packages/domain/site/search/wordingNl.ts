import { countedIn } from '@quoin/domain/languages';
import type { SearchWords } from './wording.ts';

const counted = countedIn('nl');

/** What searching a Dutch site says. */
export const searchWordsNl: SearchWords = {
  title: 'Zoeken',
  label: 'Zoeken op deze site',
  button: 'Zoeken',
  placeholder: 'Zoeken',
  resultsFor: (typed) => `Resultaten voor ‘${typed}’`,
  found: (total) => counted(total, { one: '# resultaat', other: '# resultaten' }),
  corrected: (words) => `Precies dat staat hier nergens. Dit zijn de resultaten voor ‘${words}’.`,
  nothing: (typed) => `Niets gevonden voor ‘${typed}’`,
  nothingHint: 'Probeer andere of minder woorden, of een van deze pagina’s.',
  start: 'Typ een woord en kijk waar het heen leidt.',
  page: 'Pagina',
  suggestions: (count) => counted(count, { one: '# suggestie', other: '# suggesties' }),
  noSuggestions: 'Geen suggesties',
  all: (typed) => `Alle resultaten voor ‘${typed}’`,
};
