import { type Draw, drawOne } from '@quoin/domain/testing';
import { hostileText, hostileValue } from './hostileValues.ts';
import { idFor, type KnownId } from './knownIds.ts';
import type { SeenRoute } from './observed.ts';
import type { Sent } from './person.ts';
import { spoilt, valueFor } from './schemaValues.ts';
import { singular, type ValuePool } from './valuePool.ts';

/** What requests are made of. `foreign`: ids of a site that the sender has nothing to do with. */
export interface Material {
  readonly site: { readonly id: string; readonly identifier: string };
  readonly other: { readonly id: string; readonly identifier: string };
  readonly ids: readonly KnownId[];
  readonly foreign: readonly KnownId[];
  /** What was answered so far. */
  readonly pool: ValuePool;
  /** Paths of links in mails. */
  readonly mailed: readonly string[];
  /** Addresses of pages. */
  readonly pages: readonly string[];
  /** The request is a valid one: it names only objects of the site and no part is corrupted. */
  readonly isMeant?: boolean;
}

/**
 * Generates a request to the route: valid, nearly valid or random. Mostly valid while no request has reached the route.
 */
export function requestTo(route: SeenRoute, draw: Draw, given: Material, isReached: boolean): Sent {
  const isMeant = isReached ? draw(3) === 0 : draw(4) > 0;
  const material = isMeant ? { ...given, foreign: given.ids, other: given.site, isMeant } : given;
  const path = pathOf(route, draw, material) + queryOf(route, draw, material);
  if (route.method === 'GET') return { method: 'GET', path };
  return { method: route.method, path, ...bodyOf(route, draw, material) };
}

function anyId(name: string, draw: Draw, { ids, foreign }: Material): string {
  return idFor(name, draw, draw(5) === 0 ? foreign : ids);
}

function pathOf(route: SeenRoute, draw: Draw, material: Material): string {
  return route.path
    .replace(/([\w-]*)\/:(\w+)/g, (_, before: string, name: string) => {
      // `:id` is of what the list before it holds.
      const wanted = name === 'id' ? singular(before).replaceAll('-', '') : name;
      return `${before}/${encoded(segmentFor(wanted, draw, material))}`;
    })
    .replace('*', () => drawOne(draw, [material.pages[draw(material.pages.length)] ?? '', encoded(hostileText(draw))]));
}

/** Places in a path that hold no id. */
const PATH_WORDS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  language: ['de'],
  kind: ['orderConfirmed', 'orderShipped', 'giftCard'],
  screen: ['products', 'orders', 'customers'],
  name: ['quoin', 'folio', 'parade'],
  namespace: ['shipping', 'store'],
  provider: ['afterpay', 'klarna', 'stripe'],
  locale: ['en-GB', 'en-US'],
  version: ['1', '2'],
};

function segmentFor(name: string, draw: Draw, material: Material): string {
  const { site, other } = material;
  if (name === 'site') return draw(12) === 0 ? other.identifier : site.identifier;
  if (name === 'websiteId') return draw(12) === 0 ? other.id : site.id;
  if (!material.isMeant && draw(5) === 0) return hostileText(draw).slice(0, 500);
  const words = PATH_WORDS[name];
  return words === undefined ? anyId(name, draw, material) : drawOne(draw, words);
}

/** As a browser writes it; a lone surrogate as a careless program does. */
export function encoded(text: string): string {
  return (
    text
      .split(/([\ud800-\udfff])(?![\udc00-\udfff])/)
      .map(encodedPart)
      .join('') || '-'
  );
}

function encodedPart(part: string): string {
  try {
    return encodeURIComponent(part);
  } catch {
    return '%ed%a0%80';
  }
}

