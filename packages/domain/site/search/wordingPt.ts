import { countedIn } from '@quoin/domain/languages';
import type { SearchWords } from './wording.ts';

const counted = countedIn('pt');

/** What searching a Brazilian site says. */
export const searchWordsPt: SearchWords = {
  title: 'Busca',
  label: 'Buscar neste site',
  button: 'Buscar',
  placeholder: 'Buscar',
  resultsFor: (typed) => `Resultados para “${typed}”`,
  found: (total) => counted(total, { one: '# resultado', other: '# resultados' }),
  corrected: (words) => `Exatamente isso não aparece em lugar nenhum. Estes são os resultados para “${words}”.`,
  nothing: (typed) => `Nenhum resultado para “${typed}”`,
  nothingHint: 'Tente outras palavras, menos palavras ou uma destas páginas.',
  start: 'Digite uma palavra e veja aonde ela leva.',
  page: 'Página',
  suggestions: (count) => counted(count, { one: '# sugestão', other: '# sugestões' }),
  noSuggestions: 'Nenhuma sugestão',
  all: (typed) => `Todos os resultados para “${typed}”`,
};
