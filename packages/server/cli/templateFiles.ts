import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { UsageFault } from './arguments.ts';

/** Endings of files that hold template source. */
const TEMPLATES = /\.(?:block|region|list|item|page|html|htm|jsont|partial|template|txt|xml)$/;

export async function readText(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => null);
  if (text === null) throw new UsageFault(`The file ${file} cannot be read.`);
  return text;
}

/** All templates below a folder by their path in it, with slashes; hidden folders and node_modules left out. */
export async function readTemplates(folder: string): Promise<ReadonlyMap<string, string>> {
  const found = new Map<string, string>();
  for (const file of (await filesBelow(folder)).sort()) {
    if (TEMPLATES.test(file)) found.set(relative(folder, file).split(sep).join('/'), await readText(file));
  }
  return found;
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => null);
  if (entries === null) throw new UsageFault(`The folder ${folder} cannot be read.`);
  const nested = await Promise.all(
    entries
      .filter(({ name }) => !name.startsWith('.') && name !== 'node_modules')
      .map((entry) => {
        const path = join(folder, entry.name);
        return entry.isDirectory() ? filesBelow(path) : entry.isFile() ? [path] : [];
      }),
  );
  return nested.flat();
}
