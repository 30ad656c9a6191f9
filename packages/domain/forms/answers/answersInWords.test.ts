import type { ProductForm } from '@quoin/domain/catalog';
import { expect, it } from 'vitest';
import { answersInWords } from './answersInWords.ts';

const field = { description: '', isRequired: false, options: [] };
const main: ProductForm = {
  ...{ id: 'f', name: 'Personal' },
  fields: [
    { ...field, id: 'a', type: 'text', title: 'Engraving' },
    { ...field, id: 'b', type: 'select', title: 'Colour', options: ['Gold', 'Silver'] },
    { ...field, id: 'c', type: 'checkbox', title: 'Wrap it' },
  ],
};
const german: ProductForm = {
  ...main,
  fields: [
    { ...main.fields[0]!, title: 'Gravur' },
    { ...main.fields[1]!, title: 'Farbe', options: ['Gold', 'Silber'] },
    { ...main.fields[2]!, title: 'Einpacken' },
  ],
};

it.each([
  [{ Gravur: 'Silber' }, { Engraving: 'Silber' }],
  [{ Farbe: 'Silber' }, { Colour: 'Silver' }],
  [{ Farbe: 'Gold' }, { Colour: 'Gold' }],
  [{ Farbe: 'Blau' }, { Colour: 'Blau' }],
  [{ Einpacken: 'Einpacken' }, { 'Wrap it': 'Wrap it' }],
  // What was sent in the main words already, or belongs to no question.
  [{ Colour: 'Silver' }, { Colour: 'Silver' }],
  [{ constructor: 'x' }, { constructor: 'x' }],
  [{ Gravur: 7 }, { Engraving: 7 }],
  [{}, {}],
])('answers %j are the same in the main language (PREF-03, CART-02)', (given, kept) => {
  expect(answersInWords(given, german, main)).toEqual(kept);
  const back = answersInWords(kept, main, german);
  if (!('Colour' in given)) expect(back).toEqual(given);
});
