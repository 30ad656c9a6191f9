import { expect, it } from 'vitest';
import { inLanguage } from './translated.ts';

it('finds the texts of a language by its tag, by its first part, and English else', () => {
  const all = { en: 'Total', de: 'Summe', 'pt-br': 'Total geral' };
  expect(['de', 'de-AT', 'pt-BR', 'fr', 'constructor', ''].map((tag) => inLanguage(all, tag))).toEqual([
    'Summe',
    'Summe',
    'Total geral',
    'Total',
    'Total',
    'Total',
  ]);
});
