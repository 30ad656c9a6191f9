import { expect, it } from 'vitest';
import { PREVIEW_GO, readPreviewGo, withoutPass } from './previewPage.ts';

it.each([
  ['', ''],
  ['?a=1&a=2', '?a=1&a=2'],
  ['?quoin-draft=1a.b', ''],
  ['?size=30+cm&quoin-draft=1a.b', '?size=30+cm'],
])('the pass of the page before is not carried on (PILL-03): "%s"', (search, expected) => {
  expect(withoutPass(search)).toBe(expected);
});

it('what a page in the preview asks for is a path, or nothing', () => {
  expect(readPreviewGo({ type: PREVIEW_GO, path: '/about?x=1' })).toBe('/about?x=1');
  expect(readPreviewGo({ type: PREVIEW_GO, path: '' })).toBe('');
  for (const other of [null, 'go', { type: 'other', path: '/' }, { type: PREVIEW_GO, path: 3 }, { type: PREVIEW_GO }])
    expect(readPreviewGo(other)).toBeNull();
  expect(readPreviewGo({ type: PREVIEW_GO, path: 'x'.repeat(3000) })).toBeNull();
});
