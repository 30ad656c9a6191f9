export { accordionDefinition } from './accordionBlock.ts';
export { albumDefinition, audioDefinition } from './audioBlocks.ts';
export { BLOCK_STYLE_FIELDS, type BlockStyle, type HiddenOn } from './blockStyle.ts';
export { BLOCK_TYPES, type BlockTypeName, isBlockType } from './blockTypes.ts';
export { calendarDefinition } from './calendarBlock.ts';
export { chartDefinition } from './chartBlock.ts';
export { datasetMark, numberOf, parseTable, readTable, tableProblems } from './chartTable.ts';
export {
  BLOCK_FEATURES,
  BLOCK_GROUPS,
  type BlockDefinition,
  type BlockFeature,
  type BlockGroup,
  type BlockIcon,
  type BlockValue,
  fieldNames,
  isFeatureOn,
  type WrittenField,
} from './definition.ts';
export { BLOCK_DEFINITIONS, definitionOf, OFFERED_BLOCKS } from './definitions.ts';
export { embedDefinition, videoDefinition } from './embedBlocks.ts';
export type {
  ChoiceField,
  ColorField,
  Field,
  Fields,
  FlagField,
  HtmlField,
  ListField,
  NumberField,
  ReferenceField,
  ReferenceTarget,
  TableField,
  TableValue,
  TextContent,
  TextField,
  ValueOf,
  ValuesOf,
} from './field.ts';
export { formDefinition, newsletterDefinition } from './formBlocks.ts';
export { galleryDefinition } from './galleryBlock.ts';
export { imageDefinition } from './imageBlock.ts';
export {
  archiveDefinition,
  commentsDefinition,
  postsByAuthorDefinition,
  postsByCategoryDefinition,
  postsByMonthDefinition,
  postsByTagDefinition,
  rssDefinition,
  tagcloudDefinition,
} from './listBlocks.ts';
export { geoDefinition, mapDefinition } from './mapBlock.ts';
export { marqueeDefinition } from './marqueeBlock.ts';
export { menuDefinition } from './menuBlock.ts';
export { menuText, parseMenuText, type WrittenMenu } from './menuText.ts';
export {
  collectionlinkDefinition,
  folderDefinition,
  indexDefinition,
  linkDefinition,
  logoDefinition,
  navigationDefinition,
} from './pageBlocks.ts';
export {
  type Block,
  blockNumber,
  type PageDocument,
  readPageDocument,
  SECTION_THEMES,
  type Section,
  type SectionBackground,
  type SectionTheme,
} from './pageDocument.ts';
export { fillsPlace, phonePlaces } from './phonePlaces.ts';
export { type BlockCode, blockProblemSentence, blockProblemWording } from './problems.ts';
export {
  donationDefinition,
  memberAreaDefinition,
  pricingPlanDefinition,
  productDefinition,
} from './productBlocks.ts';
export { type Question, questionsIn } from './questions.ts';
export { readValues } from './readValues.ts';
export { imagesOf, mapReferences, type Reference, referencesOf } from './references.ts';
export { searchDefinition } from './searchBlock.ts';
export { SECTION_STYLE_FIELDS } from './sectionStyle.ts';
export {
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
export { shapeDefinition } from './shapeBlock.ts';
export {
  oldSocialLinksDefinition,
  socialAccountLinksDefinition,
  socialLinksDefinition,
} from './socialBlocks.ts';
export { journalDefinition, oldSummaryDefinition, summaryDefinition } from './summaryBlock.ts';
export {
  buttonDefinition,
  codeDefinition,
  horizontalruleDefinition,
  htmlDefinition,
  markdownDefinition,
  quoteDefinition,
  spacerDefinition,
} from './textBlocks.ts';
export { tourDatesDefinition } from './tourDatesBlock.ts';
export { type BlockWords, blockWords } from './wording.ts';
