import { sourceHash } from './sourceHash.ts';
import type { FieldText, SourceText, TranslatedKind, Visit } from './text.ts';

/** One text in a further language, and which text it is a translation of. */
export interface Translation {
  readonly kind: TranslatedKind;
  readonly id: string;
  readonly field: string;
  readonly value: string;
  /** `sourceHash` of what it was when this was written. */
  readonly sourceHash: string;
}

export type TranslationState = 'missing' | 'outdated' | 'done';

/** The translations of one language, to be laid over what was loaded. */
export interface TranslationSet {
  of(kind: TranslatedKind, id: string): Visit;
  find(kind: TranslatedKind, id: string, field: string): Translation | undefined;
}

export function createTranslationSet(translations: readonly Translation[]): TranslationSet {
  const byKey = new Map(translations.map((each) => [keyOf(each.kind, each.id, each.field), each]));
  const find = (kind: TranslatedKind, id: string, field: string) => byKey.get(keyOf(kind, id, field));
  return { find, of: (kind, id) => (text) => shownText(text, find(kind, id, text.field)) };
}

function keyOf(kind: string, id: string, field: string): string {
  return `${kind}\n${id}\n${field}`;
}

/**
 * What is shown in the language: its translation, an outdated one too, else the main language's text. Entries of a list
 * are known by their place alone: one that is outdated may belong to another entry by now and is not shown.
 */
function shownText({ field, text }: FieldText, held: Translation | undefined): string {
  if (held === undefined || held.value === '') return text;
  return !isOfList(field) || held.sourceHash === sourceHash(text) ? held.value : text;
}

function isOfList(field: string): boolean {
  return /\[\d+\]/.test(field);
}

/** What is to do about a text. */
export function stateOf(
  { text }: Pick<SourceText, 'text'>,
  held: Pick<Translation, 'value' | 'sourceHash'> | undefined,
): TranslationState {
  if (held === undefined || held.value === '') return 'missing';
  return held.sourceHash === sourceHash(text) ? 'done' : 'outdated';
}

export interface TranslationProgress {
  readonly total: number;
  readonly done: number;
  readonly outdated: number;
}

export const NO_PROGRESS: TranslationProgress = { total: 0, done: 0, outdated: 0 };

export function withState(progress: TranslationProgress, state: TranslationState): TranslationProgress {
  return {
    total: progress.total + 1,
    done: progress.done + (state === 'done' ? 1 : 0),
    outdated: progress.outdated + (state === 'outdated' ? 1 : 0),
  };
}
