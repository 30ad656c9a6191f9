import { type Draw, drawOne } from '@quoin/domain/testing';
import { type ZodType, z } from 'zod';
import { hostileValue } from './hostileValues.ts';
import { idFor, type KnownId } from './knownIds.ts';
import type { ValuePool } from './valuePool.ts';

/** The part of JSON Schema that zod writes. */
interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly allOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema | boolean;
  readonly items?: JsonSchema;
  readonly prefixItems?: readonly JsonSchema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly format?: string;
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, JsonSchema>>;
}

interface Making {
  readonly draw: Draw;
  readonly ids: readonly KnownId[];
  readonly pool: ValuePool;
  /** Of the property that is made. */
  readonly name: string;
  readonly root: JsonSchema;
}

const DEEPEST = 8;
const known = new WeakMap<ZodType, JsonSchema>();

function jsonSchemaOf(schema: ZodType): JsonSchema {
  const held = known.get(schema);
  if (held !== undefined) return held;
  const made = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  known.set(schema, made);
  return made;
}

/** A value that the schema takes, or nearly: patterns and refinements are not looked at. */
export function valueFor(schema: ZodType, draw: Draw, ids: readonly KnownId[], pool: ValuePool): unknown {
  const root = jsonSchemaOf(schema);
  return make({ draw, ids, pool, root, name: '' }, root, 0);
}

function make(making: Making, schema: JsonSchema, depth: number): unknown {
  const { draw } = making;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum !== undefined) return schema.enum[draw(schema.enum.length)];
  if (schema.$ref !== undefined)
    return depth > DEEPEST ? null : make(making, target(making.root, schema.$ref), depth + 1);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return make(making, choices[draw(choices.length)]!, depth + 1);
  if (schema.allOf !== undefined)
    return Object.assign({}, ...schema.allOf.map((each) => make(making, each, depth + 1)));
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[draw(schema.type.length)];
  const known = type === undefined || draw(3) === 0 ? undefined : knownValue(making, schema, type);
  return known ?? makeOf(making, schema, type, depth);
}

/** As it was answered before: of this name, or an object that has what is required. */
function knownValue({ pool, name, draw }: Making, schema: JsonSchema, type: string): unknown {
  const { required = [], properties = {} } = schema;
  if (type === 'object' && required.length > 1) {
    const whole = pool.having(required, draw);
    if (whole === undefined) return undefined;
    return Object.fromEntries(Object.entries(whole).filter(([each]) => Object.hasOwn(properties, each)));
  }
  return name === '' ? undefined : pool.named(name, type, draw);
}

function target(root: JsonSchema, ref: string): JsonSchema {
  return ref === '#' ? root : (root.$defs?.[ref.slice('#/$defs/'.length)] ?? {});
}

function makeOf(making: Making, schema: JsonSchema, type: string | undefined, depth: number): unknown {
  const { draw, ids, name } = making;
  switch (type) {
    case 'object':
      return makeObject(making, schema, depth);
    case 'array':
      return makeList(making, schema, depth);
    case 'string':
      return makeText(making, schema);
    case 'number':
    case 'integer':
      return /revision$/i.test(name) && draw(4) > 0 ? drawOne(draw, REVISIONS) : makeNumber(draw, schema, type);
    case 'boolean':
      return draw(2) === 0;
    case 'null':
      return null;
    default:
      return /^(?:quantity|qty)$/.test(name) ? 1 + draw(3) : hostileValue(draw, ids);
  }
}

function makeObject(making: Making, schema: JsonSchema, depth: number): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  for (const [name, each] of Object.entries(schema.properties ?? {})) {
    const isLeftOut = schema.required?.includes(name) !== true && (depth > DEEPEST || making.draw(2) === 0);
    if (!isLeftOut) made[name] = make({ ...making, name }, each, depth + 1);
  }
  const others = schema.additionalProperties;
  if (typeof others === 'object' && depth <= DEEPEST) {
    for (let left = making.draw(3); left > 0; left -= 1) made[plainText(making)] = make(making, others, depth + 1);
  }
  return made;
}

function makeList(making: Making, schema: JsonSchema, depth: number): unknown[] {
  if (schema.prefixItems !== undefined) return schema.prefixItems.map((each) => make(making, each, depth + 1));
  const least = schema.minItems ?? 0;
  const most = Math.max(least, Math.min(schema.maxItems ?? 4, depth > DEEPEST ? least : least + 4));
  const length = least + making.draw(most - least + 1);
  return Array.from({ length }, () => make(making, schema.items ?? {}, depth + 1));
}

function makeText(making: Making, { format, minLength = 0, maxLength = 1000 }: JsonSchema): string {
  const text = formatted(making, format);
  return text.padEnd(minLength, 'x').slice(0, Math.max(minLength, maxLength));
}

function formatted(making: Making, format: string | undefined): string {
  switch (format) {
    case 'email':
      return `somebody${making.draw(1000)}@example.com`;
    case 'uuid':
      return idFor(making.name, making.draw, making.ids);
    case 'date-time':
      return '2027-03-01T09:00:00.000Z';
    case 'date':
      return '2027-03-01';
    case 'uri':
      return 'https://example.com/somewhere';
    default:
      return plainText(making);
  }
}

/** Values that properties of such names mostly take. */
const FITTING: readonly (readonly [RegExp, string])[] = [
  [/email/i, 'somebody@example.com'],
  [/postal/i, '10115'],
  [/colou?r/i, '#336699'],
  [/currency/i, 'EUR'],
  [/country/i, 'DE'],
  [/language|locale/i, 'en'],
  [/price|amount|rate|percent/i, '12.50'],
  [/date|day|from$|until$/i, '2027-03-01'],
  [/path|address|href|link/i, '/about'],
  [/url$/i, 'https://example.com/somewhere'],
  [/title|text|label|message|^name$|fullName/i, 'A name'],
];

function plainText({ draw, ids, name }: Making): string {
  const id = idFor(name, draw, ids);
  if (/id$/i.test(name) && draw(3) > 0) return id;
  const fitting = FITTING.find(([pattern]) => pattern.test(name));
  if (fitting !== undefined && draw(3) > 0) return fitting[1];
  return drawOne(draw, [
    id,
    id,
    id,
    'A name',
    '1',
    '12.50',
    'about',
    '/about',
    'en',
    'USD',
    '2027-03-01',
    'ชื่อสินค้า',
    '#336699',
    'a@example.com',
    '<p>Text</p>',
    '',
  ]);
}

/** What was made and hardly changed: with any other number nothing is changed. */
const REVISIONS = [0, 1, 1, 2] as const;

function makeNumber(draw: Draw, { minimum = -3, maximum = 1_000_000 }: JsonSchema, type: string): number {
  const [least, most] = [Math.max(minimum, -1_000_000), Math.min(maximum, 1_000_000)];
  const drawn = least + draw(Math.max(1, Math.floor(most - least) + 1));
  return type === 'integer' ? Math.ceil(Math.min(drawn, most)) : drawn;
}

/** The same value with one place of it spoilt. */
export function spoilt(value: unknown, draw: Draw, ids: readonly KnownId[]): unknown {
  if (Array.isArray(value) && value.length > 0 && draw(5) > 0) {
    const at = draw(value.length);
    return value.map((each, index) => (index === at ? spoilt(each, draw, ids) : each));
  }
  const names = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : [];
  if (names.length === 0 || draw(8) === 0) return hostileValue(draw, ids);
  const name = names[draw(names.length)]!;
  const { [name]: part, ...rest } = value as Record<string, unknown>;
  return draw(4) === 0 ? rest : { ...rest, [name]: spoilt(part, draw, ids) };
}
