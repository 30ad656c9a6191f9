// The unit of the storefront's stylesheets. Themes often set `rem` to ten pixels. `--rem` then has the intended size
// (lent.less).
import { readFile } from 'node:fs/promises';

const REM = /@(?:media|container)[^{]*|(?<![\w.-])(\d*\.?\d+)rem\b/g;

/** For esbuild: `rem` in every stylesheet that it reads. */
export const ownRem = {
  name: 'own-rem',
  setup(builder) {
    builder.onLoad({ filter: /\.css$/ }, async ({ path: file }) => ({
      contents: inOwnRem(await readFile(file, 'utf8')),
      loader: 'css',
    }));
  },
};

/** Conditions keep theirs: they know no variables, and count in the browser's own. */
export function inOwnRem(css) {
  return css.replace(REM, (found, count) => (count === undefined ? found : `calc(var(--rem, 1rem) * ${count})`));
}
