import { documentNeeds } from '../blocks/index.ts';
import { attributesAtRoot } from './attributesAtRoot.ts';
import type { CompiledTheme } from './compileTheme.ts';
import type { PageContent } from './content/pageContent.ts';
import { fieldsOnPage } from './fieldsOnPage.ts';
import { unitsOf } from './mainUnit.ts';
import { popupRequest } from './notices/notices.ts';
import { type DataRequest, requestKey } from './requests.ts';
import { screenRequest } from './screens/screens.ts';
import { requestOf } from './tags/tagFormatter.ts';
import type { ThemeTag } from './tags/themeTags.ts';

/**
 * What the tags of a page will ask for, before it renders. Attributes with template code are tried at the page's root;
 * the few that need an inner scope turn up in `RenderedPage.missing`.
 */
export function dataNeedsOf(compiled: CompiledTheme, page: PageContent, now: number): readonly DataRequest[] {
  const own = { collectionId: page.item?.collectionId ?? page.collection?.id ?? '', itemId: page.item?.id ?? '' };
  const valuesOf = attributesAtRoot(compiled, page, now);
  const needs = [
    ...(page.document ? documentNeeds(page.document.content, page) : []),
    ...documentNeeds({ sections: fieldsOnPage(compiled, page, now) }, page),
    ...[popupRequest(page), screenRequest(page)],
    ...tagsOf(compiled, page).map((tag) => requestOf(tag, valuesOf(tag), own)),
  ];
  const found = needs.filter((request) => request !== null).map((request) => [requestKey(request), request] as const);
  return [...new Map<string, DataRequest>(found).values()];
}

function tagsOf(compiled: CompiledTheme, page: PageContent): readonly ThemeTag[] {
  return unitsOf(compiled, page)
    .flatMap(({ tags }) => tags)
    .filter(({ kind }) => kind === 'query' || kind === 'category' || kind === 'related' || kind === 'form');
}
