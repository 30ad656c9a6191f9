import type { Problem } from '@quoin/domain/problem';
import { CUSTOM_FIELD_TYPES, type CustomFieldType } from './themeKinds.ts';

/** A value of a field that a theme gives its entries. It says its own type, so that it is read without the theme. */
export type CustomValue =
  /** Plain text. */
  | { readonly type: 'text'; readonly value: string }
  /** HTML; the server keeps of it what visitors may be shown. */
  | { readonly type: 'wysiwyg'; readonly value: string }
  | { readonly type: 'checkbox'; readonly value: boolean }
  /** Id of a picture of the library; '' for none. */
  | { readonly type: 'image'; readonly value: string }
  | { readonly type: 'gallery'; readonly value: readonly string[] };

/** By the names of the fields. */
export type CustomContent = Readonly<Record<string, CustomValue>>;

/** All of an entry's, as JSON (site-templates 2); fields, and pictures of one gallery. */
export const CUSTOM_LIMITS = { bytes: 51_200, fields: 100, pictures: 250 } as const;

export type CustomContentCode = 'itemCustomTooLong';

export function customProblems(content: CustomContent): readonly Problem<CustomContentCode>[] {
  if (bytesOf(JSON.stringify(content)) <= CUSTOM_LIMITS.bytes) return [];
  return [{ code: 'itemCustomTooLong', field: 'custom', values: { max: CUSTOM_LIMITS.bytes / 1024 } }];
}

/** As UTF-8. */
function bytesOf(text: string): number {
  let bytes = 0;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
  }
  return bytes;
}

/** What is stored, leniently: a value that fits no type is left out. */
export function readCustomContent(stored: unknown): CustomContent {
  if (typeof stored !== 'object' || stored === null) return {};
  const read = Object.entries(stored).map(([name, value]) => [name, readValue(value)] as const);
  return Object.fromEntries(read.filter((entry): entry is [string, CustomValue] => entry[1] !== null));
}

function readValue(stored: unknown): CustomValue | null {
  if (typeof stored !== 'object' || stored === null) return null;
  const { type, value } = stored as { readonly type?: unknown; readonly value?: unknown };
  const known = CUSTOM_FIELD_TYPES.find((each) => each === type);
  if (known === 'checkbox') return { type: known, value: value === true };
  if (known === 'gallery')
    return { type: known, value: Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [] };
  return known === undefined || typeof value !== 'string' ? null : { type: known, value };
}

/** What a field holds before anybody wrote in it, or after its theme made something else of it. */
export function customValue(content: CustomContent, name: string, type: CustomFieldType): CustomValue {
  const own = Object.hasOwn(content, name) ? content[name] : undefined;
  return own?.type === type ? own : BLANK[type];
}

const BLANK: Readonly<Record<CustomFieldType, CustomValue>> = {
  text: { type: 'text', value: '' },
  wysiwyg: { type: 'wysiwyg', value: '' },
  checkbox: { type: 'checkbox', value: false },
  image: { type: 'image', value: '' },
  gallery: { type: 'gallery', value: [] },
};

/** Pictures that the values name, each once. */
export function customImages(content: CustomContent): readonly string[] {
  const ids = Object.values(content).flatMap((own) => {
    if (own.type === 'image') return own.value;
    return own.type === 'gallery' ? own.value : [];
  });
  return [...new Set(ids)].filter((id) => id !== '');
}
