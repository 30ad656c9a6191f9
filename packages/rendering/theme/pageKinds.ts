import { readCollectionKind, readStaticPage, type ThemePageKind } from '@quoin/domain/site';
import type { Layout, Theme } from './theme.ts';

/** Types of pages that a theme adds to those every site has, by their titles. */
export function pageKinds({ collections, pages, customTypes }: Theme): readonly ThemePageKind[] {
  const own = [...collections].flatMap(([name, { conf }]) => readCollectionKind(name, conf, customTypes) ?? []);
  const single = [...pages].map(([name, page]) => readStaticPage(name, page));
  return [...own, ...single].sort((a, b) => (a.title < b.title ? -1 : a.title > b.title ? 1 : 0));
}

/** Layouts that owners can't choose for pages: the checkout, and screens in front of a site. */
const OF_THE_SYSTEM: ReadonlySet<string> = new Set(['checkout', 'screen']);

/** Layouts that a page can be given, `default` first. */
export function pageLayouts({ layouts }: Theme): readonly Pick<Layout, 'key' | 'name'>[] {
  const open = [...layouts.values()].filter(({ key }) => !OF_THE_SYSTEM.has(key));
  const first = open.filter(({ key }) => key === 'default');
  return [...first, ...open.filter(({ key }) => key !== 'default')].map(({ key, name }) => ({ key, name }));
}
