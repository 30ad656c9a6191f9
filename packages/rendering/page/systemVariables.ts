import { paceClass, pageClasses, type TweakValues, tweakClasses } from '@quoin/domain/styles';
import type { CompiledTheme } from './compileTheme.ts';
import type { PageContent } from './content/pageContent.ts';

interface Shown {
  readonly page: PageContent;
  readonly compiled: CompiledTheme;
  readonly tweakValues: TweakValues;
}

/** `{squarespace.page-id}` and its like (site-templates 8); `key`: of the layout. What is printed of the page comes later. */
export function systemVariables(options: Shown, key: string): Record<string, string> {
  const { page } = options;
  return {
    'page-id': pageId(page),
    'page-classes': classText(options, key),
    'cart-classes': 'sqs-custom-cart',
    'page-title': page.item?.title ?? page.collection?.title ?? page.system?.title ?? '',
    'template-revision': '1',
    'main-content': '',
  };
}

function pageId(page: PageContent): string {
  if (page.item !== null) return `item-${page.item.id}`;
  return `collection-${page.collection?.id ?? page.system?.name ?? 'none'}`;
}

/** Tweaks in stylesheet order, then the page's own classes (site-templates 7). */
function classText(options: Shown, key: string): string {
  const { page, compiled } = options;
  const system = page.system === null ? [] : ['system-page', `system-page-${page.system.name}`];
  const own = pageClasses({
    currency: page.frame.site.currency,
    typeName: page.collection?.typeName ?? 'page',
    layout: key,
    collectionId: page.collection?.id ?? page.system?.name ?? 'none',
    isHomepage: page.collection?.isHomepage === true && page.item === null,
    view: page.item === null ? 'list' : 'item',
  });
  const { tweaks } = compiled.theme;
  const paces = [paceClass(tweaks, options.tweakValues)].filter((name) => name !== '');
  return [...tweakClasses(tweaks, options.tweakValues), ...own, ...system, ...paces].join(' ');
}
