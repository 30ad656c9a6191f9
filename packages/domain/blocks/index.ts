export { BLOCK_STYLE_FIELDS, type BlockStyle, type HiddenOn } from './blockStyle.ts';
export { BLOCK_TYPES, type BlockTypeName, isBlockType } from './blockTypes.ts';
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
export { accordionDefinition } from './kinds/accordionBlock.ts';
export { albumDefinition, audioDefinition } from './kinds/audioBlocks.ts';
export { calendarDefinition } from './kinds/calendarBlock.ts';
export { chartDefinition } from './kinds/chartBlock.ts';
export { datasetMark, numberOf, parseTable, readTable, tableProblems } from './kinds/chartTable.ts';
export { embedDefinition, videoDefinition } from './kinds/embedBlocks.ts';
export { formDefinition, newsletterDefinition } from './kinds/formBlocks.ts';
export { galleryDefinition } from './kinds/galleryBlock.ts';
export { imageDefinition } from './kinds/imageBlock.ts';
export {
  archiveDefinition,
  commentsDefinition,
  postsByAuthorDefinition,
  postsByCategoryDefinition,
  postsByMonthDefinition,
  postsByTagDefinition,
  rssDefinition,
  tagcloudDefinition,
} from './kinds/listBlocks.ts';
export { geoDefinition, mapDefinition } from './kinds/mapBlock.ts';
export { marqueeDefinition } from './kinds/marqueeBlock.ts';
export { menuDefinition } from './kinds/menuBlock.ts';
export { menuText, parseMenuText, type WrittenMenu } from './kinds/menuText.ts';
export {
  collectionlinkDefinition,
  folderDefinition,
  indexDefinition,
  linkDefinition,
  logoDefinition,
  navigationDefinition,
} from './kinds/pageBlocks.ts';
export {
  donationDefinition,
  memberAreaDefinition,
  pricingPlanDefinition,
  productDefinition,
} from './kinds/productBlocks.ts';
export { searchDefinition } from './kinds/searchBlock.ts';
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
} from './kinds/serviceBlocks.ts';
export { shapeDefinition } from './kinds/shapeBlock.ts';
export {
  oldSocialLinksDefinition,
  socialAccountLinksDefinition,
  socialLinksDefinition,
} from './kinds/socialBlocks.ts';
export { journalDefinition, oldSummaryDefinition, summaryDefinition } from './kinds/summaryBlock.ts';
export {
  buttonDefinition,
  codeDefinition,
  horizontalruleDefinition,
  htmlDefinition,
  markdownDefinition,
  quoteDefinition,
  spacerDefinition,
} from './kinds/textBlocks.ts';
export { tourDatesDefinition } from './kinds/tourDatesBlock.ts';
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
export { type Question, questionsIn } from './questions.ts';
export { readValues } from './readValues.ts';
export { imagesOf, mapReferences, type Reference, referencesOf } from './references.ts';
export { SECTION_STYLE_FIELDS } from './sectionStyle.ts';
export { type BlockWords, blockWords } from './wording.ts';
