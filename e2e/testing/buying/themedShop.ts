import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../installation.ts';
import { type OwnShop, type OwnShopOptions, openOwnShop } from '../ownShop.ts';

/** Themes of the format, as others write them. Each is one folder; no site outside the tests uses them. */
const FOREIGN = join(root, 'e2e/themes');

/**
 * Opens a separate shop whose demo site uses a theme of `e2e/themes`. The house theme fills in for what that theme
 * lacks. Of several themes, the first is in use and the owner may choose the others.
 */
export async function openThemedShop(
  wanted: string | readonly string[],
  options: OwnShopOptions = {},
): Promise<OwnShop> {
  const names = [wanted].flat();
  const themes = mkdtempSync(join(tmpdir(), 'quoin-themes-'));
  const leave = () => rmSync(themes, { recursive: true, force: true });
  cpSync(join(root, 'themes'), themes, { recursive: true });
  for (const name of names) bring(name, themes);
  try {
    const shop = await openOwnShop({
      ...options,
      env: { THEMES_DIR: themes, ...options.env },
      async prepare(database) {
        await database.query('UPDATE website SET theme = $1 WHERE identifier = $2', [names[0] ?? '', 'demo']);
        await options.prepare?.(database);
      },
    });
    return {
      ...shop,
      async close() {
        await shop.close();
        leave();
      },
    };
  } catch (fault) {
    leave();
    throw fault;
  }
}

function bring(theme: string, themes: string): void {
  const source = join(FOREIGN, theme);
  if (!existsSync(join(source, 'template.conf'))) throw new Error(`There is no theme ${source}.`);
  // Quoin has a theme called folio too. The test's theme replaces it.
  rmSync(join(themes, theme), { recursive: true, force: true });
  cpSync(source, join(themes, theme), { recursive: true });
}
