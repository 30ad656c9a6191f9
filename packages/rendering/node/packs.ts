import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Packs are named by language subtag: no path can be spelled with it. */
const LANGUAGE = /^[a-z]{2,8}$/;

/** Returns the folder of the language packs: next to the built file, else in the package they come from. */
export function packFolder(): string {
  const beside = join(dirname(fileURLToPath(import.meta.url)), 'packs');
  if (existsSync(beside)) return beside;
  return join(dirname(createRequire(import.meta.url).resolve('@phensley/cldr/package.json')), 'packs');
}

/** Reads a language's pack from disk on demand. Undefined for a language without one. */
export function createPackReader(folder: string = packFolder()): (language: string) => string | undefined {
  return (language) => {
    const file = join(folder, `${language}.json`);
    return LANGUAGE.test(language) && existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
}
