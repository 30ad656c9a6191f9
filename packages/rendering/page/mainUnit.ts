import { COLLECTION_TYPES } from '@quoin/domain/site';
import type { CompiledTheme, Unit } from './compileTheme.ts';
import type { PageContent } from './content/pageContent.ts';
import { layoutKey } from './layoutKey.ts';
import { screenOf } from './screens/screens.ts';

/** The template of the page's own part; null when its stored HTML is the part (site-templates 3). */
export function mainUnit(compiled: CompiledTheme, page: PageContent): Unit | null {
  if (screenOf(page) !== null) return null;
  if (page.system !== null) return compiled.system(page.system.name)?.unit ?? null;
  const { collection } = page;
  if (collection === null || (collection.type === COLLECTION_TYPES.page && page.item === null)) return null;
  if (collection.type === COLLECTION_TYPES.templatePage) return compiled.page(collection.typeName);
  if (page.item !== null) return compiled.item(collection.typeName) ?? compiled.list(collection.typeName);
  return compiled.list(collection.typeName) ?? compiled.item(collection.typeName);
}

/** All templates that a page is made of. */
export function unitsOf(compiled: CompiledTheme, page: PageContent): readonly Unit[] {
  const main = mainUnit(compiled, page);
  return [...(main === null ? [] : [main]), compiled.layout(layoutKey(compiled, page))];
}
