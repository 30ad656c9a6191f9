// Which page brings what the domain says in which language (build-storefront.mjs).
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const DOMAIN = fileURLToPath(new URL('../packages/domain/', import.meta.url));
/** What the domain says in another language than English: `cart/wordingDe.ts`, `orders/wordingDe.ts` and the like. */
const WORDING = /packages\/domain\/.*\/wording([A-Z][A-Za-z]*)\.ts$/;
/**
 * What only the checkout, the search, a notice or the sign-up for restocks says: those have room to bring it in every language,
 * where product pages have none.
 */
const WITH_ITS_WIDGET = /packages\/domain\/(?:layout|orders|restock|site)\//;
const languageOf = (file) => WORDING.exec(file)?.[1].toLowerCase();

/**
 * English pages carry no other language: its files become empty here and read what `page/words/de.ts` brings, which the
 * loader fetches first where `<html lang>` is German, and so with every other.
 */
export const languagesComeAlone = {
  name: 'languages-come-alone',
  setup(builder) {
    builder.onResolve({ filter: /\?whole$/ }, ({ path: wanted }) => ({
      path: wanted.replace('?whole', ''),
      suffix: '?whole',
    }));
    builder.onLoad({ filter: WORDING }, async ({ path: file, suffix }) => {
      if (suffix === '?whole' || WITH_ITS_WIDGET.test(file)) return undefined;
      const names = [...(await readFile(file, 'utf8')).matchAll(/^export const (\w+)/gm)].map(([, name]) => name);
      const lines = names.map((name) => `export const ${name} = words.${name};`);
      return { contents: `const words = globalThis.quoinWords ?? {};\n${lines.join('\n')}`, loader: 'js' };
    });
    builder.onLoad({ filter: /page\/words\/[a-z]+\.ts$/ }, async ({ path: file }) => {
      const files = (await readdir(DOMAIN, { recursive: true })).map((name) =>
        path.join(DOMAIN, name).split(path.sep).join('/'),
      );
      const imports = files
        .filter((each) => languageOf(each) === path.basename(file, '.ts') && !WITH_ITS_WIDGET.test(each))
        .sort()
        .map((each, index) => `import * as w${index} from '${each}?whole';`);
      const all = imports.map((_, index) => `...w${index}`).join(', ');
      return {
        contents: `${imports.join('\n')}\nglobalThis.quoinWords = { ${all} };`,
        loader: 'js',
        resolveDir: DOMAIN,
      };
    });
  },
};
