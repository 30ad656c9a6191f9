import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { CRASH_POINTS, crashAsConfigured } from './crashPoints.ts';

let folder: string;
let said: string[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'quoin-crash-'));
  said = [];
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Returns a connection that notes what it receives, and where it would die. */
function connection(chosen: string | null) {
  const file = join(folder, 'crash-at');
  if (chosen !== null) writeFileSync(file, `${chosen}\n`);
  const around = crashAsConfigured(file, () => said.push('DEAD'));
  return around((sql) => {
    said.push(sql);
    return Promise.resolve({ command: '', rowCount: null, rows: [] });
  });
}

const ORDER = ['begin', 'WITH n AS (INSERT INTO sales_order (id) VALUES (1))', 'commit'];

async function run(query: ReturnType<typeof connection>, statements: readonly string[]) {
  for (const statement of statements) await query(statement, []);
}

describe('points where the product can be made to stop dead (FT-2)', () => {
  it.each([
    ['number.written', 2],
    ['order.committing', 2],
    ['order.committed', 3],
  ])('%s is after %d statements', async (point, statements) => {
    await run(connection(point), ORDER);
    expect(said.indexOf('DEAD')).toBe(statements);
  });

  it.each([null, 'intent.committed', 'nonsense'])('are passed by when %s is chosen', async (point) => {
    await run(connection(point), [...ORDER, 'begin', 'select 1', 'commit']);
    expect(said).not.toContain('DEAD');
  });

  it('belong to the transaction that wrote, not to one that was rolled back', async () => {
    const [begin, write, commit] = ORDER;
    await run(connection('order.committed'), [begin!, write!, 'rollback', 'begin', 'select 1', commit!]);
    expect(said).not.toContain('DEAD');
  });

  it('have names of their own', () => {
    expect(new Set(CRASH_POINTS.map(({ name }) => name)).size).toBe(CRASH_POINTS.length);
  });
});
