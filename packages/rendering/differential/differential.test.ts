import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type FuzzReport, fuzz } from './fuzz.ts';
import { SLIPS } from './slips.ts';
import { FORMATTER_USES, PREDICATE_USES } from './vocabulary.ts';

const CASES = 2000;
const PACKS = new URL('../../../node_modules/@phensley/cldr/packs/', import.meta.url);

function readPack(language: string): string | undefined {
  const file = new URL(`${language}.json`, PACKS);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

function logReport({ cases, same, unexplained, slips, tallies }: FuzzReport): void {
  const explained = [...slips].filter(([, count]) => count > 0).map(([id, count]) => `${id} ${count}`);
  const silent = [...tallies].filter(([, tally]) => tally.effects === 0).map(([name]) => name);
  console.log(`${cases} cases: ${same} the same, ${cases - same - unexplained} explained (${explained.join(', ')})`);
  console.log(`${tallies.size - silent.length} of ${tallies.size} names had an effect; none: ${silent.join(' ')}`);
}

describe('beside the public engine (TPL-01)', () => {
  const report = fuzz({ seed: 20_261_121, cases: CASES, readPack, mostDifferences: 3 });
  logReport(report);

  it(`prints and reports the same in ${CASES} random cases, but for the slips that are listed`, () => {
    expect(report.differences).toEqual([]);
    expect(report.cases).toBe(CASES);
  });

  it('does so with every formatter and every predicate there is', () => {
    const names = [...report.tallies.keys()].sort();
    expect(names).toEqual([...Object.keys(FORMATTER_USES), ...Object.keys(PREDICATE_USES)].sort());
    const idle = [...report.tallies].filter(([, tally]) => tally.runs < 5).map(([name]) => name);
    expect(idle).toEqual([]);
  });
});

describe('the list of slips', () => {
  it('is the table of DIFFERENCES.md', () => {
    const file = readFileSync(new URL('../../template/DIFFERENCES.md', import.meta.url), 'utf8');
    const rows = new Set(file.split('\n').map((line) => line.replace(/\s*\|\s*/g, '|').trim()));
    const missing = SLIPS.map(({ what, there, here, why }) => `|${what}|${there}|${here}|${why}|`).filter(
      (row) => !rows.has(row),
    );
    expect(missing).toEqual([]);
  });

  it('has a name of its own for each', () => {
    expect(new Set(SLIPS.map((slip) => slip.id)).size).toBe(SLIPS.length);
  });
});
