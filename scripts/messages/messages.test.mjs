// biome-ignore-all lint/suspicious/noTemplateCurlyInString: what is compared is script
import { describe, expect, it } from 'vitest';
import { sourceFaults, translationFaults } from './messageFaults.mjs';
import { listLanguages, listSubjects, tablesOf } from './readMessages.mjs';
import { importsFor, writeWords } from './writeTable.mjs';

/** One message in English and another language, as the function or text it becomes there. */
function compiled(english, { about, language = 'en', own = english, isForProblems = false } = {}) {
  const source = {
    'table/text': english,
    '@table/text': about ?? {},
    '@table': isForProblems ? { arguments: 'values' } : {},
  };
  const words = writeWords(tablesOf({ 'table/text': own }).get('table'), tablesOf(source).get('table'), language);
  return /^\{\ntext: (.*),\n\}$/s.exec(words)[1];
}

describe('a message becomes', () => {
  it.each([
    ['a text, with signs of the format in quotes', "It''s '{'odd'}'", "'It\\'s {odd}'"],
    [
      'a function of its arguments, in the order of the text',
      '{a} of {b}',
      '(a: string, b: string): string => `${a} of ${b}`',
    ],
    [
      'a question for one, where a language counts so',
      '{n, plural, one {# day} other {# days}}',
      "(n: number): string => n === 1 ? `${numberText('en', n)} day` : `${numberText('en', n)} days`",
    ],
    [
      'an exact number first',
      '{n, plural, =0 {none} one {one} other {many}}',
      "(n: number): string => (n === 0 ? 'none' : n === 1 ? 'one' : 'many')",
    ],
  ])('%s', (_, text, script) => {
    expect(compiled(text)).toBe(script);
  });

  it('a choice by what its arguments are', () => {
    const flag = { placeholders: { isPart: { type: 'flag' } } };
    expect(compiled('{isPart, select, true {Part} other {All}}', { about: flag })).toBe(
      "(isPart: boolean): string => (isPart ? 'Part' : 'All')",
    );
    const maybe = { placeholders: { name: { type: 'maybe' } } };
    expect(compiled('{name, select, none {Hi} other {Hi, {name}}}', { about: maybe })).toBe(
      "(name: string): string => (name === '' ? 'Hi' : `Hi, ${name}`)",
    );
    const unit = { placeholders: { unit: { type: ['week', 'year'] } } };
    expect(compiled('{unit, select, week {w} other {y}}', { about: unit })).toBe(
      "(unit: 'week' | 'year'): string => (unit === 'week' ? 'w' : 'y')",
    );
  });

  it('the same function in a language that leaves an argument out or counts otherwise', () => {
    const about = { placeholders: { site: {}, count: { type: 'number' } } };
    const own = '{count, plural, one {plik} few {pliki} many {plików} other {pliku}}';
    expect(compiled('{count} at {site}', { about, language: 'pl', own })).toBe(
      "(site: string, count: number): string => plural('pl', count, { one: 'plik', few: 'pliki', many: 'plików', other: 'pliku' })",
    );
  });

  it('a function of the values of a Problem, lists among them', () => {
    const about = { placeholders: { options: { type: 'list' } } };
    const script = compiled('{options, plural, one {{options}} other {all of {options}}}', {
      about,
      isForProblems: true,
    });
    expect(script).toBe(
      "(values: Values): string => valueList(values, 'options').length === 1 ? `${listText('en', valueList(values, 'options'))}` : `all of ${listText('en', valueList(values, 'options'))}`",
    );
    expect(importsFor(script, './runtime.ts')).toBe(
      "import { type Values, listText, valueList } from './runtime.ts';\n",
    );
  });

  it('nothing where it says an argument that there is not', () => {
    expect(() => compiled('{a}', { language: 'de', own: '{b}' })).toThrow('table/text in de: there is no argument {b}');
  });
});

describe('what is wrong with a translation', () => {
  const source = {
    'a/title': 'Cart',
    'a/items': '{count, plural, one {# item} other {# items}}',
    'a/part': '{isPart, select, true {Part} other {All}}',
    '@a/part': { placeholders: { isPart: { type: 'flag' } } },
    'a/hello': 'Hello, {name}',
  };
  const good = {
    'a/title': 'Koszyk',
    'a/items': '{count, plural, one {# rzecz} few {# rzeczy} many {# rzeczy} other {# rzeczy}}',
    'a/part': '{isPart, select, true {Część} other {Całość}}',
    'a/hello': 'Witaj, {name}',
  };
  it.each([
    [{}, []],
    [{ 'a/title': undefined }, ['a/title: is missing']],
    [{ 'a/more': 'Więcej' }, ['a/more: is not in English']],
    [{ 'a/title': 'Cart' }, ['a/title: "Cart" is the English text']],
    [{ 'a/hello': 'Witaj' }, ['a/hello: {name} is left out']],
    [{ 'a/hello': 'Witaj, {nam}' }, ['a/hello: there is no {nam}', 'a/hello: {name} is left out']],
    [
      { 'a/items': '{count, plural, one {#} other {#}}' },
      ['many', 'few'].map((form) => `a/items: the plural form ${form} of {count} is missing`),
    ],
    [
      { 'a/items': '{count, plural, one {#} two {#} few {#} many {#} other {#}}' },
      ['a/items: pl has no plural form two'],
    ],
    [{ 'a/part': '{isPart, select, yes {Część} other {Całość}}' }, ['a/part: {isPart} is never yes']],
    [{ 'a/title': 'Koszyk {' }, [expect.stringContaining('a/title')]],
  ])('%j', (change, faults) => {
    const own = Object.fromEntries(Object.entries({ ...good, ...change }).filter(([, text]) => text !== undefined));
    const found = translationFaults({ language: 'pl', source, own });
    expect(found).toEqual(faults);
  });

  it('is not what is meant to be the same, as long as it is', () => {
    const own = { ...good, 'a/title': 'Cart' };
    expect(translationFaults({ language: 'pl', source, own, same: ['a/title'] })).toEqual([]);
    expect(translationFaults({ language: 'pl', source, own: good, same: ['a/title'] })).toHaveLength(1);
  });

  it('in English: what tells of a message that is gone, and what cannot be read', () => {
    expect(sourceFaults(source)).toEqual([]);
    expect(sourceFaults({ 'a/b': '{', '@a/c': {} })).toEqual([
      '@a/c: there is no such message',
      expect.stringContaining('a/b'),
    ]);
  });
});

it('knows languages by their folders, English first', () => {
  expect(listLanguages()[0]).toBe('en');
  expect(listLanguages().slice(1)).toEqual([...listLanguages().slice(1)].sort());
  expect(listSubjects()).toContain('cart');
});
