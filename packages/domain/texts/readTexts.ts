import { formOf } from '@quoin/domain/languages';
import type { Catalogue, SentenceCatalogue, TextGroup, TreeCatalogue } from './catalogue.ts';

/** One text that an owner can say otherwise. */
export interface SiteText {
  /** `cartPage/page/title`; with a form, `cartButton/pill/inCart#one`. */
  readonly key: string;
  readonly group: TextGroup;
  /** Quoin's text, with `{amount}` in place of a value. */
  readonly standard: string;
  /** Allowed placeholders. */
  readonly placeholders: readonly string[];
  /** What must: all that we say with, but a count, which a form may leave out. */
  readonly needed: readonly string[];
}

/** An argument by its name and what depends on it. */
interface Argument {
  readonly name: string;
  readonly kind: 'text' | 'count' | 'flag' | 'maybe';
}

type Say = (...values: readonly unknown[]) => unknown;

const KIND_OF_MARK: Readonly<Record<string, Argument['kind']>> = { '#': 'count', '!': 'flag', '?': 'maybe' };
const COUNTS = Array.from({ length: 121 }, (_, place) => 120 - place);

export function argumentsOf(names: string): readonly Argument[] {
  return names.split(' ').map((each) => {
    const kind = KIND_OF_MARK[each.at(-1) ?? ''];
    return kind === undefined ? { name: each, kind: 'text' } : { name: each.slice(0, -1), kind };
  });
}

/** All texts of a catalogue, in a language (BCP 47), as we say them. */
export function textsOf(catalogue: Catalogue, language: string): readonly SiteText[] {
  return 'sentences' in catalogue ? sentenceTexts(catalogue, language) : treeTexts(catalogue, language);
}

function groupOf({ group, groups = {} }: Catalogue, path: string): TextGroup {
  return Object.entries(groups).find(([start]) => path.startsWith(start))?.[1] ?? group;
}

function treeTexts(catalogue: TreeCatalogue, language: string): readonly SiteText[] {
  const { without = [] } = catalogue;
  return leavesOf(catalogue.wordsIn(language), [])
    .filter(([path]) => !without.some((start) => path.startsWith(start)))
    .flatMap(([path, leaf]) => leafTexts(catalogue, path, leaf, language));
}

function leavesOf(words: unknown, path: readonly string[]): readonly (readonly [string, unknown])[] {
  if (typeof words === 'string' || typeof words === 'function') return [[path.join('/'), words]];
  if (typeof words !== 'object' || words === null) return [];
  return Object.entries(words).flatMap(([name, inner]) => leavesOf(inner, [...path, name]));
}

function leafTexts(catalogue: TreeCatalogue, path: string, leaf: unknown, language: string): readonly SiteText[] {
  const key = `${catalogue.id}/${path}`;
  const group = groupOf(catalogue, path);
  if (typeof leaf === 'string') return [{ key, group, standard: leaf, placeholders: [], needed: [] }];
  const names = catalogue.names?.[path];
  if (names === undefined || typeof leaf !== 'function') return [];
  const all = argumentsOf(names);
  const by = all.findIndex(({ kind }) => kind !== 'text');
  const forms = by < 0 ? [['', null] as const] : formsOf(all[by]!, language);
  return forms.map(([form, value]) => {
    const given = all.map(({ name }, place) => (place === by ? value : `{${name}}`));
    return textOf({ key: form === '' ? key : `${key}#${form}`, group, all }, String((leaf as Say)(...given)), {
      ...{ by, value, language },
    });
  });
}

/** The forms of a text, each with a value that asks for it. */
function formsOf({ name, kind }: Argument, language: string): readonly (readonly [string, unknown])[] {
  if (kind === 'flag') return [true, false].map((value) => [formOf(value, language), value] as const);
  if (kind === 'maybe') return [`{${name}}`, ''].map((value) => [formOf(value, language), value] as const);
  // The smallest count of each form; from above, so that it is the last one written.
  const rules = new Intl.PluralRules(language);
  const found = new Map(COUNTS.map((count) => [rules.select(count), count] as const));
  return rules
    .resolvedOptions()
    .pluralCategories.flatMap((form) => (found.has(form) ? [[form, found.get(form)] as const] : []));
}

function textOf(
  text: Pick<SiteText, 'key' | 'group'> & { readonly all: readonly Argument[] },
  said: string,
  form: { readonly by: number; readonly value: unknown; readonly language: string },
): SiteText {
  const { key, group, all } = text;
  const counted = typeof form.value === 'number' ? all[form.by]?.name : undefined;
  const digits = counted === undefined ? '' : new Intl.NumberFormat(form.language).format(form.value as number);
  const standard = counted === undefined ? said : said.replace(digits, `{${counted}}`);
  const usable = all.filter(({ kind }, place) => kind !== 'flag' && !(place === form.by && form.value === ''));
  const placeholders = usable.map(({ name }) => name);
  const needed = placeholders.filter((name) => name !== counted && standard.includes(`{${name}}`));
  return { key, group, standard, placeholders, needed };
}

/** Returns the sentences as texts. Sentences that exist only in English belong to the app and are left out. */
function sentenceTexts(catalogue: SentenceCatalogue, language: string): readonly SiteText[] {
  const { id, sentences, say } = catalogue;
  return Object.keys(sentences).flatMap((code) => {
    const [german, english] = ['de', 'en'].map((each) => say({ code, values: NAMED }, each));
    if (german === english) return [];
    const standard = say({ code, values: NAMED }, language);
    const placeholders = [...new Set([...`${english}${standard}`.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!))];
    const needed = placeholders.filter((name) => standard.includes(`{${name}}`));
    return [{ key: `${id}/${code}`, group: groupOf(catalogue, code), standard, placeholders, needed }];
  });
}

/** Values of a Problem: each is its own name in braces. */
const NAMED: Readonly<Record<string, string>> = new Proxy<Record<string, string>>(
  {},
  {
    get: (_, name) => `{${String(name)}}`,
    getOwnPropertyDescriptor: (_, name) => ({ value: `{${String(name)}}`, configurable: true, enumerable: true }),
  },
);
