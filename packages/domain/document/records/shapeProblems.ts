import { isJsonRecord, type Json, type JsonRecord } from './json.ts';
import type { RecordKind } from './record.ts';
import { RECORD_SHAPES, REQUIRED_NAMES, type Shape, type Shapes } from './recordShapes.ts';

/** A record's text as JSON, and how deep it goes. */
export const RECORD_LIMITS = { letters: 300_000, depth: 12 } as const;

/** Half a character, or the one character no database takes. */
const BROKEN_TEXT = /[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]|\0/;

/** Path of the first value that is not of its shape, as in `seo.title`; null when all are. */
export function misfitOf(kind: RecordKind, record: JsonRecord): string | null {
  const missing = REQUIRED_NAMES[kind]?.find((name) => record[name] === undefined);
  return missing ?? brokenText(record, '') ?? misfitIn(RECORD_SHAPES[kind], record, '');
}

export function isTooLarge(record: JsonRecord): boolean {
  return depthOf(record) > RECORD_LIMITS.depth || lettersOf(record) > RECORD_LIMITS.letters;
}

/** Counted, not written down: each letter that is typed asks. */
function lettersOf(value: Json): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 1;
  return Object.entries(value).reduce((sum, [name, each]) => sum + name.length + lettersOf(each), 1);
}

function misfitIn(shapes: Shapes, record: JsonRecord, path: string): string | null {
  for (const [name, shape] of Object.entries(shapes)) {
    const value = record[name];
    const found = value === undefined ? null : misfit(shape, value, path + name);
    if (found !== null) return found;
  }
  return null;
}

function misfit(shape: Shape, value: Json, path: string): string | null {
  if (shape.kind === 'record') return isJsonRecord(value) ? misfitIn(shape.of, value, `${path}.`) : path;
  return fits(shape, value) ? null : path;
}

function fits(shape: Exclude<Shape, { readonly kind: 'record' }>, value: Json): boolean {
  switch (shape.kind) {
    case 'text':
      return typeof value === 'string' && value.length <= shape.max;
    case 'flag':
      return typeof value === 'boolean';
    case 'number':
      return typeof value === 'number' && value >= shape.min && value <= shape.max;
    case 'choice':
      return shape.values.some((each) => each === value);
    case 'list':
      return Array.isArray(value) && value.length <= shape.max;
  }
}

function brokenText(value: Json, path: string): string | null {
  if (typeof value === 'string') return BROKEN_TEXT.test(value) ? path || 'value' : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    const at = path === '' ? name : `${path}.${name}`;
    const found = BROKEN_TEXT.test(name) || name === '__proto__' ? path || 'value' : brokenText(inner, at);
    if (found !== null) return found;
  }
  return null;
}

function depthOf(value: Json): number {
  if (typeof value !== 'object' || value === null) return 0;
  let deepest = 0;
  for (const inner of Object.values(value)) deepest = Math.max(deepest, depthOf(inner));
  return deepest + 1;
}
