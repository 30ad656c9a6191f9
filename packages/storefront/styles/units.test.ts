import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';

interface Script {
  inOwnRem(css: string): string;
}
const SCRIPT = join(import.meta.dirname, '../../../scripts/building/storefront-units.mjs');
const { inOwnRem }: Script = await import(pathToFileURL(SCRIPT).href);

it.each([
  ['a { font-size: 0.875rem }', 'a { font-size: calc(var(--rem, 1rem) * 0.875) }'],
  ['a { padding: 1rem .5rem }', 'a { padding: calc(var(--rem, 1rem) * 1) calc(var(--rem, 1rem) * .5) }'],
  [
    'a { width: clamp(1rem, 2vw, 3rem) }',
    'a { width: clamp(calc(var(--rem, 1rem) * 1), 2vw, calc(var(--rem, 1rem) * 3)) }',
  ],
  [
    '@media (min-width: 48rem) { a { gap: 2rem } }',
    '@media (min-width: 48rem) { a { gap: calc(var(--rem, 1rem) * 2) } }',
  ],
  ['a { width: 2em } .a1rem { top: 0 }', 'a { width: 2em } .a1rem { top: 0 }'],
])('measure in a rem that themes do not make smaller: %s', (written, built) => {
  expect(inOwnRem(written)).toBe(built);
});
