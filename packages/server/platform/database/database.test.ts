import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { addTestSite, createTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { retryPause } from './database.ts';
import { isRetryable, violatedUnique } from './errors.ts';
import { CommitOutcomeUnknown } from './faults.ts';

let test: TestDatabase;
let websiteId: string;
const pauses: number[] = [];
beforeAll(async () => {
  const sleep = (ms: number) => Promise.resolve(void pauses.push(ms));
  test = await createTestDatabase({ open: { sleep, roll: () => 0.5, timeoutFactor: 1 } });
  websiteId = await addTestSite(test.db, 'retry');
});
afterAll(() => test.close());

const raise = (code: string) =>
  sql.raw(`do $$ begin raise exception using errcode = '${code}', message = 'planted'; end $$`);

describe('transactions', () => {
  it.each(['40001', '40P01'])('run again after %s, with growing pauses', async (code) => {
    pauses.length = 0;
    let tries = 0;
    const answer = await test.db.inSite({ websiteId }, async (trx) => {
      tries += 1;
      if (tries < 4) await raise(code).execute(trx);
      return 'done';
    });
    expect([answer, tries, pauses]).toEqual(['done', 4, [10, 20, 40]]);
  });

  it('give up after five tries', async () => {
    let tries = 0;
    const work = test.db.inSite({ websiteId }, async (trx) => {
      tries += 1;
      await raise('40001').execute(trx);
    });
    await expect(work).rejects.toThrow('planted');
    expect(tries).toBe(5);
  });

  it('do not run again after an error that would come again', async () => {
    let tries = 0;
    const work = test.db.inSite({ websiteId }, async (trx) => {
      tries += 1;
      await raise('23505').execute(trx);
    });
    await expect(work).rejects.toThrow('planted');
    expect(tries).toBe(1);
  });

  it('run again when two serializable ones conflict for real', async () => {
    await test.asOwner(
      'create table counter (n int); insert into counter values (0); grant all on counter to quoin_app',
    );
    const raiseCounter = () =>
      test.db.inSite(
        { websiteId },
        async (trx) => {
          const { rows } = await sql<{ n: number }>`select n from counter`.execute(trx);
          await sql`update counter set n = ${(rows[0]?.n ?? 0) + 1}`.execute(trx);
        },
        { isolation: 'serializable' },
      );
    await Promise.all([raiseCounter(), raiseCounter(), raiseCounter()]);
    expect(await test.asOwner('select n from counter')).toEqual([{ n: 3 }]);
  });

  it('run again when the connection is cut before the commit (FT-8)', async () => {
    let tries = 0;
    const answer = await test.db.inSite({ websiteId }, async (trx) => {
      tries += 1;
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
      if (tries === 1) await test.asOwner('select pg_terminate_backend($1)', [rows[0]?.pid]);
      await sql`select 1`.execute(trx);
      return tries;
    });
    expect(answer).toBe(2);
  });

  it('are not repeated when the connection is cut while committing (FT-7)', async () => {
    await test.asOwner(`create table cut (n int); grant all on cut to quoin_app;
      create function cut_off() returns trigger language plpgsql security definer as
        'begin perform pg_terminate_backend(pg_backend_pid()); perform pg_sleep(1); return null; end';
      create constraint trigger cut_off after insert on cut deferrable initially deferred for each row execute function cut_off()`);
    let tries = 0;
    const work = test.db.inSite({ websiteId }, async (trx) => {
      tries += 1;
      await sql`insert into cut values (1)`.execute(trx);
    });
    await expect(work).rejects.toBeInstanceOf(CommitOutcomeUnknown);
    expect(tries).toBe(1);
    expect(isRetryable(new CommitOutcomeUnknown('cut'))).toBe(false);
    expect(isRetryable(Object.assign(new Error('cut'), { code: 'ECONNRESET' }))).toBe(true);
  });

  it('say so when an error was swallowed and nothing was saved', async () => {
    const work = test.db.inSite({ websiteId }, async (trx) => {
      await raise('23514')
        .execute(trx)
        .catch(() => undefined);
      return 'saved?';
    });
    await expect(work).rejects.toThrow('rolled back at COMMIT');
  });

  it('tell what was to follow after the commit only, once, whatever the tries', async () => {
    const [act, listener] = [vi.fn(), vi.fn()];
    const off = test.db.onAnnounced('topic', listener);
    let tries = 0;
    await test.db.inSite({ websiteId }, async (trx) => {
      trx.afterCommit(act);
      trx.announce('topic');
      tries += 1;
      if (tries === 1) await raise('40001').execute(trx);
      expect(act).not.toHaveBeenCalled();
    });
    off();
    expect([act.mock.calls.length, listener.mock.calls.length]).toEqual([1, 1]);
  });

  it('leave no site behind for the next user of the connection', async () => {
    const left = await Promise.all(
      Array.from({ length: 12 }, () =>
        test.db.acrossSites((trx) =>
          sql<{ site: string }>`select coalesce(current_setting('app.site', true), '') as site`.execute(trx),
        ),
      ),
    );
    expect(new Set(left.map(({ rows }) => rows[0]?.site))).toEqual(new Set(['']));
  });
});

it('takes a site for what it is, whatever is in it (TEN-2)', async () => {
  const hostile = "'; set local app.platform = 'on'; --\\";
  const { rows } = await test.db.inSite({ websiteId: hostile }, (trx) =>
    sql<{ site: string; platform: string | null }>`select current_setting('app.site') as site,
      nullif(current_setting('app.platform', true), '') as platform`.execute(trx),
  );
  expect(rows).toEqual([{ site: hostile, platform: null }]);
});

describe('a connection of requests', () => {
  it('runs as the application role with statement, lock and idle timeouts, and without compiling statements', async () => {
    const { rows } = await test.db.inSite({ websiteId }, (trx) =>
      sql`select current_user::text as role, current_setting('statement_timeout') as statement,
        current_setting('lock_timeout') as lock, current_setting('idle_in_transaction_session_timeout') as idle, current_setting('jit') as jit`.execute(
        trx,
      ),
    );
    expect(rows).toEqual([{ role: 'quoin_app', statement: '5s', lock: '2s', idle: '10s', jit: 'off' }]);
  });

  it('reads int8 as bigint, timestamps as Date, jsonb parsed and arrays as arrays', async () => {
    const { rows } = await test.db.inSite({ websiteId }, (trx) =>
      sql`select 9007199254740993::int8 as big, array[1,2]::int8[] as bigs, '2026-01-02T03:04:05.678Z'::timestamptz as at,
        '{"a":[1]}'::jsonb as json, array['x','y'] as words`.execute(trx),
    );
    expect(rows).toEqual([
      {
        big: 9007199254740993n,
        bigs: [1n, 2n],
        at: new Date('2026-01-02T03:04:05.678Z'),
        json: { a: [1] },
        words: ['x', 'y'],
      },
    ]);
  });

  it('stops a statement that takes too long', async () => {
    const slow = test.db.inSite({ websiteId }, (trx) => sql`select pg_sleep(5)`.execute(trx), {
      statementTimeoutMs: 50,
    });
    await expect(slow).rejects.toMatchObject({ code: '57014' });
  });

  it('names the unique constraint that refused', async () => {
    const error = await addTestSite(test.db, 'retry').catch((caught: unknown) => caught);
    expect(violatedUnique(error)).toBe('website_slug_pkey');
  });
});

it('waits longer for a server that went away than for a conflict', () => {
  const lost = Object.assign(new Error('gone'), { code: '57P01' });
  expect([
    retryPause(lost, 1, () => 0),
    retryPause(lost, 4, () => 0.5),
    retryPause(new Error('x'), 2, () => 0.5),
  ]).toEqual([50, 800, 20]);
});
