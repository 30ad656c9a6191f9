import { documentNeeds } from '../blocks/index.ts';
import type { CompiledTheme, Unit } from './compileTheme.ts';
import type { PageContent } from './content.ts';
import { templateData } from './data/pageData.ts';
import { layoutKey } from './layoutKey.ts';
import { popupRequest } from './notices/notices.ts';
import { mainUnit } from './renderPage.ts';
import { type DataRequest, requestKey } from './requests.ts';
import { screenRequest } from './screens/screens.ts';
import { requestOf } from './tags/tagFormatter.ts';
import type { ThemeTag } from './tags/themeTags.ts';

/**
 * What the tags of a page will ask for, before it renders. Attributes with template code are tried at the page's root;
 * the few that need an inner scope turn up in `RenderedPage.missing`.
 */
export function dataNeedsOf(compiled: CompiledTheme, page: PageContent, now: number): readonly DataRequest[] {
  const tags = tagsOf(compiled, page);
  const ofBlocks = page.document ? documentNeeds(page.document.content, page) : [];
  const ofFrame = [popupRequest(page), screenRequest(page)].filter((request) => request !== null);
  if (tags.length === 0 && ofBlocks.length === 0 && ofFrame.length === 0) return [];
  const own = { collectionId: page.item?.collectionId ?? page.collection?.id ?? '', itemId: page.item?.id ?? '' };
  const found = new Map<string, DataRequest>(
    [...ofBlocks, ...ofFrame].map((request) => [requestKey(request), request]),
  );
  let data: Record<string, unknown> | undefined;
  for (const tag of tags) {
    if (tag.dynamic.size > 0) data ??= templateData(page, compiled.theme, now, compiled.fallback);
    const request = requestOf(tag, attributeValues(compiled, tag, data, now), own);
    if (request !== null) found.set(requestKey(request), request);
  }
  return [...found.values()];
}

function tagsOf(compiled: CompiledTheme, page: PageContent): readonly ThemeTag[] {
  const units: (Unit | null)[] = [mainUnit(compiled, page), compiled.layout(layoutKey(compiled, page))];
  const tags = units.flatMap((unit) => unit?.tags ?? []);
  return tags.filter(
    (tag) => tag.kind === 'query' || tag.kind === 'category' || tag.kind === 'related' || tag.kind === 'form',
  );
}

function attributeValues(
  compiled: CompiledTheme,
  tag: ThemeTag,
  data: Record<string, unknown> | undefined,
  now: number,
): Readonly<Record<string, string>> {
  if (tag.dynamic.size === 0) return tag.attributes;
  const values: Record<string, string> = { ...tag.attributes };
  for (const [name, partial] of tag.dynamic)
    values[name] = compiled.attribute(partial)?.render(data, { now }).output ?? '';
  return values;
}
