import { PREVIEW_LIMITS } from '@quoin/contract/endpoints/content';
import { describe, expect, it } from 'vitest';
import { parsePreviewMaterial, parseTemplatePreview } from './templateRequests.ts';

const isTaken = (body: unknown) => parseTemplatePreview(body).ok;

describe('what a preview may send', () => {
  it('is a page of the site and sources by names of the theme format', () => {
    expect(isTaken({ path: '/shop?tag=a', files: { 'blocks/card.block': '{title}', 'site.region': '' } })).toBe(true);
    for (const path of ['', 'shop', '//evil.example', '/\\evil', '/a\nb', 7]) {
      expect(isTaken({ path, files: {} }), String(path)).toBe(false);
    }
    for (const name of ['../main.ts', '/etc/passwd', 'a/b/c.block', 'blocks/../x', '.env', 'blocks/']) {
      expect(isTaken({ path: '/', files: { [name]: '' } }), name).toBe(false);
    }
  });

  it('is bounded: 512 KiB each, 2 MiB together, 20 files', () => {
    const { sourceLength, files: most } = PREVIEW_LIMITS;
    const files = (count: number, length: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, index) => [`blocks/${index}.block`, 'x'.repeat(length)]));
    expect(isTaken({ path: '/', files: files(4, sourceLength) })).toBe(true);
    expect(isTaken({ path: '/', files: files(1, sourceLength + 1) })).toBe(false);
    expect(isTaken({ path: '/', files: files(5, sourceLength) })).toBe(false);
    expect(isTaken({ path: '/', files: files(most + 1, 1) })).toBe(false);
  });
});

it('takes what tags may ask for and nothing else', () => {
  const query = { kind: 'query', collection: 'shop', limit: 8, skip: 0, category: '', tag: '', featured: false };
  expect(parsePreviewMaterial({ path: '/', needs: [query] })).toEqual({
    ok: true,
    value: { path: '/', needs: [query] },
  });
  for (const needs of [[{ ...query, limit: 1e9 }], [{ kind: 'sql' }], 'query', Array(99).fill(query)]) {
    expect(parsePreviewMaterial({ path: '/', needs }).ok).toBe(false);
  }
});
