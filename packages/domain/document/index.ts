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
export { entryOfPage, entryPage, isProductPage, productPage } from './entryPages.ts';
export { sectionsOfText } from './entrySections.ts';
export { codeInventory } from './lint/codeInventory.ts';
export { linkProblem, linkTarget } from './lint/linkProblem.ts';
export type { LintFinding, LintImage } from './lint/lintFinding.ts';
export { picturesBehindWords } from './lint/lintPictures.ts';
export { lintMendText, lintSentence, lintWording } from './lint/lintWording.ts';
export { lintPage } from './lint/pageLint.ts';
export { redirectProblems } from './lint/redirectProblems.ts';
export { lintSite } from './lint/siteLint.ts';
export { withoutAutofocus } from './lint/withoutAutofocus.ts';
export { type Clash, clashesOf, insistOn, undoEdits } from './merge.ts';
export { replaceNavigation, type WantedLink } from './navigationEdits.ts';
export { freeAddress, newPage } from './newPage.ts';
export { orderBetween, orderOfMany } from './order.ts';
export { isUrlSlugWithSlash, pageAtAddress } from './pageAddress.ts';
export { type DocumentProblem, holdsCode, problemsOf } from './problems.ts';
export {
  changedKeys,
  groupOf,
  groupsOf,
  groupsOfKey,
  keysToPublish,
  withKeysOf,
} from './publication.ts';
export { flagIn, numberIn, recordIn, textIn } from './records/fields.ts';
export { isJsonRecord, isSame, type Json, type JsonRecord } from './records/json.ts';
export {
  linksIn,
  type NavigationLink,
  readLink,
  toNavigations,
  unlinkedPages,
} from './records/navigationRecords.ts';
export {
  blockAt,
  blocksOf,
  pageOfKey,
  sectionRecord,
  sectionsOf,
  toPageDocument,
} from './records/pageRecords.ts';
export {
  idOfKey,
  isForVisitors,
  isRecordKey,
  kindOfKey,
  type RecordKey,
  type RecordKind,
  recordKey,
  type SiteRecords,
} from './records/record.ts';
export { differingKeys, RecordMap, recordsOf } from './records/recordMap.ts';
export { TEMPLATE_LIMITS } from './records/recordShapes.ts';
export { SYSTEM_PAGES, type SystemPage, systemPageId, systemPageOf } from './records/systemPage.ts';
export { type SavedSection, savedSections, templateRecord } from './records/templateRecords.ts';
export { cleaningEdits, imagesIn } from './records/values.ts';
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
export { RECORD_SETTINGS, toSettings } from './siteSettings.ts';
export { planThemeSwitch, type ThemeSwitch } from './themeSwitch.ts';
export { type DocumentCode, documentSentence } from './wording.ts';
