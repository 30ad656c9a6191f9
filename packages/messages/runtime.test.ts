import { expect, it } from 'vitest';
import { cartButton } from './compiled/cartButton.ts';
import { listText, numberText, type PluralForms, plural } from './runtime.ts';

const COUNTS = [0, 1, 2, 3, 11, 100, 1200];

const counted = (language: string, forms: PluralForms) =>
  COUNTS.map((count) => plural(language, count, forms).replace('#', numberText(language, count))).join(', ');

it.each([
  ['fr', { one: '# jour', other: '# jours' }, '0 jour, 1 jour, 2 jours, 3 jours, 11 jours, 100 jours, 1 200 jours'],
  ['nl', { one: '# dag', other: '# dagen' }, '0 dagen, 1 dag, 2 dagen, 3 dagen, 11 dagen, 100 dagen, 1.200 dagen'],
  ['pt', { one: '# dia', other: '# dias' }, '0 dia, 1 dia, 2 dias, 3 dias, 11 dias, 100 dias, 1.200 dias'],
  ['ja', { other: '#日' }, '0日, 1日, 2日, 3日, 11日, 100日, 1,200日'],
  [
    'ar',
    { zero: 'لا أيام', one: 'يوم واحد', two: 'يومان', few: '# أيام', many: '# يومًا', other: '# يوم' },
    'لا أيام, يوم واحد, يومان, 3 أيام, 11 يومًا, 100 يوم, 1,200 يوم',
  ],
] as const)('counts as %s does, with its own digits', (language, forms, expected) => {
  expect(counted(language, forms).replace(/[\u00a0\u202f]/g, ' ')).toBe(expected);
});

it('lists without a comma before “and”, in the words of each language', () => {
  const said = ['en', 'de', 'ja'].map((language) => listText(language, ['A', 'B', 'C']));
  expect(said).toEqual(['A, B and C', 'A, B und C', 'A、B、C']);
});

it('says compiled messages in every language', () => {
  const said = (language: string) => [1, 3].map((count) => cartButton[language]?.pill.inCart(count));
  expect(said('en')).toEqual(['1 item in cart', '3 items in cart']);
  expect(said('es')).toEqual(['1 artículo en el carrito', '3 artículos en el carrito']);
  expect(said('de')).toEqual(['1 Artikel im Warenkorb', '3 Artikel im Warenkorb']);
});
