import { countedIn } from '@quoin/domain/languages';
import type { SearchWords } from './wording.ts';

const counted = countedIn('fr');

/** What searching a French site says. */
export const searchWordsFr: SearchWords = {
  title: 'Recherche',
  label: 'Rechercher sur ce site',
  button: 'Rechercher',
  placeholder: 'Rechercher',
  resultsFor: (typed) => `Résultats pour « ${typed} »`,
  found: (total) => counted(total, { one: '# résultat', other: '# résultats' }),
  corrected: (words) => `Ce texte exact n’apparaît nulle part. Voici les résultats pour « ${words} ».`,
  nothing: (typed) => `Aucun résultat pour « ${typed} »`,
  nothingHint: 'Essayez d’autres mots, moins de mots, ou l’une de ces pages.',
  start: 'Saisissez un mot et voyez où il mène.',
  page: 'Page',
  suggestions: (count) => counted(count, { one: '# suggestion', other: '# suggestions' }),
  noSuggestions: 'Aucune suggestion',
  all: (typed) => `Tous les résultats pour « ${typed} »`,
};
