import type { CompiledTheme } from './compileTheme.ts';
import type { PageContent } from './content/pageContent.ts';
import { screenOf } from './screens/screens.ts';

/** Layouts of system pages whose conf does not name one. */
const SYSTEM_LAYOUTS: Readonly<Record<string, string>> = {
  'card-payment': 'checkout',
  checkout: 'checkout',
  'order-confirmed': 'checkout',
  'order-status': 'checkout',
  'wallet-payment': 'checkout',
};

/** The layout of screens. A theme may have its own. */
export const SCREEN = 'screen';

/** Which layout a page gets: its own setting, its type's, the homepage's, the default (site-templates 2). */
export function layoutKey(compiled: CompiledTheme, page: PageContent): string {
  if (screenOf(page) !== null) return SCREEN;
  const { layouts } = compiled.theme;
  const wishes = page.system === null ? pageWishes(page) : systemWishes(compiled, page.system.name);
  return wishes.find((key) => layouts.has(key)) ?? 'default';
}

function pageWishes(page: PageContent): readonly string[] {
  const { collection } = page;
  if (collection === null) return [];
  const chosen = collection.regionName === 'default' ? '' : collection.regionName;
  // A page of blocks has its own beginning. The home layout's would appear above it, unless it was there first.
  const isTheThemes = !page.document || collection.keepsTheme === true || collection.isSectionText === true;
  const home = collection.isHomepage && page.item === null && isTheThemes ? ['homepage'] : [];
  return [chosen, collection.typeName, ...home].filter((key) => key !== '');
}

function systemWishes(compiled: CompiledTheme, name: string): readonly string[] {
  const own = compiled.system(name)?.page.layout ?? '';
  const usual = Object.hasOwn(SYSTEM_LAYOUTS, name) ? (SYSTEM_LAYOUTS[name] ?? '') : '';
  return [own, usual].filter((key) => key !== '');
}
