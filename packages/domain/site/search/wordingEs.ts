import { countedIn } from '@quoin/domain/languages';
import type { SearchWords } from './wording.ts';

const counted = countedIn('es');

/** What searching a Spanish site says. */
export const searchWordsEs: SearchWords = {
  title: 'Búsqueda',
  label: 'Buscar en este sitio',
  button: 'Buscar',
  placeholder: 'Buscar',
  resultsFor: (typed) => `Resultados para «${typed}»`,
  found: (total) => counted(total, { one: '# resultado', other: '# resultados' }),
  corrected: (words) => `Eso no aparece tal cual en ninguna parte. Estos son los resultados para «${words}».`,
  nothing: (typed) => `No hay resultados para «${typed}»`,
  nothingHint: 'Prueba con otras palabras, con menos, o con una de estas páginas.',
  start: 'Escribe una palabra y mira adónde lleva.',
  page: 'Página',
  suggestions: (count) => counted(count, { one: '# sugerencia', other: '# sugerencias' }),
  noSuggestions: 'Ninguna sugerencia',
  all: (typed) => `Todos los resultados para «${typed}»`,
};
