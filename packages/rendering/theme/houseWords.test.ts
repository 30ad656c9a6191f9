import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SPOKEN_LANGUAGES } from '@quoin/domain/languages';
import { coreFormatters } from '@quoin/rendering/formatters';
import { createLocaleData } from '@quoin/rendering/locales';
import { createPackReader } from '@quoin/rendering/node';
import { corePredicates } from '@quoin/rendering/predicates';
import { createEngine } from '@quoin/template';
import { beforeAll, describe, expect, it } from 'vitest';

const THEME = new URL('../../../themes/quoin/', import.meta.url).pathname;
const FOLDERS = ['', 'blocks', 'collections', 'system'];
const TEMPLATE = /\.(?:region|block|list|item|page)$/;

type Strings = Readonly<Record<string, string>>;

const sources = new Map<string, string>();
let english: Strings = {};
let german: Strings = {};
/** By locale, without English. */
const translations = new Map<string, Strings>();

beforeAll(async () => {
  for (const folder of FOLDERS) {
    for (const name of await readdir(join(THEME, folder))) {
      if (TEMPLATE.test(name)) sources.set(join(folder, name), await readFile(join(THEME, folder, name), 'utf8'));
    }
  }
  const strings = async (locale: string): Promise<Strings> =>
    JSON.parse(await readFile(join(THEME, `strings/template-${locale}.json`), 'utf8'));
  for (const name of await readdir(join(THEME, 'strings'))) {
    const locale = /^template-(.*)\.json$/.exec(name)?.[1] ?? '';
    if (locale !== 'en-US') translations.set(locale, await strings(locale));
  }
  [english, german] = await Promise.all([strings('en-US'), strings('de-DE')]);
});

/** Removes a template's conditions, so the content of every branch is printed. Removes dates and prices too. */
function allBranches(source: string): string {
  return source
    .replace(/\{\.if localizedStrings\.(\w+)\}(\{localizedStrings\.\1[^}]*\})\{\.or\}\{[^}]*\}\{\.end\}/g, '$2')
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/\{\.(?!var\b)[^}]*\}/g, ' ');
}

const engine = createEngine({
  formatters: coreFormatters({ locales: createLocaleData({ readPack: createPackReader() }) }),
  predicates: corePredicates(),
});

function htmlIn(source: string, locale: string, localizedStrings: Strings): string {
  // One of each thing is the count that plurals are most often forgotten for.
  const data = { localizedStrings, count: 1, lessonCount: 1, totalQuantity: 1, publishOn: Date.UTC(2026, 10, 21) };
  return engine.compile(allBranches(source)).render(data, { now: 0, locale }).output;
}

const SPOKEN = /\s(?:aria-label|placeholder|title|alt|label|content)="([^"]*)"/g;

/** What eyes and ears get of a page: its texts, and the attributes that are read out. */
function wordsOf(html: string): readonly string[] {
  const spoken = [...html.matchAll(SPOKEN)].map(([, text]) => text ?? '');
  const texts = html.replace(/<!doctype html>/, '').split(/<[^>]*>/);
  return [...spoken, ...texts].map((text) => text.trim()).filter((text) => /\p{L}{2}/u.test(text));
}

/** The plain pieces of a text: without its slots, tags and plurals. */
function piecesOf(text: string): readonly string[] {
  return text
    .split(/<[^>]*>|\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/)
    .map((piece) => piece.trim())
    .filter((piece) => /\p{L}{2}/u.test(piece));
}

describe('the words of the house theme', () => {
  it('all stand in its strings: without them no template says a word', () => {
    const said = [...sources].map(([file, source]) => [file, wordsOf(htmlIn(source, 'en-US', {}))] as const);
    expect(said.filter(([, words]) => words.some((word) => !isNoWord(word)))).toEqual([]);
  });

  it('exist in every language we speak, by their locale', () => {
    expect([...translations.keys()].map((locale) => locale.split('-')[0]).sort()).toEqual(
      SPOKEN_LANGUAGES.filter((language) => language !== 'en').sort(),
    );
  });

  it('exist in each of them as in English, each once and with the same values in it', () => {
    const slots = (text: string) => [...new Set(text.match(/\{\d/g))].sort().join();
    const counted = ['postDate', 'cartItems'];
    for (const [locale, own] of translations) {
      expect(Object.keys(own), locale).toEqual(Object.keys(english));
      const other = Object.keys(english).filter((key) => slots(own[key] ?? '') !== slots(english[key] ?? ''));
      expect(
        other.filter((key) => !counted.includes(key)),
        locale,
      ).toEqual([]);
    }
  });

  it('count in Japanese with one form', () => {
    const items = '{totalQuantity}{localizedStrings.cartItems|message totalQuantity}';
    expect(htmlIn(items, 'ja-JP', translations.get('ja-JP') ?? {})).toBe('1点');
  });

  it('are all used', () => {
    const all = [...sources.values()].join('\n');
    const isUsed = (key: string) => all.includes(`localizedStrings.${key}`) || /^(?:pageTitle__|product)/.test(key);
    expect(Object.keys(english).filter((key) => !isUsed(key))).toEqual([]);
  });

  it('leave no English on a German page: every template, every branch of it', () => {
    const spokenGerman = new Set(Object.values(german).flatMap(piecesOf));
    const onlyEnglish = new Set(
      Object.values(english)
        .flatMap(piecesOf)
        .filter((text) => !spokenGerman.has(text)),
    );
    const found = [...sources].map(([file, source]) => {
      const words = wordsOf(htmlIn(source, 'de-DE', german));
      return [file, words.filter((word) => onlyEnglish.has(word))] as const;
    });
    expect(found.filter(([, words]) => words.length > 0)).toEqual([]);
  });
});

/** Widths of viewports and the like. */
function isNoWord(text: string): boolean {
  return /^(?:width=|#)/.test(text);
}
