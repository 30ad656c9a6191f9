import { catalogueMark, type OwnText, type OwnTexts } from '@quoin/domain/languages';
import type { Catalogue, TreeCatalogue } from './catalogue.ts';
import { CATALOGUES } from './catalogues.ts';
import { argumentsOf } from './readTexts.ts';

/** Texts of a language as an owner has written them, by their key. */
export type TextsByKey = Readonly<Record<string, string>>;

/** As they are said: by the marks of catalogues, with arguments by their places. `inScripts`: what scripts of pages say. */
export function toOwnTexts(texts: TextsByKey, { inScripts = false } = {}): OwnTexts {
  const found = CATALOGUES.filter((catalogue) => !inScripts || catalogue.isInScripts === true).flatMap((catalogue) => {
    const start = `${catalogue.id}/`;
    const own = Object.entries(texts).filter(([key]) => key.startsWith(start));
    if (own.length === 0) return [];
    const byPath = pathsOf(
      catalogue,
      own.map(([key, text]) => [key.slice(start.length), text] as const),
    );
    return marksOf(catalogue, byPath);
  });
  return Object.fromEntries(found);
}

type ByPath = Readonly<Record<string, OwnText>>;

function pathsOf(catalogue: Catalogue, own: readonly (readonly [string, string])[]): ByPath {
  const byPath: Record<string, OwnText> = {};
  for (const [place, text] of own) {
    const [path = '', form] = place.split('#');
    const names = 'sentences' in catalogue ? undefined : catalogue.names?.[path];
    const all = names === undefined ? [] : argumentsOf(names);
    const said = placed(
      text,
      all.map(({ name }) => name),
    );
    if (form === undefined) byPath[path] = said;
    else
      byPath[path] = withForm(
        byPath[path],
        all.findIndex(({ kind }) => kind !== 'text'),
        { [form]: said },
      );
  }
  return byPath;
}

function withForm(held: OwnText | undefined, by: number, form: Readonly<Record<string, string>>): OwnText {
  return { by, forms: { ...(typeof held === 'object' ? held.forms : {}), ...form } };
}

/** `{amount}` becomes `{0}`; values of a Problem keep their names. */
function placed(text: string, names: readonly string[]): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) =>
    names.includes(name) ? `{${names.indexOf(name)}}` : whole,
  );
}

function marksOf(catalogue: Catalogue, own: ByPath): readonly (readonly [string, ByPath])[] {
  if ('sentences' in catalogue)
    return [catalogue.sentences, ...(catalogue.parts ?? [])].map((each) => [catalogueMark(each), own] as const);
  return [[catalogueMark(catalogue.wordsIn('en')), own] as const, ...copiesOf(catalogue, own)];
}

function copiesOf({ copies = [] }: TreeCatalogue, own: ByPath): readonly (readonly [string, ByPath])[] {
  return copies.flatMap(({ wordsIn, at }) => {
    const inside = Object.entries(own).filter(([path]) => path.startsWith(at));
    if (inside.length === 0) return [];
    return [
      [catalogueMark(wordsIn('en')), Object.fromEntries(inside.map(([path, text]) => [path.slice(at.length), text]))],
    ];
  });
}
