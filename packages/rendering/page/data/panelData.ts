import { COLLECTION_TYPES, type MenuPanel, type NavigationItem } from '@quoin/domain/site';
import type { CollectionContent } from '../content/collectionContent.ts';
import type { PageContent } from '../content/pageContent.ts';
import { escapeHtml } from '../escape.ts';
import { categoryUrl } from './addresses.ts';
import { imageFields, type JsonObject } from './imageData.ts';

/** Categories of a store that a panel names below it. */
const MOST_CATEGORIES = 8;

/**
 * Returns `panel` of a folder that opens wide (decision 0111): its entries in columns, and the content next to them. An
 * entry without a link is the heading of a new column. A store has its categories below its name. `linkOf`: null for
 * hidden entries.
 */
export function panelData(
  { items, panel }: NavigationItem,
  page: PageContent,
  linkOf: (entry: NavigationItem) => JsonObject | null,
): JsonObject {
  if (panel === undefined) return {};
  const columns: Column[] = [];
  for (const entry of items) {
    if (isHeading(entry)) columns.push({ title: escapeHtml(entry.title), items: [] });
    else {
      const link = linkOf(entry);
      if (link === null) continue;
      if (columns.length === 0) columns.push({ title: '', items: [] });
      columns.at(-1)?.items.push({ ...link, ...categoriesOf(entry, page) });
    }
  }
  const shown = columns.filter((column) => column.items.length > 0).map((column) => ({ ...column }));
  // Entries without headings are one list, which flows into columns.
  return {
    panel: { columns: shown, flows: shown.length === 1 && shown[0]?.title === '', promo: promoData(panel, page) },
  };
}

interface Column {
  readonly title: string;
  readonly items: JsonObject[];
}

function isHeading({ collectionId, externalLink, items }: NavigationItem): boolean {
  return collectionId === null && externalLink === null && items.length === 0;
}

function categoriesOf({ collectionId }: NavigationItem, { frame }: PageContent): JsonObject {
  const store = frame.collections.find(({ id, type }) => id === collectionId && type === COLLECTION_TYPES.products);
  const named = store?.isEnabled === true ? topCategories(store) : [];
  return named.length === 0 ? {} : { below: named };
}

function topCategories(store: CollectionContent): JsonObject[] {
  return store.categories
    .filter(({ path }) => !path.includes('/'))
    .slice(0, MOST_CATEGORIES)
    .map(({ name, path }) => ({ title: escapeHtml(name), url: escapeHtml(categoryUrl(store, path)) }));
}

function promoData({ image, title, text, url }: MenuPanel, { frame }: PageContent): JsonObject | null {
  const picture = frame.menuImages?.get(image) ?? null;
  if (picture === null && title === '' && text === '') return null;
  return {
    title: escapeHtml(title),
    text: escapeHtml(text),
    url: escapeHtml(url),
    image: picture === null ? null : imageFields(picture),
  };
}
