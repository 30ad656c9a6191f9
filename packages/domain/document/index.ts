export { type BehindWords, behindWords, type ReadOver, readOver } from './behindWords.ts';
export { BINDING_KINDS, type Binding, type BindingKind, bindingTo, formatBinding, parseBinding } from './binding.ts';
export {
  FIELDS_OWNER,
  FIELDS_TITLE,
  fieldSectionId,
  isFieldSection,
  withFieldSections,
  withStoredFields,
} from './blockFields.ts';
export { type CodeInventory, codeInventory } from './codeInventory.ts';
export { type CommandCode, commandSentence, commandWording } from './commandWording.ts';
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
export { entryOfPage, entryPage, entryPagesIn, isProductPage, productPage, sectionsOfText } from './entrySections.ts';
export { flagIn, numberIn, recordIn, recordsIn, textIn } from './fields.ts';
export { isJsonRecord, isSame, type Json, type JsonRecord } from './json.ts';
export { type LinkTarget, linkProblem, linkTarget } from './linkProblem.ts';
export type { LintAround, LintFinding, LintImage, LintMend } from './lintFinding.ts';
export { picturesBehindWords } from './lintPictures.ts';
export { type LintCode, lintMendText, lintSentence, lintWording } from './lintWording.ts';
export { type Clash, clashesOf, insistOn, undoEdits } from './merge.ts';
export { replaceNavigation, type WantedLink } from './navigationEdits.ts';
export {
  fromNavigations,
  linksIn,
  type NavigationLink,
  readLink,
  toNavigations,
  unlinkedPages,
} from './navigationRecords.ts';
export { inOrder, orderBetween, orderOfMany } from './order.ts';
export { isReservedAddress, isUrlSlugWithSlash, PAGE_ADDRESS_LIMITS, pageAtAddress } from './pageAddress.ts';
export { LINT_LIMITS, lintPage } from './pageLint.ts';
export {
  blockAt,
  blockRecord,
  blocksOf,
  fromPageDocument,
  pageOfKey,
  sectionRecord,
  sectionsOf,
  toPageDocument,
} from './pageRecords.ts';
export { DOCUMENT_LIMITS, type DocumentProblem, holdsCode, problemsOf } from './problems.ts';
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
  RECORD_KINDS,
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
  fromServedPage,
  homepageOf,
  isPublicPage,
  isSameDocument,
  isSameNavigation,
  navigationNames,
  OWN_PAGE_SETTINGS,
  ownPageSettings,
  type ServedPage,
  type ServedSite,
  toServed,
  toServedPage,
} from './servedSite.ts';
export { RECORD_LIMITS } from './shapeProblems.ts';
export { lintSite } from './siteLint.ts';
export { RECORD_SETTINGS, toSettings } from './siteSettings.ts';
export { type SavedSection, savedSections, templateRecord } from './templateRecords.ts';
export { planThemeSwitch, type ThemeSwitch } from './themeSwitch.ts';
export { cleaningEdits, imagesIn } from './values.ts';
export { withoutAutofocus } from './withoutAutofocus.ts';
export { type DocumentCode, documentSentence, documentWording } from './wording.ts';
