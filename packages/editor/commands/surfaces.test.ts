import { ROLES } from '@quoin/domain/access';
import { BLOCK_DEFINITIONS, BLOCK_FEATURES, OFFERED_BLOCKS } from '@quoin/domain/blocks';
import type { SiteRecords } from '@quoin/domain/document';
import { SECTION_TYPES } from '@quoin/domain/site';
import { expect, it } from 'vitest';
import { placesFor, settingsFor } from '../app/places/placesFor.ts';
import { PAGE_CHOICES } from '../templates/pageChoices.ts';
import { offeredBlocks } from './blocks/offeredBlocks.ts';
import { ACTS } from './registry.ts';

const acts = new Set(ACTS.map(({ id }) => id));
const blocks = new Set<string>(BLOCK_DEFINITIONS.map(({ type }) => type));

it.each([
  ['content blocks', 'insertBlock'],
  ['page sections', 'insertSection'],
  ['popup overlay', 'notices'],
  ['lock screen and single sign-on screen', 'screens'],
  ['font and colour panels, tweak engine', 'style'],
  ['header and footer', 'siteSettings'],
])('%s are reached from menus and palette (EDIT-09)', (_surface, act) => expect(acts).toContain(act));

it.each(['gallery', 'summary-v2', 'chart', 'form', 'newsletter'])('a %s can be put on a page (EDIT-09)', (type) =>
  expect(blocks).toContain(type),
);

it('a cover page is one of the pages one can add (EDIT-09, ENUM-12)', () => {
  expect(PAGE_CHOICES.map(({ collection }) => collection?.typeName)).toContain(SECTION_TYPES[0]);
});

it.each(['Pixels', 'Search and feeds'])('%s are places of the app (EDIT-09)', (name) => {
  const places = placesFor({ roles: [], isOwner: true, hasStore: true });
  expect(places.map(({ text }) => text)).toContain(name);
});

it('API keys have a screen among the settings, which owners and administrators reach (EDIT-09)', () => {
  const seenBy = (roles: readonly number[], isOwner = false) =>
    settingsFor({ roles, isOwner }).flatMap(({ places }) => places.map(({ text }) => text));
  expect(seenBy([], true)).toContain('API keys');
  expect(seenBy([ROLES.admin])).toContain('API keys');
  expect(seenBy([ROLES.storeManager, ROLES.websiteManager, ROLES.billing])).not.toContain('API keys');
});

it.each(BLOCK_FEATURES)(
  'with %s switched off for the site, nobody can add its block; all others stay (ENUM-07)',
  (feature) => {
    const site = { blockFeatures: { [feature]: false } };
    const offered = offeredBlocks(new Map([['site:site', site]]) as SiteRecords);
    const gone = OFFERED_BLOCKS.filter((each) => !offered.includes(each));
    expect(gone.map((each) => each.feature)).toEqual([feature]);
  },
);
