// The product's own operations, from its source.
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';

/** `wanted`: file of the server → names. */
export async function bundleOperations(root, outfile, wanted) {
  const lines = Object.entries(wanted).map(
    ([path, names]) => `export { ${names.join(', ')} } from ${JSON.stringify(join(root, 'packages/server', path))};`,
  );
  const banner = "import { createRequire as fromHere } from 'node:module'; const require = fromHere(import.meta.url);";
  await build({
    ...{ stdin: { contents: lines.join('\n'), resolveDir: root, loader: 'ts' }, outfile, logLevel: 'error' },
    ...{ bundle: true, format: 'esm', platform: 'node', target: 'node20', banner: { js: banner } },
    external: ['@node-rs/*', 'sharp', 'pg-native'],
  });
  return import(pathToFileURL(outfile));
}
