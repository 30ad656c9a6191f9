import type { SearchWords } from './wording.ts';

/** What searching a German site says. */
export const searchWordsDe: SearchWords = {
  title: 'Suche',
  label: 'Diese Website durchsuchen',
  button: 'Suchen',
  placeholder: 'Suchen',
  resultsFor: (typed) => `Ergebnisse für „${typed}“`,
  found: (total) => (total === 1 ? '1 Ergebnis' : `${total} Ergebnisse`),
  corrected: (words) => `Genau das steht hier nirgends. Dies sind die Ergebnisse für „${words}“.`,
  nothing: (typed) => `Nichts gefunden für „${typed}“`,
  nothingHint: 'Versuchen Sie andere oder weniger Wörter oder eine dieser Seiten.',
  start: 'Geben Sie ein Wort ein und sehen Sie, wohin es führt.',
  page: 'Seite',
  suggestions: (count) => (count === 1 ? '1 Vorschlag' : `${count} Vorschläge`),
  noSuggestions: 'Keine Vorschläge',
  all: (typed) => `Alle Ergebnisse für „${typed}“`,
};
