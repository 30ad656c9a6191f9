import { CHECKS } from '@quoin/messages/testing/checks';
import { piecesOf, spokenPieces } from './spokenWords.ts';

/** Common English words. They reveal text that is in no catalogue. */
const SMALL_WORDS =
  'the and your you are of for with this that we our to from by please or be has have were can if when what here there yes it'.split(
    ' ',
  );
/** No tell in any language: the code of the language itself, and what most call by the same name. */
const EVERYWHERE = ['en', 'Cookie', 'Cookies'];

function smallWordsFor(language: string): RegExp {
  const left = SMALL_WORDS.filter((word) => CHECKS[language]?.englishWords.includes(word) !== true);
  return new RegExp(`(?<![\\p{L}\\p{N}@./-])(?:${left.join('|')})(?![\\p{L}\\p{N}@./-])`, 'iu');
}

export interface EnglishFinder {
  /** Returns those of the texts that are English or contain one of Quoin's English sentences, each once. */
  in(texts: readonly string[]): readonly string[];
}

/**
 * Finds what a site of another language says in English: sentences of our own, by comparing all we say in both languages,
 * and anything with small English words. `more`: what else is said, in English and in the other language (a theme's words).
 */
export function englishFinder(
  language: string,
  more: { readonly english: readonly string[]; readonly own: readonly string[] } = { english: [], own: [] },
): EnglishFinder {
  const own = new Set([...spokenPieces(language), ...more.own.flatMap(piecesOf)]);
  const english = [...spokenPieces('en'), ...more.english.flatMap(piecesOf)].filter((piece) => !own.has(piece));
  const noTell = new Set([...EVERYWHERE, ...(CHECKS[language]?.englishWords ?? [])]);
  const words = new Set(english.filter((piece) => !/\s/.test(piece) && !noTell.has(piece)));
  const small = smallWordsFor(language);
  const sentences = [...new Set(english.filter((piece) => /\s/.test(piece)))];
  // Pages say most things again and again.
  const judged = new Map<string, boolean>();
  const isEnglish = (text: string): boolean => {
    const known = judged.get(text);
    if (known !== undefined) return known;
    const isFound =
      small.test(text) ||
      text.split(/[^\p{L}]+/u).some((word) => words.has(word)) ||
      sentences.some((sentence) => text.includes(sentence));
    judged.set(text, isFound);
    return isFound;
  };
  return { in: (texts) => [...new Set(texts.map((text) => text.replace(/https?:\S+/g, '').trim()))].filter(isEnglish) };
}

const SPOKEN_ATTRIBUTE = /\s(?:aria-label|aria-roledescription|placeholder|title|alt|label|content)="([^"]*)"/g;
const BUTTON = /<input\b[^>]*\btype="(?:submit|button|reset)"[^>]*\bvalue="([^"]*)"/g;
const DATA = /<script\b[^>]*type="application\/(?:ld\+)?json"[^>]*>([\s\S]*?)<\/script>|\sdata-props="([^"]*)"/g;
/** Names of cookies and numbers of cards are `code`: the same in every language. */
const SILENT = /<!--[\s\S]*?-->|<(script|style|template|code)\b[\s\S]*?<\/\1>|<!doctype html>/gi;

/** Returns the visible and spoken text of a page and the data of its widgets: texts, spoken attributes, strings. */
export function textsOfPage(html: string): readonly string[] {
  const attributes = [...html.matchAll(SPOKEN_ATTRIBUTE), ...html.matchAll(BUTTON)].map(([, text]) => text ?? '');
  const data = [...html.matchAll(DATA)].flatMap(([, json, props]) => stringsOf(json ?? decoded(props ?? '')));
  const texts = html.replace(SILENT, '').split(/<[^>]*>/);
  return [...attributes, ...data, ...texts]
    .map((text) => decoded(text).trim())
    .filter((text) => /\p{L}{2}/u.test(text));
}

function stringsOf(json: string): readonly string[] {
  try {
    return textsIn(JSON.parse(json));
  } catch {
    return [json];
  }
}

function textsIn(value: unknown): readonly string[] {
  if (typeof value === 'string') return value.includes('<') ? textsOfPage(value) : [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) => (NOTATION.has(name) ? [] : textsIn(each)));
}

/** Of structured data: what engines read and nobody else (schema.org, `query-input`). */
const NOTATION: ReadonlySet<string> = new Set(['query-input']);

const MARKS: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

function decoded(text: string): string {
  return text.replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => MARKS[name] ?? '');
}
