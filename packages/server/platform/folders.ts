import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The product's own folder: the one that holds `packages`, found from wherever this file runs (source or bundle). */
function findRoot(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  while (!existsSync(join(folder, 'packages')) && dirname(folder) !== folder) folder = dirname(folder);
  return folder;
}

const root = findRoot();

export const THEMES_FOLDER = join(root, 'themes');
export const STOREFRONT_FOLDER = join(root, 'packages/storefront/dist');
export const APP_FOLDER = join(root, 'packages/editor/dist');
/** The app's help, as pages and as what the app shows of them. */
export const HELP_FOLDER = join(root, 'packages/editor/dist/help');
/** What runs inside the editor's frame, on the site's origin. */
export const CANVAS_FOLDER = join(root, 'packages/editor/dist/frame');

export function demoFolder(name: string): string {
  return join(root, 'demo', name);
}
/** Libraries that themes load from other hosts else. */
export const LIBRARIES_FOLDER = join(root, 'packages/server/dist/libraries');
export const FONTS_FOLDER = join(root, 'packages/server/dist/fonts');
