import { expect, it } from 'vitest';
import { PREVIEW_GO, readPreviewGo } from './previewPage.ts';

it('what a page in the preview asks for is a path, or nothing', () => {
  expect(readPreviewGo({ type: PREVIEW_GO, path: '/about?x=1' })).toBe('/about?x=1');
  expect(readPreviewGo({ type: PREVIEW_GO, path: '' })).toBe('');
  for (const other of [null, 'go', { type: 'other', path: '/' }, { type: PREVIEW_GO, path: 3 }, { type: PREVIEW_GO }])
    expect(readPreviewGo(other)).toBeNull();
  expect(readPreviewGo({ type: PREVIEW_GO, path: 'x'.repeat(3000) })).toBeNull();
});
