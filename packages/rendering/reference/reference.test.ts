import { existsSync, readFileSync } from 'node:fs';
import { createEngine } from '@quoin/rendering/node';
import { describe, expect, it } from 'vitest';
import { coreFormatters } from '../formatters/index.ts';
import { corePredicates } from '../predicates/index.ts';
import { entryTexts, type Page, REFERENCE, referenceFiles, runExample } from './index.ts';

const FOLDER = new URL('../../../docs/reference/template/', import.meta.url);

function pageOf(file: string): Page {
  const page = REFERENCE.find((each) => each.file === file);
  if (page === undefined) throw new Error(`no page ${file}`);
  return page;
}

const namesOn = (file: string): string[] =>
  pageOf(file).groups.flatMap(({ entries }) => entries.map(({ name }) => name));

describe('the reference of the template language (TPL-01)', () => {
  it('explains every formatter once, and no other', () => {
    expect(namesOn('formatters.md').sort()).toEqual([...coreFormatters().keys()].sort());
  });

  it('explains every predicate once, and no other', () => {
    expect(namesOn('predicates.md').sort()).toEqual([...corePredicates().keys()].sort());
  });

  for (const { file, groups } of REFERENCE) {
    const examples = groups.flatMap(({ entries }) =>
      entries.flatMap(({ name, examples }) => examples.map((example) => ({ name, example }))),
    );
    it(`${file}: its ${examples.length} examples print what it says`, () => {
      const printed = examples.map(({ name, example }) => ({ name, ...runExample(example, createEngine) }));
      const promised = examples.map(({ name, example: { output, errors = [], warnings } }, at) => {
        return { name, output, errors, warnings: warnings ?? printed[at]?.warnings };
      });
      expect(printed).toEqual(promised);
    });
    it(`${file}: every entry has an example and says something`, () => {
      for (const { name, summary, examples } of groups.flatMap(({ entries }) => entries)) {
        expect([name, examples.length > 0, /[.:]$/.test(summary)]).toEqual([name, true, true]);
      }
    });
  }

  it('is written down in docs/reference/template; `npm run quoin -- template docs --write` writes it', () => {
    for (const [file, text] of referenceFiles()) {
      const path = new URL(file, FOLDER);
      expect([file, existsSync(path) ? readFileSync(path, 'utf8') : '']).toEqual([file, text]);
    }
  });

  it('gives one entry by name, with or without the mark of a predicate', () => {
    expect(entryTexts('truncate').join()).toContain('### `truncate`');
    expect(entryTexts('sold-out')).toEqual(entryTexts('sold-out?'));
    expect(entryTexts('image')).toHaveLength(2);
    expect(entryTexts('nonsense')).toEqual([]);
  });
});
