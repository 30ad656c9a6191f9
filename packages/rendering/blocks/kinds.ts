import type { BlockTypeName } from '@quoin/domain/blocks';
import { accordionBlock } from './accordion/accordionBlock.ts';
import { albumBlock, audioBlock } from './audio/audioBlocks.ts';
import type { BlockKind } from './block.ts';
import { buttonBlock } from './button/buttonBlock.ts';
import { calendarBlock } from './calendar/calendarBlock.ts';
import { chartBlock } from './chart/chartBlock.ts';
import { embedBlock, videoBlock } from './embed/embedBlocks.ts';
import { formBlock, newsletterBlock } from './form/formBlocks.ts';
import { galleryBlock } from './gallery/galleryBlock.ts';
import { imageBlock } from './image/imageBlock.ts';
import { commentsBlock, rssBlock } from './lists/feedBlocks.ts';
import {
  archiveBlock,
  postsByAuthorBlock,
  postsByCategoryBlock,
  postsByMonthBlock,
  postsByTagBlock,
  tagcloudBlock,
} from './lists/termBlocks.ts';
import { geoBlock, mapBlock } from './map/mapBlocks.ts';
import { marqueeBlock } from './marquee/marqueeBlock.ts';
import { menuBlock } from './menu/menuBlock.ts';
import {
  collectionlinkBlock,
  folderBlock,
  indexBlock,
  linkBlock,
  logoBlock,
  navigationBlock,
} from './pages/pageBlocks.ts';
import { donationBlock } from './product/donationBlock.ts';
import { memberAreaBlock, pricingPlanBlock, productBlock } from './product/productBlocks.ts';
import { searchBlock } from './search/searchBlock.ts';
import {
  acuityBlock,
  amazonBlock,
  emailFooterBlock,
  fivehundredpixBlock,
  flickrBlock,
  foursquareBlock,
  inBrowserMessageLinkBlock,
  instagramBlock,
  oldOpenTableBlock,
  openTableBlock,
  soundcloudBlock,
  tockBlock,
  twitterBlock,
  websiteComponentBlock,
  zolaBlock,
} from './services/serviceBlocks.ts';
import { shapeBlock } from './shape/shapeBlock.ts';
import { oldSocialLinksBlock, socialAccountLinksBlock, socialLinksBlock } from './social/socialBlocks.ts';
import { journalBlock, oldSummaryBlock, summaryBlock } from './summary/summaryBlock.ts';
import {
  codeBlock,
  horizontalruleBlock,
  htmlBlock,
  markdownBlock,
  quoteBlock,
  spacerBlock,
} from './text/textBlocks.ts';
import { tourDatesBlock } from './tourDates/tourDatesBlock.ts';

/** How each type of block becomes markup; one for every definition of the domain (a test compares). */
export const BLOCK_KINDS: readonly BlockKind[] = [
  accordionBlock,
  albumBlock,
  audioBlock,
  buttonBlock,
  calendarBlock,
  chartBlock,
  embedBlock,
  videoBlock,
  formBlock,
  newsletterBlock,
  galleryBlock,
  imageBlock,
  commentsBlock,
  rssBlock,
  archiveBlock,
  postsByAuthorBlock,
  postsByCategoryBlock,
  postsByMonthBlock,
  postsByTagBlock,
  tagcloudBlock,
  geoBlock,
  mapBlock,
  marqueeBlock,
  menuBlock,
  collectionlinkBlock,
  folderBlock,
  indexBlock,
  linkBlock,
  logoBlock,
  navigationBlock,
  donationBlock,
  memberAreaBlock,
  pricingPlanBlock,
  productBlock,
  searchBlock,
  acuityBlock,
  amazonBlock,
  fivehundredpixBlock,
  flickrBlock,
  foursquareBlock,
  instagramBlock,
  oldOpenTableBlock,
  openTableBlock,
  soundcloudBlock,
  tockBlock,
  twitterBlock,
  zolaBlock,
  emailFooterBlock,
  inBrowserMessageLinkBlock,
  websiteComponentBlock,
  shapeBlock,
  oldSocialLinksBlock,
  socialAccountLinksBlock,
  socialLinksBlock,
  journalBlock,
  oldSummaryBlock,
  summaryBlock,
  codeBlock,
  horizontalruleBlock,
  htmlBlock,
  markdownBlock,
  quoteBlock,
  spacerBlock,
  tourDatesBlock,
];

const BY_TYPE = new Map<BlockTypeName, BlockKind>(BLOCK_KINDS.map((kind) => [kind.type, kind]));

export function kindOf(type: BlockTypeName): BlockKind | null {
  return BY_TYPE.get(type) ?? null;
}
