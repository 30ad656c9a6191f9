import type { JsonRecord, RecordKey } from '@quoin/domain/document';
import { describe, expect, it } from 'vitest';
import { pageInstead } from './pageInstead.ts';

const records = (...all: readonly (readonly [RecordKey, JsonRecord])[]) => new Map(all);

describe('the page shown instead of one that is gone', () => {
  it('is the home page, else the first that is not in the trash', () => {
    const [a, b, trashed] = [
      ['page:a', { title: 'A' }],
      ['page:b', { title: 'B' }],
      ['page:t', { title: 'T', isDeleted: true }],
    ] as const;
    expect(pageInstead(records(trashed, a, b, ['site:site', { homepage: 'b' }]))).toBe('b');
    expect(pageInstead(records(trashed, a, b, ['site:site', { homepage: 'gone' }]))).toBe('a');
    expect(pageInstead(records(trashed, ['site:site', { homepage: 't' }]))).toBe('');
  });
});
