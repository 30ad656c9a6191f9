import type { PageContent } from '../content/pageContent.ts';
import { madeThing, postThing } from './things/entryThings.ts';
import { eventThing } from './things/eventThing.ts';
import { breadcrumbThing, questionsThing } from './things/pageThings.ts';
import { productThing } from './things/productThing.ts';
import { ownerThing, websiteThing } from './things/siteThings.ts';
import type { Thing } from './things/thing.ts';

/** What search engines may read of a page: the site, the way to it, and what it shows. */
export function structuredThings(page: PageContent, canonical: string): readonly Thing[] {
  const { site } = page.frame;
  const owner = page.collection?.isHomepage && !page.item ? ownerThing(site) : null;
  const way = breadcrumbThing(page, canonical);
  const things = [websiteThing(page.frame), owner, way, shownThing(page, canonical), questionsThing(page)];
  return things.filter((thing) => thing !== null);
}

function shownThing(page: PageContent, canonical: string): Thing | null {
  const { item } = page;
  if (!item) return null;
  if (item.event) return eventThing(item, item.event, page, canonical);
  if (item.product) return productThing(item, page, canonical);
  return madeThing(item, page, canonical) ?? postThing(item, page, canonical);
}
