import { cp, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { demoFolder, THEMES_FOLDER } from '../folders.ts';

/** As many pictures under the same names, each of another colour and none of them drawn. */
const QUICK_ART = `import { join } from 'node:path';
import sharp from 'sharp';

const beside = (name) => import(new URL(name, import.meta.url).href);
const { viewName, WORKS } = await beside('catalogue.mjs');
const { goods } = await beside('goods.mjs');
const views = WORKS.flatMap((work) =>
  work.pulls.flatMap((pull) => (pull === work.pulls[0] ? [1, 2, 3] : [1, 2]).map((view) => viewName(work, pull, view))),
);
const files = [...views, ...goods(new Map()).map(({ file }) => file)];
for (const [index, file] of files.entries()) {
  const create = { width: 64, height: 80, channels: 3, background: { r: index, g: 90, b: 160 } };
  await sharp({ create }).jpeg().toFile(join(process.argv[2], file));
}
console.log(JSON.stringify(files.map((file) => ({ file, alt: file }))));
`;

/** A copy of the demo shop in `folder`, for those whose subject is not its pictures: drawing them takes half a minute. */
export async function writeQuickDemo(folder: string): Promise<string> {
  const copy = join(folder, 'prints');
  await cp(demoFolder('prints'), copy, { recursive: true });
  await symlink(join(dirname(THEMES_FOLDER), 'node_modules'), join(folder, 'node_modules'), 'junction');
  await writeFile(join(copy, 'art/render.mjs'), QUICK_ART);
  return copy;
}
