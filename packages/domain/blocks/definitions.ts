import type { BlockTypeName } from './blockTypes.ts';
import type { BlockDefinition } from './definition.ts';
import { accordionDefinition } from './kinds/accordionBlock.ts';
import { albumDefinition, audioDefinition } from './kinds/audioBlocks.ts';
import { calendarDefinition } from './kinds/calendarBlock.ts';
import { chartDefinition } from './kinds/chartBlock.ts';
import { embedDefinition, videoDefinition } from './kinds/embedBlocks.ts';
import { formDefinition, newsletterDefinition } from './kinds/formBlocks.ts';
import { galleryDefinition } from './kinds/galleryBlock.ts';
import { imageDefinition } from './kinds/imageBlock.ts';
import {
  archiveDefinition,
  commentsDefinition,
  postsByAuthorDefinition,
  postsByCategoryDefinition,
  postsByMonthDefinition,
  postsByTagDefinition,
  rssDefinition,
  tagcloudDefinition,
} from './kinds/listBlocks.ts';
import { geoDefinition, mapDefinition } from './kinds/mapBlock.ts';
import { marqueeDefinition } from './kinds/marqueeBlock.ts';
import { menuDefinition } from './kinds/menuBlock.ts';
import {
  collectionlinkDefinition,
  folderDefinition,
  indexDefinition,
  linkDefinition,
  logoDefinition,
  navigationDefinition,
} from './kinds/pageBlocks.ts';
import {
  donationDefinition,
  memberAreaDefinition,
  pricingPlanDefinition,
  productDefinition,
} from './kinds/productBlocks.ts';
import { searchDefinition } from './kinds/searchBlock.ts';
import {
  acuityDefinition,
  amazonDefinition,
  emailFooterDefinition,
  fivehundredpixDefinition,
  flickrDefinition,
  foursquareDefinition,
  inBrowserMessageLinkDefinition,
  instagramDefinition,
  oldOpenTableDefinition,
  openTableDefinition,
  soundcloudDefinition,
  tockDefinition,
  twitterDefinition,
  websiteComponentDefinition,
  zolaDefinition,
} from './kinds/serviceBlocks.ts';
import { shapeDefinition } from './kinds/shapeBlock.ts';
import { oldSocialLinksDefinition, socialAccountLinksDefinition, socialLinksDefinition } from './kinds/socialBlocks.ts';
import { journalDefinition, oldSummaryDefinition, summaryDefinition } from './kinds/summaryBlock.ts';
import {
  buttonDefinition,
  codeDefinition,
  horizontalruleDefinition,
  htmlDefinition,
  markdownDefinition,
  quoteDefinition,
  spacerDefinition,
} from './kinds/textBlocks.ts';
import { tourDatesDefinition } from './kinds/tourDatesBlock.ts';

/** Every type of block a page can hold, those that menus offer first and in their order. */
export const BLOCK_DEFINITIONS: readonly BlockDefinition[] = [
  htmlDefinition,
  imageDefinition,
  buttonDefinition,
  galleryDefinition,
  videoDefinition,
  audioDefinition,
  albumDefinition,
  formDefinition,
  newsletterDefinition,
  productDefinition,
  summaryDefinition,
  quoteDefinition,
  codeDefinition,
  markdownDefinition,
  embedDefinition,
  horizontalruleDefinition,
  spacerDefinition,
  shapeDefinition,
  accordionDefinition,
  marqueeDefinition,
  chartDefinition,
  mapDefinition,
  calendarDefinition,
  tourDatesDefinition,
  menuDefinition,
  socialLinksDefinition,
  linkDefinition,
  logoDefinition,
  searchDefinition,
  archiveDefinition,
  tagcloudDefinition,
  collectionlinkDefinition,
  navigationDefinition,
  indexDefinition,
  commentsDefinition,
  pricingPlanDefinition,
  donationDefinition,
  memberAreaDefinition,
  rssDefinition,
  openTableDefinition,
  tockDefinition,
  acuityDefinition,
  amazonDefinition,
  soundcloudDefinition,
  flickrDefinition,
  twitterDefinition,
  instagramDefinition,
  // Kept for pages that hold them.
  oldSummaryDefinition,
  journalDefinition,
  postsByAuthorDefinition,
  postsByTagDefinition,
  postsByCategoryDefinition,
  postsByMonthDefinition,
  folderDefinition,
  geoDefinition,
  oldSocialLinksDefinition,
  socialAccountLinksDefinition,
  oldOpenTableDefinition,
  foursquareDefinition,
  fivehundredpixDefinition,
  zolaDefinition,
  emailFooterDefinition,
  inBrowserMessageLinkDefinition,
  websiteComponentDefinition,
];

/** What menus offer on a site where nothing is switched off. */
export const OFFERED_BLOCKS: readonly BlockDefinition[] = BLOCK_DEFINITIONS.filter(({ kept }) => kept === undefined);

const BY_TYPE = new Map<BlockTypeName, BlockDefinition>(
  BLOCK_DEFINITIONS.map((definition) => [definition.type, definition]),
);

/** Null for types that existing pages hold but that nothing here knows more of. */
export function definitionOf(type: BlockTypeName): BlockDefinition | null {
  return BY_TYPE.get(type) ?? null;
}
