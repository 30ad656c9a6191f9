import type { JsonRecord, RecordKey } from '@quoin/domain/document';
import { describe, expect, it } from 'vitest';
import { fallbackPage } from './fallbackPage.ts';

const records = (...all: readonly (readonly [RecordKey, JsonRecord])[]) => new Map(all);

describe('the page shown instead of one that is gone', () => {
  it('is the home page, else the first that is not in the trash', () => {
    const [a, b, trashed] = [
      ['page:a', { title: 'A' }],
      ['page:b', { title: 'B' }],
      ['page:t', { title: 'T', isDeleted: true }],
    ] as const;
    expect(fallbackPage(records(trashed, a, b, ['site:site', { homepage: 'b' }]))).toBe('b');
    expect(fallbackPage(records(trashed, a, b, ['site:site', { homepage: 'gone' }]))).toBe('a');
    expect(fallbackPage(records(trashed, ['site:site', { homepage: 't' }]))).toBe('');
  });
});
