import { expect, it } from 'vitest';
import { readPageDocument } from './pageDocument.ts';
import { questionsIn } from './questions.ts';

const place = { x: 1, y: 1, columns: 6, rows: 6 };
const accordion = (id: string, ...titles: string[]) => ({
  ...{ id, type: 'accordion', place },
  value: { items: titles.map((title) => ({ title, body: `<p>About ${title}</p>` })) },
});
const titles = (...blocks: object[]) =>
  questionsIn(readPageDocument({ sections: [{ id: 's', blocks }] })).map(({ title }) => title);

it.each([
  ['every entry asks', [accordion('a', 'How long?', 'Wie lange? ', '')], ['How long?', 'Wie lange? ']],
  ['one does not', [accordion('a', 'How long?', 'Sizes')], []],
  ['other writing asks', [accordion('a', '送料は？', 'كم السعر؟')], ['送料は？', 'كم السعر؟']],
  ['one of two lists asks', [accordion('a', 'Sizes'), accordion('b', 'When?')], ['When?']],
  ['there is none', [{ id: 'q', type: 'quote', place, value: { text: 'Why?' } }], []],
])('questions of a page, where %s', (_, blocks, expected) => {
  expect(titles(...blocks)).toEqual(expected);
});
