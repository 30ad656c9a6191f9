import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readThemeFolder } from './readThemeFolder.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'quoin-theme-'));
});
afterEach(() => rm(folder, { recursive: true }));

async function write(path: string): Promise<void> {
  await mkdir(dirname(join(folder, path)), { recursive: true });
  await writeFile(join(folder, path), 'text');
}

it('reads partials and stylesheets in folders, and nothing hidden, linked or too deep (site-templates 1)', async () => {
  const wanted = ['blocks/nav.block', 'blocks/shared/rows/row.block', 'styles/parts/a.less', 'template.conf'];
  const tooDeep = `blocks/${'x/'.repeat(8)}a.block`;
  const others = ['blocks/.git/a.block', 'blocks/.a.block', 'collections/deep/a.list', 'notes/a.block', tooDeep];
  for (const path of [...wanted, ...others]) await write(path);
  await symlink(join(folder, 'notes'), join(folder, 'blocks/linked'));
  const { files } = await readThemeFolder(folder);
  expect([...files.keys()]).toEqual(wanted);
});
