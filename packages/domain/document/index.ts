export { behindWords, readOver } from './behindWords.ts';
export { type Binding, bindingTo, formatBinding, parseBinding } from './binding.ts';
export {
  FIELDS_OWNER,
  FIELDS_TITLE,
  fieldSectionId,
  isFieldSection,
  withFieldSections,
  withStoredFields,
} from './blockFields.ts';
export { codeInventory } from './codeInventory.ts';
export { commandSentence } from './commandWording.ts';
export { differenceWords, type PageDifference, valueName } from './differenceWords.ts';
export {
  applyEdits,
  diffRecord,
  diffRecords,
  type Edit,
  edit,
  invertEdits,
  squashEdits,
  valueAt,
} from './edit.ts';
export { entryOfPage, entryPage, isProductPage, productPage, sectionsOfText } from './entrySections.ts';
export { flagIn, numberIn, recordIn, textIn } from './fields.ts';
export { isJsonRecord, isSame, type Json, type JsonRecord } from './json.ts';
export { linkProblem, linkTarget } from './linkProblem.ts';
export type { LintFinding, LintImage } from './lintFinding.ts';
export { picturesBehindWords } from './lintPictures.ts';
export { lintMendText, lintSentence, lintWording } from './lintWording.ts';
export { type Clash, clashesOf, insistOn, undoEdits } from './merge.ts';
export { replaceNavigation, type WantedLink } from './navigationEdits.ts';
export {
  linksIn,
  type NavigationLink,
  readLink,
  toNavigations,
  unlinkedPages,
} from './navigationRecords.ts';
export { orderBetween } from './order.ts';
export { isReservedAddress, isUrlSlugWithSlash, pageAtAddress } from './pageAddress.ts';
export { lintPage } from './pageLint.ts';
export {
  blockAt,
  blocksOf,
  pageOfKey,
  sectionRecord,
  sectionsOf,
  toPageDocument,
} from './pageRecords.ts';
export { type DocumentProblem, holdsCode, problemsOf } from './problems.ts';
export {
  changedKeys,
  groupOf,
  groupsOf,
  groupsOfKey,
  keysToPublish,
  withKeysOf,
} from './publication.ts';
export {
  idOfKey,
  isForVisitors,
  isRecordKey,
  kindOfKey,
  type RecordKey,
  type RecordKind,
  recordKey,
  type SiteRecords,
} from './record.ts';
export { differingKeys, RecordMap, recordsOf } from './recordMap.ts';
export { TEMPLATE_LIMITS } from './recordShapes.ts';
export { redirectProblems } from './redirectProblems.ts';
export {
  fromServed,
  homepageOf,
  navigationNames,
  OWN_PAGE_SETTINGS,
  ownPageSettings,
  type ServedPage,
  type ServedSite,
  toServed,
  toServedPage,
} from './servedSite.ts';

export { lintSite } from './siteLint.ts';
export { RECORD_SETTINGS, toSettings } from './siteSettings.ts';
export { SYSTEM_PAGES, type SystemPage, systemPageId, systemPageOf } from './systemPage.ts';
export { type SavedSection, savedSections, templateRecord } from './templateRecords.ts';
export { planThemeSwitch, type ThemeSwitch } from './themeSwitch.ts';
export { cleaningEdits, imagesIn } from './values.ts';
export { withoutAutofocus } from './withoutAutofocus.ts';
export { type DocumentCode, documentSentence } from './wording.ts';
