import { describe, expect, it } from 'vitest';
import {
  chooseOptionNames,
  type OptionTranslation,
  optionField,
  optionFields,
  optionValueField,
} from './optionTexts.ts';

const SIZES = [{ name: 'Size', values: ['Small', 'Large'] }];
const said = (field: string, text: string, products = 1): OptionTranslation => ({ field, text, products });
const SIZE = optionField('Size');
const LARGE = optionValueField('Size', 'Large');
const SMALL = optionValueField('Size', 'Small');

describe('what filters call the options of many products', () => {
  it.each<[string, readonly OptionTranslation[], Readonly<Record<string, string>>]>([
    ['what its products say', [said(SIZE, 'Größe'), said(LARGE, 'Groß')], { [SIZE]: 'Größe', [LARGE]: 'Groß' }],
    ['the main words where nobody says others', [], { [SIZE]: 'Size', [LARGE]: 'Large', [SMALL]: 'Small' }],
    ['what most of them say', [said(SIZE, 'Format', 2), said(SIZE, 'Größe', 3)], { [SIZE]: 'Größe' }],
    ['the same whoever is asked first', [said(SIZE, 'Größe'), said(SIZE, 'Format')], { [SIZE]: 'Format' }],
    ['no two values alike', [said(SMALL, 'Anders'), said(LARGE, 'Anders')], { [LARGE]: 'Anders', [SMALL]: 'Small' }],
    ['nothing like another main word', [said(SMALL, 'Large')], { [SMALL]: 'Small', [LARGE]: 'Large' }],
  ])('%s (PREF-03)', (_rule, answers, expected) => {
    expect(Object.fromEntries(chooseOptionNames(SIZES, answers))).toMatchObject(expected);
  });

  it('two options that are called the same stay apart (PREF-03)', () => {
    const options = [
      { name: 'Colour', values: [] },
      { name: 'Shade', values: [] },
    ];
    const answers = [said(optionField('Colour'), 'Farbe'), said(optionField('Shade'), 'Farbe')];
    for (const order of [options, options.toReversed()])
      expect([...chooseOptionNames(order, answers).values()]).toEqual(['Farbe', 'Shade']);
  });

  it('each field is asked for once', () => {
    const chosen = { name: 'Size', values: ['Large'] };
    expect(optionFields([...SIZES, chosen])).toEqual([SIZE, LARGE, SMALL]);
  });
});
