import { cp, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readDemoSite } from '../demo/demoFolder.ts';
import { demoFolder, THEMES_FOLDER } from '../platform/folders.ts';

/** Pictures under these names, each of another colour and none of them drawn, and files to download. */
const quickArt = (
  files: readonly string[],
  downloads: readonly string[],
) => `import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const files = ${JSON.stringify(files)};
for (const [index, file] of files.entries()) {
  const background = { r: (index * 37) % 256, g: (index * 101) % 256, b: 160 };
  const create = { width: 64, height: 80, channels: 3, background };
  await sharp({ create }).jpeg().toFile(join(process.argv[2], file));
}
for (const file of ${JSON.stringify(downloads)}) await writeFile(join(process.argv[2], file), 'A file of ' + file);
console.log(JSON.stringify(files.map((file) => ({ file, alt: file }))));
`;

/** A copy of a demo site in `folder`, for those whose subject is not its pictures: drawing them takes half a minute. */
export async function writeQuickDemo(folder: string, name = 'prints'): Promise<string> {
  const copy = join(folder, name);
  await cp(demoFolder(name), copy, { recursive: true });
  await symlink(join(dirname(THEMES_FOLDER), 'node_modules'), join(folder, 'node_modules'), 'junction').catch(
    (fault: NodeJS.ErrnoException) => {
      if (fault.code !== 'EEXIST') throw fault;
    },
  );
  await writeFile(join(copy, 'art/render.mjs'), quickArt(await picturesNamedIn(copy), await downloadsOf(copy)));
  return copy;
}

async function downloadsOf(folder: string): Promise<readonly string[]> {
  const { pages } = await readDemoSite(folder);
  return pages.flatMap(({ downloads }) => Object.values(downloads ?? {}).flat());
}

/** Every picture that a file of the demo names. */
async function picturesNamedIn(folder: string): Promise<readonly string[]> {
  const found = new Set<string>();
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || entry.parentPath.startsWith(join(folder, 'art'))) continue;
    const text = await readFile(join(entry.parentPath, entry.name), 'utf8');
    for (const [file] of text.matchAll(/[\w-]+\.jpg/g)) found.add(file);
  }
  return [...found].sort();
}
