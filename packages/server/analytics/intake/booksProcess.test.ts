import { rm } from 'node:fs/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isUnavailable } from '../../platform/database/errors.ts';
import { bundleProgram } from '../../testing/product.ts';
import { keepBooksInProcess } from './booksProcess.ts';
import type { EventBooks } from './eventBooks.ts';

const settings = {
  target: { connectionString: 'postgres://nowhere' },
  patience: 1,
  logLevel: 'silent',
  isCopied: false,
};
const taken = { json: '[]', months: [], receivedAt: new Date(0) };
let program = '';
let books: EventBooks;

beforeAll(async () => {
  program = await bundleProgram(fileURLToPath(new URL('../../testing/sideProgram.ts', import.meta.url)), 'books');
});
afterEach(() => books.close());
afterAll(() => rm(program));

describe('books in a process of their own', () => {
  it('are told first whose they are, and of each task with all it needs', async () => {
    books = keepBooksInProcess(pathToFileURL(program), settings);
    await Promise.all([books.store('a', taken), books.count('a')]);
    const last: unknown = await books.pack('a');
    expect(last).toMatchObject({
      earlier: [
        { verb: 'open', settings },
        { verb: 'store', websiteId: 'a', taken },
        { verb: 'count', websiteId: 'a' },
      ],
    });
  });

  it('tell a database that is away from one that refuses: the first is tried again, the second is not (ANA-1)', async () => {
    books = keepBooksInProcess(pathToFileURL(program), settings);
    expect(await books.store('fail to connect', taken).catch(isUnavailable)).toBe(true);
    expect(await books.store('refuse', taken).catch(isUnavailable)).toBe(false);
  });

  it('stop packing when they are told to', async () => {
    books = keepBooksInProcess(pathToFileURL(program), settings);
    const controller = new AbortController();
    const packed = books.pack('wait to be told', controller.signal);
    controller.abort();
    await packed;
  });

  it('are not begun to be closed', async () => {
    books = keepBooksInProcess(new URL('file:///missing.js'), settings);
    await books.close();
  });
});
