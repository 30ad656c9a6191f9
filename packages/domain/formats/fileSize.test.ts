import { describe, expect, it } from 'vitest';
import { formatFileSize } from './fileSize.ts';

describe('file sizes', () => {
  it.each([
    [0, '0 Bytes'],
    [1, '1 Bytes'],
    [1023, '1023 Bytes'],
    [1024, '1 KB'],
    [1536, '1.5 KB'],
    [20 * 1024 ** 2, '20 MB'],
    [1024 ** 3 - 1, '1 GB'],
    [3 * 1024 ** 4, '3 TB'],
    [1024 ** 5, '1 PB'],
    [1024 ** 6, '1 EB'],
    [1024 ** 7, '1 ZB'],
    [1024 ** 8, '1 YB'],
    [5000 * 1024 ** 8, '5000 YB'],
    [-5, '0 Bytes'],
    [Number.NaN, '0 Bytes'],
  ])('%d reads %s: steps of 1024, Bytes to YB (DISP-09)', (bytes, text) => {
    expect(formatFileSize(bytes)).toBe(text);
  });
});
