import { accordionDefinition } from './accordionBlock.ts';
import { albumDefinition, audioDefinition } from './audioBlocks.ts';
import type { BlockTypeName } from './blockTypes.ts';
import { calendarDefinition } from './calendarBlock.ts';
import { chartDefinition } from './chartBlock.ts';
import type { BlockDefinition } from './definition.ts';
import { embedDefinition, videoDefinition } from './embedBlocks.ts';
import { formDefinition, newsletterDefinition } from './formBlocks.ts';
import { galleryDefinition } from './galleryBlock.ts';
import { imageDefinition } from './imageBlock.ts';
import {
  archiveDefinition,
  commentsDefinition,
  postsByAuthorDefinition,
  postsByCategoryDefinition,
  postsByMonthDefinition,
  postsByTagDefinition,
  rssDefinition,
  tagcloudDefinition,
} from './listBlocks.ts';
import { geoDefinition, mapDefinition } from './mapBlock.ts';
import { marqueeDefinition } from './marqueeBlock.ts';
import { menuDefinition } from './menuBlock.ts';
import {
  collectionlinkDefinition,
  folderDefinition,
  indexDefinition,
  linkDefinition,
  logoDefinition,
  navigationDefinition,
} from './pageBlocks.ts';
import { donationDefinition, memberAreaDefinition, pricingPlanDefinition, productDefinition } from './productBlocks.ts';
import { searchDefinition } from './searchBlock.ts';
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
} from './serviceBlocks.ts';
import { shapeDefinition } from './shapeBlock.ts';
import { oldSocialLinksDefinition, socialAccountLinksDefinition, socialLinksDefinition } from './socialBlocks.ts';
import { journalDefinition, oldSummaryDefinition, summaryDefinition } from './summaryBlock.ts';
import {
  buttonDefinition,
  codeDefinition,
  horizontalruleDefinition,
  htmlDefinition,
  markdownDefinition,
  quoteDefinition,
  spacerDefinition,
} from './textBlocks.ts';
import { tourDatesDefinition } from './tourDatesBlock.ts';

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
