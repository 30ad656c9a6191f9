export { SECTION_CATEGORIES, type SectionCategory } from './categories.ts';
export { LOOKS, type Look, type LookStyle, lookOf } from './looks.ts';
export {
  addressFor,
  type DecidedSite,
  decideNewSite,
  decideSiteName,
  type PlannedPage,
  planPages,
  SITE_LIMITS,
  type SiteAnswers,
  siteIdentifiers,
} from './newSite.ts';
export { makePageSections, PAGE_TEMPLATES, type PageTemplate, pageTemplate, titleOf } from './pageTemplates.ts';
export { PURPOSES, type Purpose, purposeOf } from './purposes.ts';
export { SAMPLE_MARKS, type SampleEntry, type SampleProduct, type SampleSet, samplesIn } from './samples.ts';
export { hasStarterWords } from './starterWords.ts';
export {
  type CollectionRole,
  type MadeBlock,
  type MadeSection,
  makeSection,
  type PageRole,
  type PictureShape,
  type SectionTemplate,
  type SectionTools,
} from './template.ts';
export { SECTION_TEMPLATES, sectionTemplate } from './templates.ts';
export { type SiteCode, siteSentence, siteWording } from './wording.ts';