function queryOf(route: SeenRoute, draw: Draw, material: Material): string {
  const names = [...route.queryNames].filter(() => draw(2) === 0);
  if (route.surface === 'app' && !/:site|:websiteId/.test(route.path)) names.push('websiteId');
  if (!material.isMeant && draw(10) === 0) names.push(hostileText(draw).slice(0, 50));
  const pairs = names.map((name) => {
    const shape = material.isMeant ? '' : drawOne(draw, ['', '', '', '', '[]', '[a][b]', '[0]']);
    return `${encoded(name)}${shape}=${valueInQuery(name, draw, material)}`;
  });
  if (pairs.length > 0 && !material.isMeant && draw(8) === 0) pairs.push(pairs[0]!);
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

function valueInQuery(name: string, draw: Draw, material: Material): string {
  if (name === 'websiteId' && (material.isMeant || draw(6) > 0)) return material.site.id;
  if (!material.isMeant && draw(10) === 0) return drawOne(draw, ['%', '%zz', '%ff', '%00', '%ed%a0%80', '+']);
  const known = material.pool.named(name, 'string', draw);
  if (typeof known === 'string' && draw(2) === 0) return encoded(known.slice(0, 1000));
  const text =
    !material.isMeant && draw(2) === 0
      ? hostileText(draw)
      : drawOne(
          draw,
          (Object.hasOwn(PATH_WORDS, name) ? PATH_WORDS[name] : undefined) ?? [
            anyId(name, draw, material),
            '1',
            '2027-03',
            'json',
            'ridge',
          ],
        );
  return encoded(text.slice(0, 1000));
}

type Body = Pick<Sent, 'headers' | 'body'>;
const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' };

function bodyOf(route: SeenRoute, draw: Draw, material: Material): Body {
  if (route.takes === 'file' || route.takes === 'stream' || route.takes === 'bytes') return fileOf(draw);
  const isForm = route.fieldNames.size > 0 ? draw(4) > 0 : !material.isMeant && draw(12) === 0;
  if (isForm) return { headers: FORM_TYPE, body: formOf(route, draw, material) };
  if (!material.isMeant && draw(12) === 0) return { headers: { 'content-type': rawType(draw) }, body: rawBody(draw) };
  return { headers: JSON_TYPE, body: jsonText(jsonOf(route, draw, material)) };
}

function jsonOf(route: SeenRoute, draw: Draw, material: Material): unknown {
  const schemas = [...route.schemas];
  const ids = draw(5) === 0 ? material.foreign : material.ids;
  const schema = schemas[draw(Math.max(1, schemas.length))];
  if (schema !== undefined && material.isMeant) return valueFor(schema, draw, material.ids, material.pool);
  if (schema === undefined || draw(10) === 0) return draw(2) === 0 ? {} : hostileValue(draw, ids);
  const value = valueFor(schema, draw, ids, material.pool);
  return draw(3) === 0 ? spoilt(value, draw, ids) : value;
}

/** A number that JSON cannot say becomes null, as everywhere. */
function jsonText(value: unknown): string {
  return JSON.stringify(value) ?? 'null';
}

function formOf(route: SeenRoute, draw: Draw, material: Material): string {
  const names = [...route.fieldNames].filter(() => draw(4) > 0);
  const value = (name: string) =>
    !material.isMeant && draw(2) === 0
      ? hostileText(draw).slice(0, 3000)
      : drawOne(draw, [anyId(name, draw, material), 'a@example.com', '1', 'Ada']);
  return names.map((name) => `${encoded(name)}=${encoded(value(name))}`).join('&');
}

function rawType(draw: Draw): string {
  return drawOne(draw, [
    'application/json',
    'application/json; charset=utf-16',
    'text/plain',
    'multipart/form-data; boundary=x',
    'application/xml',
    '',
  ]);
}

const INVALID_UTF8 = new Uint8Array([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x3a, 0x31, 0x7d]);

function rawBody(draw: Draw): string | Uint8Array {
  return drawOne(draw, [
    '{',
    '[1,',
    '"\\u0000"',
    '{"a":1,"a":2}',
    '{"__proto__":{"isAdmin":true}}',
    '['.repeat(50_000),
    `{"a":${'9'.repeat(5000)}}`,
    '{"a":1e999}',
    INVALID_UTF8,
    'null',
    '\ufeff{}',
  ] as const);
}

const JPEG_HEAD = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1]);
/** One grey point. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==',
  'base64',
);
const PRODUCTS_CSV = 'Title,Price,SKU,Stock\nA new print,12.50,NEW-1,5\n';
const ZIP_HEAD = new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0]);

function fileOf(draw: Draw): Body {
  const body = drawOne(draw, [
    PNG,
    PNG,
    PRODUCTS_CSV,
    new Uint8Array(0),
    JPEG_HEAD,
    ZIP_HEAD,
    '<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>',
    '{}',
    'Title,Price\n=1+1,x\n',
    '\0'.repeat(2000),
  ] as const);
  const type = drawOne(draw, [
    'application/octet-stream',
    'image/png',
    'image/jpeg',
    'image/svg+xml',
    'text/csv',
    'application/zip',
    'application/json',
  ]);
  return { headers: { 'content-type': type }, body };
}
