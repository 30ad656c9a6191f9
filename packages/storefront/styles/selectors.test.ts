import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const THEMES = join(import.meta.dirname, '../../../themes');

function stylesIn(folder: string): string[] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => /\.(css|less)$/.test(name)).map((name) => join(folder, name));
}

it('look into no attribute `style`: who gives an element one would have all that such a rule reaches styled anew (ED-46)', () => {
  const sheets = [...stylesIn(import.meta.dirname), ...stylesIn(THEMES)];
  expect(sheets.length).toBeGreaterThan(20);
  const asking = sheets.filter((sheet) => /\[\s*style\b/.test(readFileSync(sheet, 'utf8')));
  expect(asking).toEqual([]);
});
