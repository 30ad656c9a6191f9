import { expect, it } from 'vitest';
import { ownSentences, ownTexts } from './app-texts.mjs';

const linesOf = (code) => ownTexts(code, true).map(({ line }) => line);

it.each([
  '<Button>Save changes</Button>',
  '      Save the whole page',
  '<TextField label="Phone" />',
  "confirm({ title: 'Leave the site?' })",
  '<td data-name="Before">{before}</td>',
])('finds a text that a component says by itself (28.2): %s', (code) => {
  expect(linesOf(code)).toEqual([1]);
});

it.each([
  '<Button>{texts.save}</Button>',
  '<TextField label={texts.phone} />',
  "import { title } from './Title.ts';",
  "choices.find(({ id }) => id === 'noteOfOrder')",
  '  Button as AriaButton,',
  '<input name="email" type="email" />',
  '// A title: "Orders"',
])('lets through what nobody reads (28.2): %s', (code) => {
  expect(linesOf(code)).toEqual([]);
});

const table = (entry) => `export const ordersWording: Wording<OrdersCode> = {\n  ...refusals,\n  ${entry}\n};\n`;

it.each(["noteEmpty: 'Enter a text first.',", 'draftTooLong: () => `That is too much.`,'])(
  'finds a refusal that a rule words itself (29.2): %s',
  (entry) => {
    expect(ownSentences(table(entry))).toEqual([`  ${entry}`]);
  },
);

it.each([
  'tooMany: withValues(refusals.tooMany, { max: MAX }),',
  "// It's a rule of ours",
  'noteEmpty: refusals.noteEmpty,',
])('lets through what comes from the messages (29.2): %s', (entry) => {
  expect(ownSentences(table(entry))).toEqual([]);
});
