import { describe, expect, it } from 'vitest';
import { isUnavailable } from '../../database/errors.ts';
import { keepBooksInThread } from './booksThread.ts';

const settings = {
  target: { connectionString: 'postgres://nowhere' },
  ...{ patience: 1, logLevel: 'silent', isCopied: false, crashFile: null },
};
const taken = { json: '[]', months: [], receivedAt: new Date(0) };

/** Stands for the built thread, and does this with each task; `answer` says how it went. */
function booksWith(act: string) {
  const source = `
    import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ id, task }) => {
      const answer = (error) => parentPort.postMessage(error === undefined ? { id } : { id, error });
      ${act}
    });`;
  return keepBooksInThread(new URL(`data:text/javascript,${encodeURIComponent(source)}`), settings);
}

describe('books in a thread of their own', () => {
  it('are told of each task, and say of each how it went', async () => {
    const books = booksWith(`if (task.websiteId === 'good') answer(); else answer({ message: task.verb, stack: '' });`);
    await Promise.all([books.store('good', taken), books.count('good'), books.pack('good')]);
    await expect(books.count('bad')).rejects.toThrow('count');
    await books.close();
  });

  it('tell a database that is away from one that refuses: the first is tried again, the second is not (ANA-1)', async () => {
    const away = booksWith(`answer({ message: 'connect', stack: '', code: 'ENOENT', syscall: 'connect' });`);
    expect(await away.store('a', taken).catch(isUnavailable)).toBe(true);
    await away.close();
    const refusing = booksWith(`answer({ message: 'invalid input syntax', stack: '', code: '22P02' });`);
    expect(await refusing.store('a', taken).catch(isUnavailable)).toBe(false);
    await refusing.close();
  });

  it('that end while they are at something fail it, and are begun anew by the next task', async () => {
    const books = booksWith(`if (task.websiteId === 'deadly') process.exit(1); else answer();`);
    await books.store('a', taken);
    const lost = [books.store('deadly', taken), books.count('b')].map((task) =>
      task.catch((error: Error) => error.message),
    );
    expect(await Promise.all(lost)).toEqual(Array(2).fill('The thread that keeps the books has ended'));
    await books.store('a', taken);
    await books.close();
  });

  it('stop packing when they are told to', async () => {
    const books = booksWith(`if (task.verb === 'abort' || task.verb === 'close') answer();`);
    const controller = new AbortController();
    const packed = books.pack('a', controller.signal);
    controller.abort();
    await packed;
    await books.close();
  });

  it('are not begun to be closed', async () => {
    await keepBooksInThread(new URL('file:///missing.js'), settings).close();
  });
});
