import type { JsonRecord } from './json.ts';

/**
 * Everything a person builds a site of, as records that point at each other by id: so that two people who change different
 * things never meet, and any change is a handful of values before and after.
 */
export const RECORD_KINDS = [
  ...(['site', 'style', 'code', 'page', 'section', 'block', 'link', 'notice', 'screen'] as const),
  ...(['template'] as const),
] as const;
export type RecordKind = (typeof RECORD_KINDS)[number];

/** Tools of who works on the site: never published, part of no version, and no version takes them away (decision 0037). */
const TOOLS: ReadonlySet<RecordKind> = new Set(['template']);

/** `kind:id`; those there is one of have their kind as id too, as in `style:style`. */
export type RecordKey = `${RecordKind}:${string}`;
export type SiteRecords = ReadonlyMap<RecordKey, JsonRecord>;

const KEY = new RegExp(`^(?:${RECORD_KINDS.join('|')}):[\\w-]{1,64}$`);

export function recordKey(kind: RecordKind, id: string): RecordKey {
  return `${kind}:${id}`;
}

export function isRecordKey(value: unknown): value is RecordKey {
  return typeof value === 'string' && KEY.test(value);
}

export function kindOfKey(key: RecordKey): RecordKind {
  return key.slice(0, key.indexOf(':')) as RecordKind;
}

/** Whether visitors see what this record says, once it is published. */
export function isForVisitors(key: RecordKey): boolean {
  return !TOOLS.has(kindOfKey(key));
}

export function idOfKey(key: RecordKey): string {
  return key.slice(key.indexOf(':') + 1);
}
