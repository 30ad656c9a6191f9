import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { entryTexts, REFERENCE, referenceFiles } from '@quoin/rendering/reference';
import { type Arguments, type Terminal, UsageFault } from './arguments.ts';

/** Below the folder the command runs in: the repository. */
const FOLDER = 'docs/reference/template';

/** `template docs [NAME]`: the reference, or what it says about one name; with `--write` into its files. */
export async function printTemplateDocs({ words, options }: Arguments, terminal: Terminal): Promise<number> {
  const [, , name] = words;
  if (options.has('write')) return writeDocs(FOLDER, terminal);
  if (name === undefined) {
    for (const text of referenceFiles().values()) terminal.out(`${text}\n`);
    return 0;
  }
  const found = entryTexts(name);
  if (found.length === 0) throw new UsageFault(unknownText(name));
  terminal.out(`${found.join('\n')}\n`);
  return 0;
}

async function writeDocs(folder: string, terminal: Terminal): Promise<number> {
  await mkdir(folder, { recursive: true });
  for (const [file, text] of referenceFiles()) await writeFile(join(folder, file), text);
  terminal.out(`${referenceFiles().size} files written to ${folder}\n`);
  return 0;
}

/** Names that hold what was asked for, as a help. */
function unknownText(name: string): string {
  const names = REFERENCE.flatMap(({ groups }) => groups.flatMap(({ entries }) => entries.map((entry) => entry.name)));
  const near = [...new Set(names)].filter((known) => known.toLowerCase().includes(name.toLowerCase())).slice(0, 10);
  return `The reference has nothing named "${name}".${near.length > 0 ? ` Near it: ${near.join(', ')}` : ''}`;
}
