import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, stat, unlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LessResult, LessSource } from './compileLess.ts';
import { builtWorker, type StylesheetCompiler } from './stylesheetCompiler.ts';

export interface KeptStylesheetsOptions {
  /** Created with the first stylesheet. Its contents can be deleted at any time. */
  readonly folder: string;
  /** What compiles, in one line: another version may make something else of the same source. */
  readonly compiledBy: string;
  /** So many, and no more: the oldest go. */
  readonly most?: number;
}

const MOST = 200;

/**
 * Caches compiled stylesheets on disk, so a site has its styles right after a start: compiling them again takes as long
 * as the rest of the start. Aborted compilations are not cached. Write errors are ignored.
 */
export function keptStylesheets(
  compiler: StylesheetCompiler,
  { folder, compiledBy, most = MOST }: KeptStylesheetsOptions,
): StylesheetCompiler {
  const keeping = new Set<Promise<void>>();
  const pathOf = ({ source, math }: LessSource): string => {
    const name = createHash('sha256')
      .update(JSON.stringify([compiledBy, math, source]))
      .digest('hex');
    return join(folder, `${name}.json`);
  };

  async function keep(path: string, result: LessResult): Promise<void> {
    await mkdir(folder, { recursive: true });
    // Under its name only once it is whole.
    const draft = `${path}.${randomUUID()}`;
    await writeFile(draft, JSON.stringify(result));
    await rename(draft, path);
    await forgetOldest(folder, most);
  }

  return {
    async compile(source) {
      const path = pathOf(source);
      const known = await readKept(path);
      if (known !== null) return known;
      const result = await compiler.compile(source);
      if (result.css === '') return result;
      const kept = keep(path, result).catch(() => undefined);
      keeping.add(kept);
      void kept.then(() => keeping.delete(kept));
      return result;
    },
    async close() {
      await compiler.close();
      await Promise.all(keeping);
    },
  };
}

/** Null where there is none, or none that can be read. */
async function readKept(path: string): Promise<LessResult | null> {
  try {
    const { css, problems } = JSON.parse(await readFile(path, 'utf8')) as Partial<LessResult>;
    return typeof css === 'string' && Array.isArray(problems) ? { css, problems } : null;
  } catch {
    return null;
  }
}

async function forgetOldest(folder: string, most: number): Promise<void> {
  const names = await readdir(folder);
  if (names.length <= most) return;
  const aged = await Promise.all(
    names.map(async (name) => {
      const path = join(folder, name);
      return { path, at: (await stat(path).catch(() => null))?.mtimeMs ?? 0 };
    }),
  );
  aged.sort((one, other) => one.at - other.at);
  for (const { path } of aged.slice(0, -most)) await unlink(path).catch(() => undefined);
}

/** The built thread, which names what it imports by its content; null in the source tree. */
export function builtCompiler(): string | null {
  const worker = builtWorker();
  return worker === null ? null : createHash('sha256').update(readFileSync(worker)).digest('hex');
}
