import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SPOKEN_LANGUAGES } from '@quoin/domain/languages';
import { siteTexts } from '@quoin/domain/texts';
import { CHECKS } from '@quoin/messages/testing/checks';
import { describe, expect, it } from 'vitest';
import { THEMES_FOLDER } from '../platform/folders.ts';

/** A mail that is to be printed: what everybody does with a code, whatever the shop sells. */
const EVERYDAY = new Set(['recurring/giftCard/how']);
/** Written without spaces: a word can occur anywhere. */
const UNSPACED = new Set(['ja']);

/** Words that only fit shops of one trade: a text that says one is wrong in every other shop. */
function tradeWordIn(language: string, text: string): string | null {
  const words = (CHECKS[language]?.tradeWords ?? []).join('|');
  const pattern = UNSPACED.has(language) ? words : `(?<!\\p{L})(?:${words})(?!\\p{L})`;
  return new RegExp(pattern, 'iu').exec(text)?.[0] ?? null;
}

const family = (language: string) => language.toLowerCase().split('-')[0] ?? '';

/** What the files of every theme say: `[language, where, text]`. */
async function themeStrings(): Promise<readonly (readonly [string, string, string])[]> {
  const files = (await readdir(THEMES_FOLDER, { recursive: true })).filter((file) => /strings\/.*\.json$/.test(file));
  const read = files.map(async (file) => {
    const strings = JSON.parse(await readFile(join(THEMES_FOLDER, file), 'utf8')) as Record<string, string>;
    const language = family(/template-([\w-]+)\.json$/.exec(file)?.[1] ?? '');
    return Object.entries(strings).map(([name, text]) => [language, `${file} ${name}`, text] as const);
  });
  return (await Promise.all(read)).flat();
}

describe('what every site says by itself', () => {
  it('has words to look for in each language that we speak', () => {
    expect(SPOKEN_LANGUAGES.filter((language) => (CHECKS[language]?.tradeWords ?? []).length < 5)).toEqual([]);
    expect(tradeWordIn('en', 'The wall above the sofa is patient')).toBe('wall');
    expect(tradeWordIn('de', 'Der Ausdruck liegt bereit')).toBeNull();
  });

  it('names no trade in a text of a theme', async () => {
    const strings = await themeStrings();
    expect(new Set(strings.map(([language]) => language)).size).toBe(SPOKEN_LANGUAGES.length);
    const found = strings.filter(([language, , text]) => tradeWordIn(language, text) !== null);
    expect(found).toEqual([]);
  });

  it.each(SPOKEN_LANGUAGES)('names no trade in a text of the catalogue (%s)', (language) => {
    const texts = siteTexts(language).filter(({ key }) => !EVERYDAY.has(key));
    const found = texts.filter(({ standard }) => tradeWordIn(family(language), standard) !== null);
    expect(found.map(({ key, standard }) => [key, standard])).toEqual([]);
  });
});
