// Files that programs write: several of them may do so at a time.
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Writes a file whose text has changed. */
export function writeChanged(path, text) {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  const fresh = `${path}.${process.pid}`;
  writeFileSync(fresh, text);
  renameSync(fresh, path);
}

/** Takes away what is no more; `files` are those that are. */
export function removeOthers(folder, files) {
  for (const name of readdirSync(folder))
    if (name.endsWith('.ts') && !files.has(name)) rmSync(join(folder, name), { force: true });
}
