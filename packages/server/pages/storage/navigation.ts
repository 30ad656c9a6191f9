import { type Navigation, type NavigationItem, readMenuPanel } from '@quoin/domain/site';
import type { SiteTransaction } from '../../platform/database/database.ts';

/** The navigations of a site by their names in the theme. */
export async function loadNavigations(trx: SiteTransaction, websiteId: string): Promise<Navigation[]> {
  const rows = await trx.selectFrom('navigation').select(['id', 'items']).where('website_id', '=', websiteId).execute();
  return rows.map((row) => ({ name: row.id, items: toItems(row.items, 0) }));
}

const MAX_DEPTH = 2;

/** Stored entries are JSON that an editor wrote: whatever is not an entry is left out. */
function toItems(stored: unknown, depth: number): NavigationItem[] {
  if (!Array.isArray(stored) || depth >= MAX_DEPTH) return [];
  return stored.filter(isRecord).map((entry) => ({
    collectionId: typeof entry.collectionId === 'string' ? entry.collectionId : null,
    title: textOf(entry.title),
    urlId: textOf(entry.urlId),
    externalLink: toExternalLink(entry.externalLink),
    items: toItems(entry.items, depth + 1),
    ...panelIn(entry.panel, depth),
  }));
}

function panelIn(stored: unknown, depth: number): Pick<NavigationItem, 'panel'> {
  const panel = depth === 0 ? readMenuPanel(stored) : null;
  return panel === null ? {} : { panel };
}

function toExternalLink(stored: unknown): NavigationItem['externalLink'] {
  if (!isRecord(stored) || typeof stored.url !== 'string') return null;
  return { url: stored.url, newWindow: stored.newWindow === true };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** Replaces a navigation whole. */
export async function saveNavigation(trx: SiteTransaction, websiteId: string, navigation: Navigation): Promise<void> {
  const items = JSON.stringify(navigation.items);
  await trx
    .insertInto('navigation')
    .values({ website_id: websiteId, id: navigation.name, items })
    .onConflict((conflict) => conflict.columns(['website_id', 'id']).doUpdateSet({ items }))
    .execute();
}
