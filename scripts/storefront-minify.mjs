// What happens to the storefront's files once they are bundled: made smaller a second time, and told when to be compiled.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { VERSION } from 'rolldown';
import { minify } from 'rolldown/utils';

/**
 * Stands at the end of each bundled file, and is gone from the smaller one: names come from what a file has before that, so
 * another minifier has other names. Files are kept by browsers for good.
 */
export const MINIFIED_BY = `//${VERSION}`;

/**
 * Functions are compiled when they are first called, on the thread that answers people. A file that begins so is compiled as it
 * comes, beside that thread (Chromium; others read a comment). On a slow phone that is half of what taking over a page costs.
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
