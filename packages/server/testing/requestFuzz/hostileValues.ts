import { type Draw, drawOne } from '@quoin/domain/testing';
import { idFor, type KnownId } from './knownIds.ts';

const NUL = '\0';
const LONE_SURROGATE = '\ud800';
const RIGHT_TO_LEFT = '\u202e';

/** Texts that have broken one program or another. */
const TEXTS = [
  '',
  ' ',
  NUL,
  `a${NUL}b`,
  LONE_SURROGATE,
  `x${LONE_SURROGATE}y`,
  RIGHT_TO_LEFT,
  '\ufeff',
  '👩‍👩‍👧‍👦'.repeat(40),
  'ก็'.repeat(300),
  'a'.repeat(10_000),
  'ü'.repeat(70_000),
  '<script>alert(1)</script>',
  "'; DROP TABLE website; --",
  '{.repeated section @}{@|json}',
  '#{7*7}',
  '../../../../etc/passwd',
  '%00',
  '\r\nSet-Cookie: a=b',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e999',
  '0x10',
  '9223372036854775808',
  '99999999999999999999999999999999',
  '0.1',
  '1,5',
  '١٢٣',
  '2026-02-31',
  '0000-00-00',
  '+275760-09-13T00:00:00.001Z',
  '10000-01-01',
  'true',
  '[]',
  '__proto__',
  'constructor',
  'javascript:alert(1)',
  'http://169.254.169.254/',
  'file:///etc/passwd',
  '//evil.example',
  'a@b',
  'ü@exämple.com',
  '=1+1',
] as const;

const NUMBERS = [0, -0, -1, 1, 0.1, 1.5, -1e-9, 2 ** 31, -(2 ** 31) - 1, 2 ** 53, -(2 ** 63), 1e21, 1e308] as const;

export function hostileText(draw: Draw): string {
  return drawOne(draw, TEXTS);
}

/** A value that no schema expects, of any type. `ids` are of things that exist, on this site or on others. */
export function hostileValue(draw: Draw, ids: readonly KnownId[]): unknown {
  switch (draw(10)) {
    case 0:
      return drawOne(draw, NUMBERS);
    case 1:
      return drawOne(draw, [null, true, false, [], {}] as const);
    case 2:
      return idFor('', draw, ids);
    case 3:
      return nested(1 + draw(300));
    case 4:
      return Array.from({ length: 1 + draw(2000) }, () => hostileText(draw).slice(0, 20));
    case 5:
      return { [hostileText(draw).slice(0, 200)]: hostileText(draw), id: idFor('', draw, ids) };
    default:
      return hostileText(draw);
  }
}

function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}
