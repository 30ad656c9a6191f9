// Processes the storefront's bundled files: minifies them a second time, and adds hints when to compile them.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { VERSION } from 'rolldown';
import { minify } from 'rolldown/utils';

/**
 * Appended to each bundled file, and absent from the minified one: file names come from the content before that, so
 * another minifier results in other names. Browsers cache files permanently.
 */
export const MINIFIED_BY = `//${VERSION}`;

/**
 * Functions are compiled when they are first called, on the main thread. A file that starts with this is compiled as it
 * arrives, outside that thread (Chromium only: for other browsers it is a comment). On a slow phone that is half of the
 * cost of taking over a page.
 */
const COMPILED_AHEAD = '//# allFunctionsCalledOnLoad\n';
/** Bytes, from which on the hint is worth its own 30. */
const WORTH_A_HINT = 4000;

/** Writes the scripts of `outputs` (esbuild's metafile) again, 2 to 6 % smaller. `ahead`: those that are run whole once they come. */
export async function minifyAgain(folder, outputs, ahead) {
  const scripts = Object.keys(outputs).filter((name) => name.endsWith('.js'));
  await Promise.all(
    scripts.map(async (name) => {
      const file = path.resolve(folder, name);
      const code = await smaller(name, await readFile(file, 'utf8'));
      const isAhead = Object.hasOwn(ahead, name) && code.length > WORTH_A_HINT;
      await writeFile(file, isAhead ? COMPILED_AHEAD + code : code);
    }),
  );
}

async function smaller(name, bundled) {
  // Scripts of themes run after those of `compat`, and classic as they are.
  const module = !path.basename(name).startsWith('compat');
  const { code, errors } = await minify(name, bundled, { module, compress: { target: 'es2022' }, mangle: true });
  if (errors.length > 0) throw new Error(`${name}: ${errors[0].message}`);
  return code;
}
